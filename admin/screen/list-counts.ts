/** Corrects the French of the number of entries that the CMS shows above a list. */
import { onDrawn } from './on-drawn'

/** The numbers above the entries of a list or of a group. */
const counts = '.toolbar.top > .label > .summary'

/**
 * What adds to a list names an entry with its article, « Ajouter une fermeture »; of a list of one the
 * CMS puts a number before it, « 1 une fermeture », and of others before what the list is called, which
 * need be no plural: « 2 Lundi ». What has been written otherwise no longer begins with a number.
 * @param root where fields and lists come and go: the document's body.
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
