import { chargesVat, type Firm } from '../../schema/firm'

/** What the firm has and a text of law must then speak of. */
export function has({ switches, phones, legal, answerWithinHours }: Firm) {
  return {
    estimation: switches.estimation,
    projectManagement: switches.projectManagement,
    map: switches.map,
    whatsApp: switches.whatsApp && phones.mobile !== undefined,
    illustrations: switches.illustrationNotes,
    quoteForm: switches.quoteForm === true,
    vat: chargesVat(legal),
    answerDelay: answerWithinHours !== undefined,
  }
}

/** Entries of a list that stand in it only under a condition. */
export function when<Entry>(condition: boolean, ...entries: readonly Entry[]): readonly Entry[] {
  return condition ? entries : []
}

/** Services of others that pages link to, by their names. */
export function linkedServices(firm: Firm): readonly string[] {
  const names = { facebook: 'Facebook', instagram: 'Instagram' }
  return [
    ...when(has(firm).whatsApp, 'WhatsApp'),
    // A check reads these texts with its facts left out: what it names is then no network of these.
    ...Object.values(firm.social).map(({ network }) => names[network] ?? network),
  ]
}

/** « WhatsApp, Facebook et Instagram » */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat('fr').format(names)
}
