import assert from 'node:assert/strict'
import { paths } from '@/lib/addresses/paths'
import { estimationFee } from '@/lib/forms/estimation-fee'
import { consumerText } from '@/lib/site/amounts'
import { amountOf, firm, estimation as record } from '@/lib/site/catalog'
import { estimationFeeRule } from '@/lib/site/prices'
import sharp from 'sharp'
import { leadsFrom, photosFrom } from '../leads'
import { isUpright, turnedPhotoWithPlace } from '../photo-files'
import { chosenService } from '../quote-page'
import { foreignOrigin, relayUrl, siteOrigin } from '../site'
import type { Journey } from './journey'
import type { Visitor } from './visitor'

const field = (name: string) => `form [name="${name}"]`
const submit = 'form [type="submit"]'
const photos = '.photo-list li'
const notices = '[aria-label^="Notifications"] li'
const description =
  "Rejointoyer l'arrière-cuisine : 18 m², murs en moellons, « pierre apparente » si possible."

const quote = {
  firstName: 'Éloïse',
  lastName: "D'Aubigné-Côte",
  phone: '06 12 34 56 78',
  description,
}

const estimation = {
  firstName: 'Hélène',
  lastName: "D'Aubigné",
  phone: '05 53 00 00 00',
  propertyAddress: "3 rue de l'Église, 29000 Quimper",
  propertyYear: '1880',
  projectDescription: 'Ferme à reprendre : toit, murs, électricité.',
}

async function fill(visitor: Visitor, values: Record<string, string>, choice: [string, string]) {
  for (const [name, text] of Object.entries(values)) await visitor.write(field(name), text)
  await visitor.choose(field(choice[0]), choice[1])
  await visitor.press(field('consent'))
  await visitor.until(
    'consent is ticked',
    () =>
      visitor.run(
        (css) => document.querySelector(css)?.matches(':checked') ?? false,
        field('consent'),
      ),
    Boolean,
  )
}

const fillQuote = (visitor: Visitor, email: string) =>
  fill(visitor, { ...quote, email }, ['service', chosenService.value])

/** Goes to another page, from which « back » leads to the one that is open. */
async function goOn(visitor: Visitor, path: string) {
  await visitor.run((to) => {
    location.href = to
  }, path)
  await visitor.isAt(path)
}

/** Chooses a photo by script, since no driver can operate the browser's file dialog. */
function choosePhoto(visitor: Visitor, name: string, jpeg: Buffer): Promise<void> {
  return visitor.run(
    (css, called, encoded) => {
      const control = document.querySelector<HTMLInputElement>(css)
      if (!control) throw new Error(`No control ${css}.`)
      const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
      const chosen = new DataTransfer()
      chosen.items.add(new File([bytes], called, { type: 'image/jpeg' }))
      control.focus()
      control.files = chosen.files
      for (const type of ['input', 'change'])
        control.dispatchEvent(new Event(type, { bubbles: true }))
    },
    'form [type="file"]',
    name,
    jpeg.toString('base64'),
  )
}

/** Waits until the form has these values. */
async function keeps(visitor: Visitor, values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) await visitor.text(field(name), text)
}

