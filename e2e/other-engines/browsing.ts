import { firm, home, jobs, tradesOfCategory, serviceCards } from '@/lib/site/catalog'
import { jobFacets } from '@/lib/site/job-facets'
import { shownPrice } from '@/lib/site/prices'
import { modelService, modelTrade, templates } from '@/scripts/checks/model-pages'
import { withFee } from '../communes'
import { paths } from '@/lib/addresses/paths'
import { siteOrigin } from '../site'
import type { Journey } from './journey'

const service = modelService
const phone = 390
const pictures = home.gallery.images.length

/** Journeys for a home page that has a gallery. */
const gallery: readonly Journey[] = [
  {
    title: 'the gallery opens large, answers arrows and Escape, and gives the focus back',
    async run(visitor) {
      await visitor.open(paths.home)
      await visitor.press('#gallery [data-gallery] li:first-child a')
      await visitor.sees('dialog', `1 / ${pictures}`)
      await visitor.key('ArrowLeft')
      await visitor.sees('dialog', `${pictures} / ${pictures}`)
      await visitor.key('ArrowRight')
      await visitor.key('ArrowRight')
      await visitor.sees('dialog', `2 / ${pictures}`)
      await visitor.press('dialog button', 'Image suivante')
      await visitor.sees('dialog', `${Math.min(3, pictures)} / ${pictures}`)
      await visitor.key('Escape')
      await visitor.misses('dialog')
      await visitor.focused('#gallery [data-gallery] li:first-child a')
      await visitor.isAt(paths.home)
    },
  },
  {
    title:
      'Back closes the gallery’s large picture and stays, and closing it leaves nothing behind',
    async run(visitor) {
      await visitor.open(paths.quote)
      await visitor.page.goto(siteOrigin + paths.home)
      await visitor.press('#gallery [data-gallery] li:first-child a')
      await visitor.sees('dialog', `1 / ${pictures}`)
      await visitor.page.back()
      await visitor.misses('dialog')
      await visitor.isAt(paths.home)
      await visitor.press('#gallery [data-gallery] li:first-child a')
      await visitor.sees('dialog', `1 / ${pictures}`)
      await visitor.key('Escape')
      await visitor.misses('dialog')
      await visitor.page.back()
      await visitor.isAt(paths.quote)
    },
  },
]

