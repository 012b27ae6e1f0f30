/** Corrects the French of the number of entries that the CMS shows above a list. */
import { onDrawn } from './on-drawn'

/** The numbers above the entries of a list or of a group. */
const counts = '.toolbar.top > .label > .summary'

/**
 * The button that adds an entry names it with its article, « Ajouter une fermeture ». For a list of one entry
 * the CMS puts the number before that, « 1 une fermeture », which becomes « 1 fermeture ». For other lists it
 * puts the number before the list's label, which may be no plural: « 2 Lundi » becomes « Lundi : 2 ».
 * @param root where fields and lists appear and disappear: the document's body.
 */
export function countInFrench(root: HTMLElement): void {
  onDrawn(root, () => {
    for (const count of root.querySelectorAll(counts))
      for (const part of count.childNodes)
        if (part instanceof Text && (article.test(part.data) || others.test(part.data)))
          part.data = part.data.replace(article, '$1').replace(others, '$2 : $1')
  })
}

const article = /^(\s*1\s+)une? /
const others = /^\s*(0|[2-9]|\d{2,})\s+(\S.*?)\s*$/
