import { offersGoogleMap, type Firm } from '../../schema/firm'
import { chargesVat } from '../../schema/firm-identity'

/** What the firm has that a text of law must mention. */
export function has(firm: Firm) {
  const { switches, phones, legal, answerWithinHours } = firm
  return {
    estimation: switches.estimation,
    projectManagement: switches.projectManagement,
    googleMap: offersGoogleMap(firm),
    whatsApp: switches.whatsApp && phones.mobile !== undefined,
    illustrations: switches.illustrationNotes,
    quoteForm: switches.quoteForm === true,
    forms: switches.quoteForm === true || switches.estimation,
    vat: chargesVat(legal),
    answerDelay: answerWithinHours !== undefined,
  }
}

/** What the site shows beside what the firm's record says, where texts of law speak of it. */
export interface Shown {
  /** The families of its fonts. */
  readonly fontFamilies: readonly string[]
  /** Samples of testimonials. */
  readonly samples: boolean
  /** Real testimonials. */
  readonly real: boolean
  /** Photos in the home page's gallery. */
  readonly gallery: boolean
  /** Whether our own relay receives the forms: a third party's keeps and checks them by rules of its own. */
  readonly ownRelay: boolean
  /** Whether photos go with a request. */
  readonly takesPhotos: boolean
}

/** A site that shows all of it, through a relay of its own: its texts of law say most. */
export const everythingShown: Shown = {
  fontFamilies: ['…'],
  samples: true,
  real: true,
  gallery: true,
  ownRelay: true,
  takesPhotos: true,
}

/** Entries of a list that depend on a condition. */
export function when<Entry>(condition: boolean, ...entries: readonly Entry[]): readonly Entry[] {
  return condition ? entries : []
}

/** The names of other services that pages link to. */
export function linkedServices(firm: Firm): readonly string[] {
  const names = { facebook: 'Facebook', instagram: 'Instagram' }
  return [
    ...when(has(firm).whatsApp, 'WhatsApp'),
    // A check reads these texts without the firm's facts: then the network is none of the known ones.
    ...Object.values(firm.social).map(({ network }) => names[network] ?? network),
  ]
}

/** Joins names: « WhatsApp, Facebook et Instagram ». */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat('fr').format(names)
}
