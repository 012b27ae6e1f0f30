/** All elements of the page that match a selector, in their order. */
export const findAll = (selector: string) => document.querySelectorAll<HTMLElement>(selector)
