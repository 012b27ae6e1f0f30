import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // How React spells what means the same: `<br/>`, `async=""`, `srcSet`.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'attr-case': 'off',
      // React's own ids begin with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // What Radix sets on its tabs and panels.
      'no-inline-style': ['error', { allowedProperties: ['animation-duration', 'outline'] }],
      // Radix makes a region of each accordion panel; a combobox's list can be no `<select>`.
      'prefer-native-element': ['error', { exclude: ['region', 'listbox'] }],
      // « text » is the default of HTML; the forms' script budget has no room to repeat it.
      'no-implicit-input-type': 'off',
      // The style sheet keeps phone numbers on one line; ordinary spaces copy well.
      'tel-non-breaking': 'off',
      // lib/site/content/check.ts and ./metadata.ts hold titles to less, brand included.
      'long-title': 'off',
    },
  }),
)

/** What html-validate finds in an exported file, by place and rule. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line, column }) =>
        `${ruleId}: ${message} (${selector ?? `${line}:${column}`})`,
    ),
  )
}
