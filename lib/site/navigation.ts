import type { MenuLink } from '@/lib/addresses/menu-link'
import { paths } from '@/lib/addresses/paths'
import { home } from './catalog'
import { findPage } from './pages'

const hasEstimation = findPage('estimation', paths.estimation) !== undefined
const hasGuide = findPage('tradesOverview', paths.trades) !== undefined
const hasTestimonials = home.testimonials.length > 0
/** The gallery of the home page, from which the finished jobs are reached; without it, these. */
const works =
  home.gallery.images.length > 0 ? paths.gallery : findPage('jobs', paths.jobs) && paths.jobs

/** The header's menu: to what is there, and nothing else. */
export const headerLinks: readonly MenuLink[] = [
  { label: 'Nos Services', href: paths.services, highlight: '/services/' },
  { label: 'Zones d’Intervention', href: paths.serviceArea, highlight: paths.serviceArea },
  ...(hasEstimation
    ? [{ label: 'Estimation Avant Achat', href: paths.estimation, highlight: paths.estimation }]
    : []),
  ...(hasTestimonials ? [{ label: 'Témoignages', href: paths.testimonials }] : []),
  ...(works ? [{ label: 'Réalisations', href: works, highlight: paths.jobs }] : []),
  { label: 'Contact', href: paths.contact },
]

/** The footer's; what the firm's content adds stands last. */
export const footerLinks: readonly MenuLink[] = [
  { label: 'Nos services', href: paths.services },
  { label: 'Zones d’intervention', href: paths.serviceArea },
  ...(hasEstimation ? [{ label: 'Estimation avant achat', href: paths.estimation }] : []),
  ...(hasGuide ? [{ label: 'Métiers de la rénovation', href: paths.trades }] : []),
  ...(hasTestimonials ? [{ label: 'Témoignages', href: paths.testimonials }] : []),
  ...(works ? [{ label: 'Réalisations', href: works }] : []),
  { label: 'Contact', href: paths.contact },
  { label: 'Demander un devis', href: paths.quote },
  ...(findPage('checks', paths.checks) ? [{ label: 'Vérifiez-nous', href: paths.checks }] : []),
  ...(findPage('aids', paths.aids) ? [{ label: 'Aides et TVA', href: paths.aids }] : []),
]
