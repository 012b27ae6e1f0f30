import type { Firm } from '../../schema/firm'
import { chargesVat, type Insurance, type Label } from '../../schema/firm-identity'

/** Terms with their values, as a legal page lists them. */
type Facts = readonly (readonly [term: string, value: string])[]

/** Facts that hold until a day; the browser hides them the day after. */
export interface DatedFacts {
  readonly facts: Facts
  readonly until?: string
}

/**
 * A value of the record or, where the law requires it and it is missing, a text that says so: nothing is
 * invented.
 */
export function known(value: string | undefined): string {
  return value ?? '[à compléter]'
}

/** Street, postal code and town in one line. */
export function address({ addresses }: Firm): string {
  return addressText(addresses.registered)
}

function addressText({ street, postalCode, city }: Firm['addresses']['registered']): string {
  return `${street}, ${postalCode} ${city}`
}

/** The registered office, and the workshop where there is one. */
export function addressFacts(firm: Firm): Facts {
  const { workshop } = firm.addresses
  return [
    ['Adresse', address(firm)],
    ...(workshop ? [['Atelier', addressText(workshop)] as const] : []),
  ]
}

/** Every phone number, the landline first as on all pages. */
export function phoneFacts({ phone, phones }: Firm): Facts {
  const { landline, mobile } = phones
  return landline && mobile
    ? [
        ['Téléphone', landline],
        ['Portable', mobile],
      ]
    : [['Téléphone', phone]]
}

/** The SIRET with spaces, such as « 123 456 782 00011 ». */
export function siret({ legal }: Firm): string | undefined {
  return legal.siret?.replace(/^(\d{3})(\d{3})(\d{3})/, '$1 $2 $3 ')
}

/** The SIREN, the first nine digits of the SIRET: it identifies the firm, the others its premises. */
function siren(firm: Firm): string | undefined {
  return siret(firm)?.slice(0, 11)
}

/**
 * The legal name or, while it is unknown, the trade name. « EI » goes with that of a sole trader (article
 * R526-27 of the commercial code).
 */
export function legalName({ brand, legal: { name = brand, form = '' } }: Firm): string {
  return !isSoleTrader(form) || saysSoleTrader(name) ? name : `${name} EI`
}

/** The name at the foot of every page: the trade name, with a sole trader's own name where it differs. */
export function signature(firm: Firm): string {
  const { brand, legal } = firm
  if (!isSoleTrader(legal.form ?? '')) return brand
  return (legal.name ?? brand) === brand ? legalName(firm) : `${brand}, ${legalName(firm)}`
}

/** The legal name, and the trade name where it differs. */
export function nameFacts(firm: Firm): Facts {
  const { brand, legal } = firm
  const name = ['Entreprise', legalName(firm)] as const
  return (legal.name ?? brand) === brand ? [name] : [name, ['Nom commercial', brand]]
}

/** Legal form and capital; a sole trader has no capital. */
export function formFacts({ legal: { form, capital } }: Firm): Facts {
  return [
    ['Forme juridique', known(form && isSoleTrader(form) ? soleTraderForm(form) : form)],
    ...(capital === undefined && form && isSoleTrader(form)
      ? []
      : [['Capital social', known(capital === undefined ? undefined : euros(capital))] as const]),
  ]
}

/**
 * The legal form of a sole trader: « micro-entreprise » only says how he is taxed, « artisan » what he does.
 */
function soleTraderForm(form: string): string {
  return /entrepreneure|entrepreneuse|artisane|commerçante|indépendante/i.test(form)
    ? 'Entrepreneure individuelle (EI)'
    : 'Entrepreneur individuel (EI)'
}

/**
 * Whether a legal form is that of a sole trader, who has no capital to state, however he writes it: « EI », «
 * Artisan plombier », « Entreprise en nom propre ».
 */
export function isSoleTrader(form: string): boolean {
  // In capitals, « SA » is a company; « sa » is a word.
  const isCompany =
    /\b(?:SARL|EURL|SASU?|SNC|SCI|SCOP|EIRL)\b|société/i.test(form) || /\bSA\b/.test(form)
  return (
    !isCompany &&
    (saysSoleTrader(form) ||
      /\bnom propre\b|^(?:artisane?|commerçante?|indépendante?)\b/i.test(form))
  )
}

