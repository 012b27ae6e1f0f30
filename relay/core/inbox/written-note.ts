import { html, type Html } from '../html'

/** A note that was not added, to be copied; nothing where none was written. */
export function writtenNote(text: string): Html {
  if (text === '') return html``
  return html`<p><label for="written">Votre note n'a pas été ajoutée. Copiez-la d'ici :</label></p>
    <textarea id="written" rows="6" readonly>${text}</textarea>`
}
