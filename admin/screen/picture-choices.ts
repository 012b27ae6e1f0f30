/**
 * Shows pictures beside their descriptions wherever the CMS offers them to choose from: in the open list and
 * for the chosen value. Adds only an attribute and a variable to the elements of the CMS, from which the
 * style sheet paints, so that names, keys and clicks stay the same. Elements that are drawn again are marked
 * again.
 */
import { onDrawn } from './on-drawn'

/** What each picture shows, by id. */
type Pictures = Readonly<Record<string, string>>

/** Elements that name a picture: a line of the open list, the value of a field, one of several values. */
const places =
  '[role=option], [data-field-type=relation] [role=combobox] > .label, [data-field-type=relation] [role=gridcell].label'

/**
 * Starts showing pictures.
 * @param root where fields and lists appear and disappear: the document's body.
 * @returns `update`, to be called when the pictures have changed.
 */
export function showPictures(
  root: HTMLElement,
  known: Pictures,
): { readonly update: (pictures: Pictures) => void } {
  let pictures = known
  let ids = idsByText(known)
  const mark = () => {
    for (const place of root.querySelectorAll<HTMLElement>(places)) {
      // A line's own text also contains the mark of a chosen one, so its label is preferred.
      const { value, label = place.textContent } = place.dataset
      const text = label.trim()
      // A trade may have the id of a picture; the description tells them apart.
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

/** Ids by description. A description that two pictures share is left out. */
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
