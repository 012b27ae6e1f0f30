/**
 * A form sent before its script has woken up would leave the page with what was typed. This inline
 * script holds that first submit; the form takes it up again with `takeEarlySubmit`.
 */
export const earlySubmitScript = `addEventListener('submit',function(e){var f=e.target;if(f.dataset.awake===undefined){e.preventDefault();f.dataset.early=''}},true)`

/** Marks a form as awake; true when a visitor has already tried to send it. */
export function takeEarlySubmit(form: HTMLFormElement): boolean {
  form.dataset.awake = ''
  const early = form.dataset.early !== undefined
  delete form.dataset.early
  return early
}
