import type { MenuLink } from '@/lib/addresses/menu-link'
import { paths } from '@/lib/addresses/paths'
import { home } from './catalog'
import { findPage } from './pages'

const hasEstimation = findPage('estimation', paths.estimation) !== undefined
const hasGuide = findPage('tradesOverview', paths.trades) !== undefined
const hasTestimonials = home.testimonials.length > 0
/**
 * Where « Réalisations » leads: the gallery of the home page, from which finished jobs are reached; without a
 * gallery, their list.
 */
const works =
  home.gallery.images.length > 0 ? paths.gallery : findPage('jobs', paths.jobs) && paths.jobs

/** The menu of the header; only what the site has. */
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

/** The menu of the footer; what only some firms have stands last. */
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
