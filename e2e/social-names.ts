import { firm } from '@/lib/site/catalog'

/** The names of the links to the firm's social networks. */
export const socialNames = firm.social.map(({ network }) =>
  network.replace(/^./, (first) => first.toUpperCase()),
)
