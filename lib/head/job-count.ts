import { findAll } from '@/lib/browser/find-all'
import { find, listen } from './listen'

/**
 * Says how many jobs a choice leaves. The style sheet has filtered them, and shows their number too, but screen
 * readers are not told of numbers that a style sheet changes.
 */
export function countJobs(): void {
  listen('change', '.job-choices', () => {
    const left = [...findAll('.jobs > ul > li')].filter((job) => job.getClientRects().length).length
    const count = find('.job-count')!
    // The text for screen readers and eyes alike: the style sheet adds nothing to it any more.
    count.dataset.said = ''
    count.textContent = `Chantiers montrés : ${left || count.dataset.none}`
  })
}
