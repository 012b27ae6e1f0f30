/**
 * Brings the dates of a page up to the visitor's day as soon as the page is read, without waiting for
 * React: `data-now` is `day` or `year`. The frame, with the year, stays as it is on a change of route;
 * a day comes with its page, and is brought up to date by `app/_legal/today.tsx`.
 */
export function showToday(): void {
  addEventListener('DOMContentLoaded', () => {
    const now = new Date()
    document.querySelectorAll<HTMLElement>('[data-now]').forEach((element) => {
      element.textContent =
        element.dataset.now === 'year'
          ? `${now.getFullYear()}`
          : now.toLocaleDateString('fr', { dateStyle: 'long' })
    })
  })
}