/** Journeys that send a request, followed up to the relay's disk. */
export const sending: readonly Journey[] = [
  {
    title: 'an empty quote names what is missing, leads to the first fault, and sends nothing',
    async run(visitor, { email }) {
      await visitor.open(paths.quote)
      await visitor.press(submit)
      await visitor.sees('[role="alert"]', 'Veuillez corriger les erreurs dans le formulaire')
      await visitor.count('form [role="group"] a', 7)
      await visitor.focused(field('firstName'))
      await visitor.press('form [role="group"] a', 'La description du projet est requise')
      await visitor.focused(field('description'))
      await visitor.isAt(`${paths.quote}${await visitor.run(() => location.hash)}`)
      assert.deepEqual(leadsFrom(email), [])
    },
  },
  {
    title: 'a quote reaches the owner with accents and apostrophes, and is thanked for',
    async run(visitor, { email }) {
      await visitor.open(paths.quote)
      await fillQuote(visitor, email)
      await visitor.press(submit)
      await visitor.sees(notices, 'Demande de devis envoyée')
      await visitor.text(field('description'), '')
      const [lead, ...others] = leadsFrom(email)
      assert.deepEqual(others, [])
      assert.equal(lead?.subject, "Nouvelle demande de devis - Éloïse D'Aubigné-Côte")
      assert.equal(lead?.['Prénom'], quote.firstName)
      assert.equal(lead?.Nom, quote.lastName)
      assert.equal(lead?.['Téléphone'], quote.phone)
      assert.equal(lead?.Service, chosenService.label)
      assert.equal(lead?.Description, description)
      assert.equal(lead?.['Marketing Consent'], 'Non')
    },
  },
  {
    title: 'a photo survives a reload, and arrives upright, small and without its place',
    async run(visitor, { email }) {
      await visitor.open(paths.quote)
      await fillQuote(visitor, email)
      await choosePhoto(visitor, 'salon.jpg', await turnedPhotoWithPlace())
      await visitor.sees(photos, 'Prête')
      await visitor.page.reload()
      await visitor.sees(photos, 'Prête')
      await keeps(visitor, { ...quote, email })
      await visitor.press(submit)
      await visitor.sees(notices, 'Demande de devis envoyée')
      await visitor.misses(photos)
      const stored = photosFrom(email)
      assert.equal(stored.length, 1)
      const { format, width, height, exif } = await sharp(stored[0]).metadata()
      assert.deepEqual([format, width, height, exif], ['jpeg', 1_600, 1_200, undefined])
      assert.ok(await isUpright(stored[0]!))
    },
  },
  {
    title: 'what was sent can be read after a reload, and nowhere after any other way back',
    async run(visitor, { email }) {
      await visitor.open(paths.quote)
      await fillQuote(visitor, email)
      await visitor.press(submit)
      await visitor.sees('.sent h2', 'Demande de devis envoyée')
      await visitor.sees('.sent', description)
      const reference = leadsFrom(email)[0]?.['Référence'] ?? ''
      await visitor.text('.sent-reference strong', reference)
      await visitor.page.reload()
      await visitor.sees('.sent', description)
      await visitor.text('.sent-reference strong', reference)
      await visitor.text(field('description'), '')
      await goOn(visitor, paths.privacy)
      await visitor.page.back()
      await visitor.isAt(paths.quote)
      await visitor.sees(field('description'))
      await visitor.text(field('description'), '')
      await goOn(visitor, paths.legalNotice)
      await goOn(visitor, paths.quote)
      await visitor.press(field('firstName'))
      await visitor.until(
        'React is awake',
        () => visitor.run(() => document.documentElement.dataset.scripts ?? ''),
        (state) => state === 'awake',
      )
      await visitor.misses('.sent')
      assert.equal(leadsFrom(email).length, 1)
    },
  },
  {
    title: 'the owner finds a request in the inbox, notes, answers and erases it',
    width: 390,
    async run(visitor, { email }) {
      await visitor.open(paths.quote)
      await fillQuote(visitor, email)
      await visitor.press(submit)
      await visitor.sees(notices, 'Demande de devis envoyée')
      const inbox = new URL('/', relayUrl).href
      await visitor.page.goto(inbox)
      await visitor.write('[type="search"]', email)
      await visitor.key('Enter')
      await visitor.count('.leads > li', 1)
      await visitor.press('.leads a', quote.firstName)
      await visitor.sees('main', 'Rejointoyer')
      const lead = await visitor.run(() => location.href)
      await visitor.write('textarea', 'Clé chez la voisine')
      await visitor.press('button', 'Ajouter la note')
      await visitor.sees('[role="status"]', 'Note ajoutée.')
      await visitor.sees('.note', 'Clé chez la voisine')
      await visitor.press('button', 'Dans 3 jours')
      await visitor.sees('button', 'Retirer la date')
      await visitor.press('button', 'Devis envoyé')
      await visitor.sees('button[aria-pressed="true"]', 'Devis envoyé')
      // The search finds the lead by the words of its note.
      await visitor.page.goto(inbox)
      await visitor.write('[type="search"]', 'cle voisine')
      await visitor.key('Enter')
      await visitor.sees('.leads', quote.firstName)
      await visitor.page.goto(lead)
      await visitor.press('a', 'Effacer cette demande')
      await visitor.press('button', 'Effacer pour de bon')
      await visitor.until(
        'the request is gone',
        () => Promise.resolve(leadsFrom(email).length),
        (count) => count === 0,
      )
    },
  },
  {
    title: 'a draft survives a reload',
    async run(visitor, { email }) {
      await visitor.open(paths.quote)
      await fillQuote(visitor, email)
      await visitor.page.reload()
      await keeps(visitor, { ...quote, email })
    },
  },
  {
    title: 'a form that one comes back to still holds what the browser would not fill in itself',
    async run(visitor, { email }) {
      await visitor.open(paths.quote)
      await fillQuote(visitor, email)
      await visitor.write(field('commune'), 'Ailleurs')
      await goOn(visitor, paths.privacy)
      await visitor.page.back()
      await visitor.isAt(paths.quote)
      await keeps(visitor, { ...quote, email, commune: 'Ailleurs' })
      await visitor.press(submit)
      await visitor.sees(notices, 'Demande de devis envoyée')
      const [lead] = leadsFrom(email)
      assert.equal(lead?.['Commune du chantier'], 'Ailleurs')
    },
  },
  {
    title: 'a form that one comes back to no longer holds what was sent from another page',
    async run(visitor, { email }) {
      await visitor.open(paths.home)
      await fillQuote(visitor, email)
      await goOn(visitor, paths.quote)
      await keeps(visitor, { ...quote, email })
      await visitor.press(submit)
      await visitor.sees(notices, 'Demande de devis envoyée')
      await visitor.page.back()
      await visitor.isAt(paths.home)
      await visitor.text(field('description'), '')
      await visitor.text(field('email'), '')
      assert.equal(leadsFrom(email).length, 1)
    },
  },
  {
    title: 'a quote that no relay takes is kept with its reason, and goes out once one does',
    problems: [/^Request not sent:/, /Failed to load resource|Cross-Origin|access control/],
    async run(visitor, { email, site }) {
      const failure = 'Un problème est survenu lors de l’envoi du formulaire. Veuillez réessayer.'
      await visitor.open(paths.quote)
      await fillQuote(visitor, email)
      try {
        await site.stopRelay()
        await visitor.press(submit)
        await visitor.sees('form [role="group"]', failure)
        await keeps(visitor, { ...quote, email })
        await site.restartRelay([foreignOrigin])
        await visitor.press(submit)
        await visitor.sees('form [role="group"]', failure)
        await keeps(visitor, { ...quote, email })
        assert.deepEqual(leadsFrom(email), [])
        await visitor.sees('form [role="group"] a[href^="tel:"]', `Appeler le ${firm.phone}`)
        await visitor.sees('form [role="group"] a[href^="mailto:"]', 'Envoyer par e-mail')
      } finally {
        await site.restartRelay([siteOrigin])
      }
      await visitor.press(submit)
      await visitor.sees(notices, 'Demande de devis envoyée')
      assert.equal(leadsFrom(email).length, 1)
    },
  },
  {
    title: 'an estimation shows its fee as one types, reaches the owner and is thanked for',
    async run(visitor, { email }) {
      if (!record) return
      await visitor.open(paths.estimation)
      await visitor.text('form output', consumerText(amountOf(record.fee.price)))
      await visitor.write(field('propertySize'), '1000')
      await visitor.text('form output', estimationFee('1000', estimationFeeRule(record.fee)))
      await fill(visitor, { ...estimation, email }, ['propertyType', 'house'])
      await visitor.press(submit)
      await visitor.sees(notices, 'Demande d’estimation envoyée')
      await visitor.text(field('propertyAddress'), '')
      const [lead, ...others] = leadsFrom(email)
      assert.deepEqual(others, [])
      assert.equal(lead?.subject, "Nouvelle demande d'estimation avant achat - Hélène D'Aubigné")
      assert.equal(lead?.['Adresse du bien'], estimation.propertyAddress)
      assert.equal(lead?.['Type de bien'], 'Maison')
      assert.equal(lead?.Surface, '1000')
      assert.equal(lead?.['Description du projet'], estimation.projectDescription)
    },
  },
]
