/** How many entries a list has, as the CMS says it, in French. */
import { onDrawn } from './on-drawn'

/** Above the entries of a list, or of a group. */
const counts = '.toolbar.top > .label > .summary'

/**
 * What adds to a list names an entry with its article, « Ajouter une fermeture »; of a list of one the
 * CMS puts a number before it, « 1 une fermeture ». Once the article is gone there is nothing more to do.
 * @param root where fields and lists come and go: the document's body.
 */
export function countInFrench(root: HTMLElement): void {
  onDrawn(root, () => {
    for (const count of root.querySelectorAll(counts))
      for (const part of count.childNodes)
        if (part instanceof Text && article.test(part.data))
          part.data = part.data.replace(article, '$1')
  })
}

const article = /^(\s*1\s+)une? /