/** Whether a name, or a legal form, says that it is a sole trader's. */
function saysSoleTrader(text: string): boolean {
  return /\bE\.? ?I\b|\bentrepreneure? individuel|\bentreprise individuelle\b|\b(?:micro|auto)[- ]?entrepr/i.test(
    text,
  )
}

/** With ordinary spaces: typography is set later, as for all texts. */
function euros(amount: number): string {
  return `${amount.toLocaleString('fr-FR').replace(/\s/g, ' ')} €`
}

/** The numbers under which the firm is registered, and the publication director. */
export function registrationFacts(firm: Firm): Facts {
  const { register, vatNumber } = firm.legal
  const number = siren(firm)
  return [
    ['SIRET', known(siret(firm))],
    ...(number ? [['SIREN', number] as const] : []),
    ...registerFacts(register, number),
    chargesVat(firm.legal)
      ? ['TVA intracommunautaire', known(vatNumber)]
      : [
          'Taxe sur la valeur ajoutée',
          'TVA non applicable, article 293 B du Code général des impôts',
        ],
  ]
}

/** The publication director. */
export function directorFacts({ legal: { director } }: Firm): Facts {
  return [['Directeur de la publication', known(director)]]
}

function registerFacts(register: Firm['legal']['register'], number = ''): Facts {
  const entered = [register?.kind, register?.city, number].filter(Boolean).join(' ')
  switch (register?.kind) {
    case 'RCS':
      return [['RCS et ville du greffe', entered]]
    case 'RNE':
      // The term names the register: without a number nothing is said.
      return [['Registre national des entreprises (RNE)', known(number ? entered : undefined)]]
    case undefined:
      return [
        ['RCS et ville du greffe', known(undefined)],
        ['Registre national des entreprises (RNE)', known(undefined)],
      ]
  }
}

/** The host of the site, as the act on confidence in the digital economy requires. */
export function hostFacts({ legal: { host } }: Firm): Facts {
  return [
    ['Nom', known(host?.name)],
    ['Adresse', known(host?.address)],
    ['Téléphone', known(host?.phone)],
  ]
}

/** Those who handle visitors' data for the firm: what each does, who it is, and under which contract. */
export function processorFacts({ legal: { host, processors } }: Firm): Facts {
  const entry = (
    does: string,
    who: { readonly name: string; readonly address: string } | undefined,
    contract: string | undefined,
  ) =>
    `${does} ${who ? `${who.name}, ${who.address} ; contrat` : 'Nom, adresse et contrat'} de sous-traitance : ${known(contract)}`
  const { relay, mail, host: hosting } = processors ?? {}
  return [
    [
      'Relais des formulaires',
      entry("Reçoit le formulaire et nous l'adresse par e-mail.", relay, relay?.contract),
    ],
    ['Hébergeur de notre messagerie', entry('Garde les messages reçus.', mail, mail?.contract)],
    ['Hébergeur du site', entry('Sert les pages à votre navigateur.', host, hosting?.contract)],
  ]
}

/** Where they work, and what protects the data outside of the European Union. */
export function countryFacts({ legal: { processors } }: Firm): Facts {
  const { relay, mail, host, safeguard } = processors ?? {}
  return [
    ['Pays où travaille le relais', known(relay?.country)],
    ['Pays où travaille la messagerie', known(mail?.country)],
    ["Pays où travaille l'hébergeur du site", known(host?.country)],
    ["Garantie, pour tout pays hors de l'Union", known(safeguard)],
  ]
}

/** What articles L111-7-2 and D111-17 of the consumer code require about testimonials. */
export function reviewFacts({ legal: { reviews } }: Firm): Facts {
  return [
    ['Contrôle des avis', known(reviews?.checked)],
    ['Contrepartie et durées', known(reviews?.terms)],
  ]
}

/** The mediator. @param term the term of the mediator's name. */
export function mediatorFacts({ legal: { mediator } }: Firm, term = 'Nom'): Facts {
  return [
    [term, known(mediator?.name)],
    ['Adresse', known(mediator?.address)],
    ['Site', known(mediator?.site)],
  ]
}

