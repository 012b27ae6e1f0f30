import { company } from '@/lib/site/catalog'

/** The names of the links to the firm's social networks. */
export const socialNames = company.social.map(({ network }) =>
  network.replace(/^./, (first) => first.toUpperCase()),
)