/** Finding one's way through the site. */
export const browsing: readonly Journey[] = [
  {
    title: 'the home page opens whole, and React takes it over once the visitor reaches for it',
    async run(visitor) {
      await visitor.open(paths.home)
      await visitor.sees('h1', firm.tagline)
      await visitor.count('#services ul > li', serviceCards.length)
      await visitor.until(
        'the picture of the hero has arrived',
        () =>
          visitor.run(
            () => document.querySelector<HTMLImageElement>('main img')?.naturalWidth ?? 0,
          ),
        (width) => width > 0,
      )
      await visitor.press('form [name="firstName"]')
      await visitor.until(
        'React is awake',
        () => visitor.run(() => document.documentElement.dataset.scripts ?? ''),
        (state) => state === 'awake',
      )
    },
  },
  {
    title: 'from the home page to a service, to a trade, and back',
    async run(visitor) {
      await visitor.open(paths.home)
      await visitor.press('#services a', `En savoir plus : ${service.name}`)
      await visitor.isAt(paths.service(service.slug))
      await visitor.sees('h1', service.title)
      await visitor.sees('header [aria-current]', 'Nos Services')
      await visitor.press('[role="tabpanel"] a', 'En savoir plus')
      await visitor.until(
        'the address is that of a trade',
        () => visitor.run(() => location.pathname),
        (path) => path.startsWith(`${paths.service(service.slug)}/metiers/`),
      )
      await visitor.sees('nav[aria-label="Fil d’Ariane"]', service.name)
      await visitor.page.back()
      await visitor.isAt(paths.service(service.slug))
      await visitor.page.back()
      await visitor.isAt(paths.home)
      await visitor.sees('h1', firm.tagline)
    },
  },
  {
    title: 'the menu of a phone opens, closes on Escape with the focus back, and leads on',
    width: phone,
    async run(visitor) {
      await visitor.open(paths.home)
      await visitor.misses('#menu')
      await visitor.press('button[popovertarget="menu"]')
      await visitor.count('#menu a', templates.estimation ? 7 : 6)
      await visitor.key('Escape')
      await visitor.misses('#menu')
      await visitor.focused('button[popovertarget="menu"]')
      await visitor.press('button[popovertarget="menu"]')
      await visitor.press('#menu a', 'Demander un Devis')
      await visitor.isAt(paths.quote)
      await visitor.sees('form')
      await visitor.misses('#menu')
    },
  },
  {
    title: 'on a phone the bar with call and quote stands below, and never over a form',
    width: phone,
    async run(visitor) {
      await visitor.open(paths.service(service.slug))
      await visitor.sees('.phone-bar a', 'Appeler')
      await visitor.press('.phone-bar a', 'Devis gratuit')
      await visitor.isAt(paths.quote)
      // This press succeeds only if nothing covers the field.
      await visitor.press('form [name="description"]')
      await visitor.misses('.phone-bar')
    },
  },
  {
    title: 'the consent banner is answered once and for all',
    async run(visitor) {
      await visitor.openNew(paths.home)
      await visitor.press('.choice-bar button', 'Tout accepter')
      await visitor.misses('.choice-bar')
      await visitor.sees('[aria-label^="Notifications"] li', 'Vous avez accepté tous les cookies.')
      await visitor.page.reload()
      await visitor.sees('h1')
      await visitor.misses('.choice-bar')
    },
  },
  {
    title: 'tabs open by press and by arrow keys, each its own panel',
    async run(visitor) {
      const [first, second, third] = service.detailedServices
      await visitor.open(paths.service(service.slug))
      await visitor.count('[role="tabpanel"]', 1)
      await visitor.sees('[role="tabpanel"]', first!.description[0]!)
      await visitor.press('[role="tab"]', second!.name)
      await visitor.sees('[role="tabpanel"]', second!.description[0]!)
      await visitor.key('ArrowRight')
      await visitor.focused('[role="tab"]', third!.name)
      await visitor.sees('[role="tabpanel"]', third!.description[0]!)
      await visitor.key('Home')
      await visitor.sees('[role="tabpanel"]', first!.description[0]!)
      await visitor.count('[role="tabpanel"]', 1)
    },
  },
  {
    title: 'questions open one at a time, and close',
    async run(visitor) {
      const [first, second] = service.faqs
      await visitor.open(paths.service(service.slug))
      await visitor.misses('.panel', first!.answer)
      await visitor.press('.accordion h3', first!.question)
      await visitor.sees('.panel', first!.answer)
      await visitor.press('.accordion h3', second!.question)
      await visitor.sees('.panel', second!.answer)
      await visitor.misses('.panel', first!.answer)
      await visitor.press('.accordion h3', second!.question)
      await visitor.misses('.panel', second!.answer)
    },
  },
  ...(pictures > 0 ? gallery : []),
  {
    title: 'the edge between before and after follows the arrow keys',
    async run(visitor) {
      const edge = () =>
        visitor.run(() => {
          const before = document.querySelector('.before-after .picture')
          return before ? getComputedStyle(before).clipPath : ''
        })
      await visitor.open(paths.home)
      await visitor.press('.before-after input')
      const before = await visitor.until('the edge is drawn', edge, (clip) =>
        clip.includes('inset'),
      )
      for (let press = 0; press < 10; press++) await visitor.key('ArrowRight')
      await visitor.until('the edge has moved', edge, (clip) => clip !== before)
      await visitor.key('Home')
      await visitor.text('.before-after input', '0')
    },
  },
  {
    title:
      'the search among a family’s trades filters as one types, says when nothing is left, and stays for who comes back',
    async run(visitor) {
      if (!templates.category) return
      await visitor.open(templates.category)
      await visitor.count('article', tradesOfCategory(modelTrade.categoryId).length)
      await visitor.write('[type="search"]', modelTrade.subtitle)
      await visitor.count('article', 1)
      await visitor.sees('article', modelTrade.title)
      await visitor.write('[type="search"]', 'zzz')
      await visitor.sees('main', 'Aucun métier ne correspond à votre recherche.')
      await visitor.misses('article')
      await visitor.write('[type="search"]', modelTrade.subtitle)
      await visitor.count('article', 1)
      await visitor.press(`footer a[href="${paths.privacy}"]`)
      await visitor.isAt(paths.privacy)
      await visitor.page.back()
      await visitor.isAt(templates.category)
      await visitor.count('article', 1)
      await visitor.text('[type="search"]', modelTrade.subtitle)
    },
  },
  {
    title: 'a surface under a price gives an amount',
    async run(visitor) {
      const [first] = service.detailedServices
      const amount = first?.price && shownPrice(first.price)
      if (!amount?.quantity) return
      await visitor.open(paths.service(service.slug))
      await visitor.write('[data-unit-price]', '10 m²')
      const total = (10 * (amount.amount?.from ?? 0)).toLocaleString('fr')
      await visitor.text('[role="tabpanel"] output', `à partir de ${total} € TTC`)
    },
  },
  {
    title: 'the search for a commune proposes, is answered by keyboard, and says distance and fee',
    async run(visitor) {
      await visitor.open(paths.serviceArea)
      const near = withFee('none')!
      await visitor.write('[role="combobox"]', near.name)
      await visitor.sees('[role="option"]', near.option)
      await visitor.key('ArrowDown')
      await visitor.sees('[role="option"][aria-selected="true"]')
      await visitor.key('Enter')
      await visitor.misses('[role="option"]')
      await visitor.text('[role="combobox"]', near.option)
      await visitor.sees(
        '[role="status"]',
        `${near.name}, ${near.answer?.km} km. Aucun frais de déplacement.`,
      )
    },
  },
  {
    title: 'an address that has moved ends at its new one',
    async run(visitor) {
      await visitor.open('/devis')
      await visitor.isAt(paths.quote)
      await visitor.sees('form')
    },
  },
  {
    title: 'an unknown address says so and leads home',
    problems: [/^404: no page at/],
    async run(visitor) {
      await visitor.open('/nulle-part')
      await visitor.text('h1', '404')
      await visitor.sees('main', 'Oops! Page not found')
      await visitor.press('main a', 'Return to Home')
      await visitor.isAt(paths.home)
      await visitor.open(paths.service('inconnu'))
      await visitor.text('h1', 'Service non trouvé')
    },
  },
  {
    title: 'without JavaScript every panel is readable, and the menu opens',
    width: phone,
    scripts: false,
    async run(visitor) {
      await visitor.openNew(paths.service(service.slug))
      for (const { description } of service.detailedServices)
        await visitor.sees('.panel', description[0])
      for (const { answer } of service.faqs) await visitor.sees('.panel', answer)
      await visitor.misses('.choice-bar')
      await visitor.press('button[popovertarget="menu"]')
      await visitor.count('#menu a', templates.estimation ? 7 : 6)
    },
  },
  ...filterJourneys(),
  {
    title: 'without JavaScript the quote page offers phone and e-mail in the place of its form',
    scripts: false,
    async run(visitor) {
      await visitor.openNew(paths.quote)
      await visitor.sees('main p', 'Ce formulaire a besoin de JavaScript')
      await visitor.misses('form')
      await visitor.sees('main p a[href^="tel:"]', firm.phone)
      await visitor.sees('main p a[href^="mailto:"]')
    },
  },
]

/** Returns the journeys of the filter; none where all finished jobs belong to one service. */
function filterJourneys(): readonly Journey[] {
  const facets = jobFacets(jobs)
  if (facets.services.length === 0) return []
  return [
    {
      title: 'without JavaScript the list of jobs shows those of the service that is chosen',
      scripts: false,
      async run(visitor) {
        await visitor.openNew(paths.jobs)
        await visitor.count('.jobs li', jobs.length)
        for (const { key } of facets.services) {
          await visitor.choose('.jobs select', key)
          const left = jobs.filter((job) => facets.keysOf(job).includes(key))
          await visitor.count('.jobs li', left.length)
          for (const { title } of left) await visitor.sees('.jobs li', title)
        }
      },
    },
  ]
}