/** The ten-year insurance, which builders must name, and any other that the record holds. */
export function insuranceBlocks({ legal: { insurances } }: Firm): readonly DatedFacts[] {
  const blocks = insurances.map((insurance) => ({
    facts: insuranceFacts(insurance),
    until: insurance.until,
  }))
  return insurances.some(({ guarantee }) => guarantee === 'décennale')
    ? blocks
    : [
        {
          facts: ['Assureur', "Coordonnées de l'assureur", 'Couverture géographique'].map(
            (term) => [term, known(undefined)] as const,
          ),
        },
        ...blocks,
      ]
}

function insuranceFacts(insurance: Insurance): Facts {
  const { guarantee, insurer, contact, policy, activities, area, until } = insurance
  return [
    ['Garantie', guarantee === 'décennale' ? 'Décennale' : 'Responsabilité civile'],
    ['Assureur', insurer],
    ["Coordonnées de l'assureur", contact],
    ['Numéro de police', policy],
    ['Activités assurées', activities.join(', ')],
    ['Couverture géographique', area],
    ["Valable jusqu'au", longDay(until)],
  ]
}

/**
 * What the law requires a firm that repairs to state: rates with VAT, lump sums, travel, whether the quote is
 * free.
 */
export function repairBlocks({
  legal: { repairs, ...legal },
}: Firm): readonly ({ readonly text: string } | DatedFacts)[] {
  if (repairs && 'none' in repairs)
    return [
      {
        text: "Nous n'assurons ni dépannage ni contrat d'entretien. Une reprise sur nos propres travaux relève des garanties ci-dessous.",
      },
    ]
  const taxed = chargesVat(legal) ? ' TTC' : ''
  return [
    {
      text: "Pour ces interventions, l'arrêté du 24 janvier 2017 veut des tarifs affichés avant toute commande. Chacune fait d'abord l'objet d'un devis écrit, sauf urgence absolue.",
    },
    {
      facts: [
        [`Main-d'œuvre, taux horaire${taxed}`, known(repairs?.hourly)],
        [`Forfaits${taxed}`, known(repairs?.fixed)],
        [`Frais de déplacement${taxed}`, known(repairs?.travel)],
        ['Devis', 'Gratuit.'],
      ],
    },
  ]
}

/** The liability insurance that covers advice and reports, if the record holds one. */
export function liabilityFacts({ legal: { insurances } }: Firm): Facts {
  const liability = insurances.find(({ guarantee }) => guarantee === 'responsabilité civile')
  return [
    ['Responsabilité civile professionnelle', known(liability?.insurer)],
    ['Activités assurées', known(liability?.activities.join(', '))],
  ]
}

interface LabelSection {
  readonly id: string
  readonly title: string
  readonly blocks: readonly ({ readonly text: string } | DatedFacts)[]
}

/**
 * The section on labels: says that they are unknown where the record has no list; no section where the list
 * is empty.
 */
export function labelSections({ legal: { labels } }: Firm): readonly LabelSection[] {
  const rge = labels?.filter((label) => label.rge)
  const others = labels?.filter((label) => !label.rge) ?? []
  const unknown = ['Domaines', 'Organisme', 'Numéro', 'Validité'].map(
    (term) => [term, known(undefined)] as const,
  )
  return [
    ...(rge?.length === 0
      ? []
      : [
          {
            id: 'rge',
            title: 'Qualifications RGE',
            blocks: [
              {
                text: "Une qualification RGE vaut pour un domaine de travaux et jusqu'à une date, jamais pour l'entreprise entière.",
              },
              ...(rge ? rge.map(labelFacts) : [{ facts: unknown }]),
            ],
          },
        ]),
    ...(others.length === 0
      ? []
      : [{ id: 'qualifications', title: 'Qualifications', blocks: others.map(labelFacts) }]),
  ]
}

function labelFacts({ name, domain, body, number, until }: Label): DatedFacts {
  return {
    facts: [
      ['Qualification', name],
      ['Domaine', domain],
      ['Organisme', body],
      ['Numéro', number],
      ['Validité', `Jusqu'au ${longDay(until)}`],
    ],
    until,
  }
}

/** Writes out a day: « 31 décembre 2027 », « 1er janvier 2028 ». @param day as YYYY-MM-DD. */
function longDay(day: string): string {
  const text = new Date(`${day}T12:00Z`).toLocaleDateString('fr-FR', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return text.replace(/^1 /, '1er ')
}
