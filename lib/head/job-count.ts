import { findAll } from '@/lib/browser/find-all'
import { find, listen } from './listen'

/**
 * Says how many jobs a choice leaves. The style sheet has filtered them, and shows their number too, but screen
 * readers are not told of numbers that a style sheet changes.
 */
export function countJobs(): void {
  listen('change', '.job-choices', () => {
    const left = [...findAll('.jobs > ul > li')].filter((job) => job.getClientRects().length).length
    const count = find('.job-count span')!
    // For eyes too: the style sheet counts only where this is empty.
    count.textContent = `${left || count.dataset.none}`
  })
}
