/**
 * What a draft depends on of the screen's configuration. The CMS throws drafts away whose configuration
 * has changed, without a word; ours changes with each price, commune and service there is to choose from,
 * which no draft is shaped by: what is no longer there is refused by its field.
 * @returns a text that is the same for two configurations with the same fields.
 */
export function draftShape(config: object): string {
  return JSON.stringify(config, (name, value: unknown) => (name === 'options' ? undefined : value))
}
