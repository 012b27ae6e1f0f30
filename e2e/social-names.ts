import { company } from '@/lib/site/catalog'

/** The networks that the firm is on, as their links are called. */
export const socialNames = company.social.map(({ network }) =>
  network.replace(/^./, (first) => first.toUpperCase()),
)
