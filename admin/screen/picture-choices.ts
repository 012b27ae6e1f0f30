/**
 * Shows pictures beside their words wherever the CMS offers them to choose from: in the open list, and
 * on what is chosen. Nothing is added to what it draws but an attribute, from which the style sheet
 * paints; names, keys and clicks stay what they are, and what is drawn anew is marked anew.
 */
import { onDrawn } from './on-drawn'

/** What each picture there is shows, by id. */
type Pictures = Readonly<Record<string, string>>

/** What the CMS chooses pictures with: a line of the open list, what a field holds, one of several. */
const places =
  '[role=option], [data-field-type=relation] [role=combobox] > .label, [data-field-type=relation] [role=gridcell].label'

/** @param root where fields and lists come and go: the document's body. */
export function showPictures(
  root: HTMLElement,
  known: Pictures,
): { readonly update: (pictures: Pictures) => void } {
  let pictures = known
  let ids = idsByText(known)
  const mark = () => {
    for (const place of root.querySelectorAll<HTMLElement>(places)) {
      // Beside the words of a line stands the mark that it is chosen.
      const { value, label = place.textContent } = place.dataset
      const text = label.trim()
      // A trade may have the name of a picture: its words tell them apart.
      const id =
        value === undefined ? ids.get(text) : pictures[value]?.trim() === text ? value : undefined
      if (place.dataset.picture === id) continue
      if (id === undefined) delete place.dataset.picture
      else place.dataset.picture = id
      const address = id && new URL(`thumbnails/${id}.webp`, document.baseURI).href
      place.style.setProperty('--picture', address ? `url("${address}")` : null)
    }
  }
  onDrawn(root, mark)
  return {
    update(now) {
      pictures = now
      ids = idsByText(now)
      mark()
    },
  }
}

/** What two pictures say of themselves names neither. */
function idsByText(pictures: Pictures): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  const twice = new Set<string>()
  for (const [id, alt] of Object.entries(pictures)) {
    const text = alt.trim()
    if (ids.has(text)) twice.add(text)
    ids.set(text, id)
  }
  for (const text of twice) ids.delete(text)
  return ids
}
