import * as z from 'zod'
import {
  coordinates,
  day,
  pattern,
  postalCode,
  refused,
  resultLengths,
  some,
  webAddress,
} from './parts'
import { editorHint, type Vocabulary } from './vocabulary'

const weekDays = {
  Monday: 'Lundi',
  Tuesday: 'Mardi',
  Wednesday: 'Mercredi',
  Thursday: 'Jeudi',
  Friday: 'Vendredi',
  Saturday: 'Samedi',
  Sunday: 'Dimanche',
} as const
export type WeekDay = keyof typeof weekDays

const time = () =>
  pattern(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'HH:MM, comme 08:30').meta({ widget: 'time' })

/** Hours of a day in which the firm can be reached; a day with a lunch break has two. Times as HH:MM. */
export interface Interval {
  readonly opens: string
  readonly closes: string
}

const interval = () =>
  z
    .strictObject({ opens: time().meta({ label: 'De' }), closes: time().meta({ label: 'À' }) })
    .refine(({ opens, closes }) => opens < closes, {
      error: ({ input }) => {
        const { opens, closes } = input as Interval
        return `ferme (${closes}) avant d'ouvrir (${opens})`
      },
    })
    .readonly()
    .meta({ summary: '{{opens}} à {{closes}}' })

/** The intervals of a day, in their order. */
const dayHours = () =>
  z
    .array(interval())
    .refine((intervals) => !overlapping(intervals), {
      error: ({ input }) => {
        const [before, next] = overlapping(input as readonly Interval[]) ?? []
        return `ouvre à ${next?.opens}, avant la fin de ce qui précède (${before?.closes})`
      },
    })
    .readonly()

/** The first interval that begins before the one above it has ended, after that one. */
function overlapping(intervals: readonly Interval[]): readonly [Interval, Interval] | undefined {
  for (const [index, next] of intervals.entries()) {
    const before = intervals[index - 1]
    if (before && next.opens < before.closes) return [before, next]
  }
  return undefined
}

/** Opening hours of each day of the week; a day without an interval is closed. */
const openingHours = () =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries(weekDays).map(([day, label]) => [
          day,
          dayHours().meta({
            label,
            one: 'une plage horaire',
            description: 'Sans heures : fermé ce jour-là.',
          }),
        ]),
      ) as Record<WeekDay, ReturnType<typeof dayHours>>,
    )
    .readonly()
export type OpeningHours = z.infer<ReturnType<typeof openingHours>>

/** The first and the last day, both included. */
const period = () => ({
  from: day().meta({ label: 'Du' }),
  until: day().meta({ label: 'Au (compris)' }),
})

/**
 * Days on which nobody answers. Every page says so on those days only, and the answer times that forms
 * promise allow for them.
 */
const closure = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      ...period(),
      text: prose().meta({
        label: 'Ce que disent les pages',
        description: "Par exemple « Congés d'été : fermé jusqu'au 24 août. »",
      }),
      promise: prose().optional().meta({
        label: 'Ce que promettent les formulaires',
        description: 'Par exemple « Votre demande sera lue le 25 août. »',
      }),
    })
    .readonly()
export type Closure = z.infer<ReturnType<typeof closure>>

/** A sentence of the owner's on every page, between two days. */
const notice = ({ prose }: Vocabulary) =>
  z.strictObject({ ...period(), text: prose().meta({ label: 'Texte' }) }).readonly()
export type Notice = z.infer<ReturnType<typeof notice>>

const address = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      street: prose().meta({ label: 'Numéro et rue' }),
      postalCode: postalCode(),
      city: prose().meta({ label: 'Ville' }),
      department: prose().meta({ label: 'Département' }),
    })
    .readonly()

/**
 * Phone numbers are written in the French national form, with spaces; tel: and WhatsApp links are derived
 * from it. Mobile numbers overseas begin with 06 or 07 too.
 */
const landline = () =>
  pattern(
    /^0[1-589](?: \d\d){4}$/,
    'un fixe a dix chiffres par deux, comme 05 53 00 00 00, avec des espaces, sans points ni +33 ; un 06 ou 07 va dans « Mobile »',
  )
const mobile = () =>
  pattern(
    /^0[67](?: \d\d){4}$/,
    'un mobile a dix chiffres par deux et commence par 06 ou 07, comme 06 39 98 00 00, avec des espaces, sans points ni +33 ; un autre numéro va dans « Fixe »',
  )

/**
 * An insurance of the firm, with the facts that quotes and invoices must state of it (Code de l'artisanat,
 * L132-1) and the facts of its certificate (Code des assurances, L243-2).
 */
const insurance = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      guarantee: z.enum(['décennale', 'responsabilité civile']).meta({ label: 'Garantie' }),
      insurer: prose().meta({ label: 'Assureur' }),
      contact: prose().meta({ label: "Coordonnées de l'assureur" }),
      policy: prose().meta({ label: 'Numéro de police' }),
      activities: some(prose()).meta({ label: 'Activités assurées', one: 'une activité' }),
      area: prose().meta({ label: 'Couverture géographique' }),
      until: day().meta({ label: "Valable jusqu'au" }),
    })
    .readonly()
    .meta({ summary: '{{guarantee}} : {{insurer}}' })
export type Insurance = z.infer<ReturnType<typeof insurance>>

/** A label: it covers one domain of works, under one number, until one day. */
const label = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      name: prose().meta({ label: 'Nom', description: 'Par exemple « Qualibat RGE ».' }),
      rge: z.boolean().meta({
        label: 'RGE',
        description:
          'Plusieurs aides à l’énergie le demandent, dans son domaine et jusqu’à sa date.',
      }),
      domain: prose().meta({ label: 'Pour quels travaux' }),
      body: prose().meta({ label: 'Organisme' }),
      number: prose().meta({ label: 'Numéro' }),
      until: day().meta({ label: "Valable jusqu'au" }),
    })
    // An owner may type « RGE » and forget the switch beside it: the site would deny that the firm has the
    // label.
    .refine(({ name, rge }) => rge || !/(?<!\p{L})RGE(?!\p{L})/u.test(name), {
      path: ['rge'],
      error: ({ input }) =>
        `« ${(input as { name: string }).name} » se dit RGE : allumez RGE, ou ôtez ce mot du nom`,
    })
    .readonly()
export type Label = z.infer<ReturnType<typeof label>>

/** Who handles visitors' data for the firm under a contract, whom the privacy policy has to name. */
const processor = ({ prose }: Vocabulary) => ({
  contract: prose().meta({
    label: 'Contrat de sous-traitance',
    description: 'Où il se lit, et son jour : « Annexe de ses conditions du 3 mars 2026. »',
  }),
  country: prose().meta({ label: 'Pays où il travaille' }),
})

/** One that the record names nowhere else. */
const namedProcessor = (vocabulary: Vocabulary) => ({
  name: vocabulary.prose().meta({ label: 'Nom' }),
  address: vocabulary.prose().meta({ label: 'Adresse' }),
  ...processor(vocabulary),
})

const processors = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z
    .strictObject({
      relay: z
        .strictObject({
          ...namedProcessor(vocabulary),
          kept: prose().optional().meta({
            label: 'Combien de temps il garde ses copies',
            description: 'Pour le service d’un autre. Notre propre relais les efface lui-même.',
          }),
        })
        .readonly()
        .optional()
        .meta({
          label: 'Relais des formulaires',
          description:
            'Le service qui les reçoit ou, pour notre propre relais, qui loue sa machine.',
        }),
      mail: z
        .strictObject(namedProcessor(vocabulary))
        .readonly()
        .optional()
        .meta({ label: 'Hébergeur de la messagerie' }),
      host: z
        .strictObject({
          ...processor(vocabulary),
          logs: prose().meta({
            label: 'Relevés d’accès : objet et base légale',
            description: 'Par exemple « Sécurité du serveur. Base légale : l’intérêt légitime. »',
          }),
          logsKept: prose().meta({ label: 'Relevés d’accès : combien de temps' }),
        })
        .readonly()
        .optional()
        .meta({
          label: 'Hébergeur du site',
          description: 'Son nom et son adresse sont dans « Hébergeur ».',
        }),
      safeguard: prose().optional().meta({
        label: 'Garantie, pour tout pays hors de l’Union',
        description: 'Sans un tel pays, dites-le : « Tous travaillent dans l’Union. »',
      }),
    })
    .readonly()
}

/**
 * Facts that only the owner knows. A missing field means that the fact is unknown: pages say so, and invent
 * nothing.
 */
export const identity = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z
    .strictObject({
      name: prose().optional().meta({ label: 'Dénomination sociale' }),
      form: prose().optional().meta({ label: 'Forme juridique' }),
      capital: z.number().positive().optional().meta({ label: 'Capital social, en euros' }),
      siret: pattern(/^\d{14}$/, '14 chiffres, sans espace')
        .refine(hasLuhnKey, {
          error: ({ input }) =>
            `« ${String(input)} » n'est pas un SIRET : sa clé est fausse, un chiffre a été mal recopié`,
        })
        .optional()
        .meta({
          label: 'SIRET',
          description: '14 chiffres ; le SIREN en est le début.',
        }),
      register: z
        .strictObject({
          kind: z.enum(['RCS', 'RNE']).meta({ label: 'Registre' }),
          city: prose().optional().meta({ label: 'Ville du greffe' }),
        })
        .readonly()
        .optional()
        .meta({ label: 'Registre et ville du greffe' }),
      vatNumber: pattern(/^(?:FR\d{11}|franchise)$/, 'FR et onze chiffres, ou « franchise »')
        .optional()
        .meta({
          label: 'TVA intracommunautaire',
          description: '« franchise » quand la TVA ne s’applique pas (article 293 B du CGI).',
        }),
      director: prose().optional().meta({ label: 'Directeur de la publication' }),
      insurances: z
        .array(insurance(vocabulary))
        .readonly()
        .meta({ label: 'Assurance décennale', one: 'une assurance' }),
      mediator: z
        .strictObject({
          name: prose().meta({ label: 'Nom' }),
          address: prose().meta({ label: 'Adresse' }),
          site: webAddress().meta({ label: 'Site' }),
        })
        .readonly()
        .optional()
        .meta({ label: 'Médiateur de la consommation' }),
      host: z
        .strictObject({
          name: prose().meta({ label: 'Nom' }),
          address: prose().meta({ label: 'Adresse' }),
          phone: prose().meta({ label: 'Téléphone' }),
        })
        .readonly()
        .optional()
        .meta({ label: 'Hébergeur' }),
      processors: processors(vocabulary).optional().meta({
        label: 'Ceux qui traitent les données pour vous',
        description: 'La politique de confidentialité les nomme.',
      }),
      repairs: z
        .xor([
          z
            .strictObject({
              hourly: prose().meta({
                label: "Main-d'œuvre, taux horaire TTC",
                description:
                  'Avec la façon dont le temps est compté : « 61 €, par quart d’heure commencé ».',
              }),
              fixed: prose().meta({ label: 'Forfaits TTC' }),
              travel: prose().meta({
                label: 'Frais de déplacement TTC',
                description: 'Un montant par distance, un forfait, ou « Compris ».',
              }),
            })
            .readonly()
            .meta({ label: 'Tarifs affichés' }),
          z
            .strictObject({ none: z.literal(true) })
            .readonly()
            .meta({ label: 'Ni dépannage ni entretien' }),
        ])
        .optional()
        .meta({ label: 'Tarifs de dépannage, de réparation et d’entretien' }),
      labels: z.array(label(vocabulary)).readonly().optional().meta({
        label: 'Labels et qualifications',
        one: 'un label',
        emptySaysSo: 'L’entreprise n’a aucun label',
        description:
          'Une liste vide dit que l’entreprise n’en a pas ; sans liste, on ne le sait pas.',
      }),
      reviews: z
        .strictObject({
          checked: prose().meta({
            label: 'Contrôle des avis',
            description:
              'Se lit sous les avis : comment vous les contrôlez, ou que vous ne le faites pas, et leur ordre.',
            widget: 'text',
          }),
          terms: prose().meta({
            label: 'Contrepartie et durées',
            description:
              'Se lit aux mentions légales : ce que reçoit qui donne son avis, ou rien ; en combien de temps il paraît, et jusqu’à quand.',
            widget: 'text',
          }),
        })
        .readonly()
        .optional()
        .meta({
          label: 'Avis des clients',
          description: 'La loi le demande dès le premier témoignage qui n’est pas un exemple.',
        }),
      /** The day on which the checks of the accessibility page last passed for this firm's own site. */
      accessibilityCheckedOn: day().optional().meta({
        label: 'Accessibilité vérifiée le',
        description:
          'Le jour où les contrôles du site ont passé, selon qui s’occupe du site : la page « Accessibilité » le montre.',
      }),
      /**
       * That somebody has read the terms (content/legal/terms.ts) cannot be checked: the owner only states
       * it.
       */
      termsReadOn: day().optional().meta({
        label: 'Conditions générales relues le',
        description:
          'Acompte, validité du devis, délai pour annuler : elles engagent l’entreprise, telles que le site les montre.',
      }),
    })
    .readonly()
}

/**
 * Whether the firm charges VAT. One below the threshold of article 293 B of the tax code does not, and has
 * « franchise » as its VAT number.
 */
export function chargesVat({ vatNumber }: { readonly vatNumber?: string | undefined }): boolean {
  return vatNumber !== 'franchise'
}

/**
 * What is wrong with a firm's VAT number, in French; undefined where it fits. A French number is made of a
 * key and the SIREN, from which the key is computed.
 */
export function strayVatNumber({
  siret,
  vatNumber,
}: {
  readonly siret?: string | undefined
  readonly vatNumber?: string | undefined
}): string | undefined {
  if (!siret || !vatNumber || vatNumber === 'franchise') return undefined
  const siren = siret.slice(0, 9)
  const right = `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')}${siren}`
  return vatNumber === right
    ? undefined
    : `« ${vatNumber} » ne va pas avec le SIRET : son numéro serait ${right}`
}

/**
 * INSEE's check digit (Luhn): every second digit from the right is doubled, and the sum of all digits is a
 * multiple of ten.
 */
function hasLuhnKey(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  // Zeros only would pass too, but no firm has that number.
  return sum > 0 && sum % 10 === 0
}

/** What the firm offers. What is off leaves every menu, list, form, the sitemap and structured data. */
const switches = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      estimation: z.boolean().meta({ label: 'Page « Estimation avant achat »' }),
      projectManagement: z.boolean().meta({ label: 'Page « Gestion de projet »' }),
      tradesGuide: z.boolean().meta({ label: 'Guide des métiers et leurs familles' }),
      jobs: z.boolean().meta({ label: 'Pages des chantiers finis' }),
      map: z.boolean().meta({ label: "Carte des zones d'intervention" }),
      whatsApp: z.boolean().meta({ label: 'WhatsApp' }),
      illustrationNotes: z.boolean().meta({ label: 'Mention « Image d’illustration »' }),
      quoteForm: z
        .xor([
          z.literal(true).meta({ label: 'Ouvert' }),
          z
            .strictObject({
              closedText: prose().meta({ label: 'Ce qui se lit à sa place', widget: 'text' }),
            })
            .readonly()
            .meta({ label: 'Fermé' }),
        ])
        .meta({
          label: 'Formulaire de devis',
          description: 'Fermé, une phrase le remplace : « Plus de demandes avant mars. »',
        }),
      whenOff: z.enum(['404', 'redirect']).meta({
        label: 'À l’adresse d’une page éteinte',
        choices: { '404': 'page introuvable', redirect: 'renvoi vers l’accueil' },
      }),
    })
    .readonly()

/** The types of schema.org for a building firm, and for the trades that have one of their own. */
const businessTypes = [
  'HomeAndConstructionBusiness',
  'GeneralContractor',
  'Electrician',
  'HVACBusiness',
  'HousePainter',
  'Locksmith',
  'Plumber',
  'RoofingContractor',
] as const
export type BusinessType = (typeof businessTypes)[number]

/** No distance within mainland France is greater. */
const kilometres = () => z.number().positive().max(1000)

const origin = () =>
  z
    .url({ protocol: /^https$/, abort: true })
    .regex(
      /^https:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}$/,
      refused('https:// et le domaine, sans rien derrière'),
    )

/** `content/firm.json`: every fact about the company, once. */
export const firm = (vocabulary: Vocabulary) => {
  const { prose } = vocabulary
  return z.strictObject({
    ...editorHint,
    brand: prose()
      .refine(({ length }) => length <= resultLengths.brand, {
        error: ({ input }) =>
          `« ${String(input)} » a ${String(input).length} signes, il en faut ${resultLengths.brand} au plus : il termine le titre de chaque page ; le nom entier a sa place dans la dénomination sociale`,
      })
      .meta({
        label: 'Nom de l’entreprise',
        description: `Il termine le titre de chaque page : ${resultLengths.brand} signes au plus.`,
      }),
    baseline: prose().meta({ label: 'Nom suivi du métier et du lieu' }),
    tagline: prose().meta({ label: 'Accroche, en tête de l’accueil' }),
    promise: prose().meta({ label: 'Promesse sous l’accroche' }),
    origins: z
      .strictObject({ canonical: origin(), alias: origin() })
      .readonly()
      .meta({ label: 'Adresses du site', hidden: true }),
    /** At least one. The landline is shown first, WhatsApp uses the mobile. */
    phones: z
      .strictObject({
        landline: landline().optional().meta({ label: 'Fixe' }),
        mobile: mobile().optional().meta({ label: 'Mobile' }),
      })
      .refine(({ landline, mobile }) => landline ?? mobile, 'il faut un numéro au moins')
      .readonly()
      .meta({
        label: 'Téléphone',
        description: 'Un numéro au moins, écrit 05 53 00 00 00 ; un 06 ou 07 va dans « Mobile ».',
      }),
    email: z.email().meta({ label: 'Adresse e-mail' }),
    emailNote: prose().meta({ label: 'Phrase sous l’adresse e-mail' }),
    answerWithinHours: z.int().positive().max(240).optional().meta({
      label: 'Délai de réponse à une demande, en heures',
      description:
        'Les jours fermés et fériés ne comptent pas. Les textes le nomment {delai.reponse}. Sans lui, les formulaires n’annoncent aucune date.',
    }),
    addresses: z
      .strictObject({
        registered: address(vocabulary).meta({ label: 'Siège' }),
        workshop: address(vocabulary).optional().meta({ label: 'Atelier' }),
      })
      .readonly()
      .meta({ label: 'Adresses' }),
    coordinates: coordinates()
      .readonly()
      .meta({ label: 'Centre de la zone d’intervention', hidden: true }),
    openingHours: openingHours().meta({ label: 'Horaires' }),
    closures: z.array(closure(vocabulary)).readonly().meta({
      label: 'Fermetures',
      one: 'une fermeture',
      description: 'Ces jours-là, chaque page le dit ; avant et après, rien.',
    }),
    notices: z.array(notice(vocabulary)).readonly().meta({
      label: 'Annonces',
      one: 'une annonce',
      description: 'Une ligne en haut de chaque page, entre deux dates.',
    }),
    languages: some(pattern(/^[a-z]{2}$/, 'deux lettres, comme fr ou en')).meta({
      label: 'Langues parlées',
      one: 'une langue',
      description: 'fr, en, es…',
    }),
    founded: z.int().min(1800).max(2100).optional().meta({ label: 'Année de création' }),
    social: z
      .array(
        z
          .strictObject({
            network: z.enum(['facebook', 'instagram']).meta({ label: 'Réseau' }),
            url: webAddress().meta({ label: 'Adresse de la page' }),
          })
          .readonly(),
      )
      .readonly()
      .meta({ label: 'Réseaux sociaux', one: 'un réseau' }),
    worksAlone: z.boolean().optional().meta({
      label: 'Vous travaillez seul',
      description: '`npm run launch-check` nomme alors les textes qui parlent d’une équipe.',
    }),
    businessType: z
      .enum(businessTypes)
      .optional()
      .meta({
        label: 'Métier, pour les moteurs de recherche',
        description:
          'Sans lui, ils lisent « entreprise générale », ou « entreprise du bâtiment » si vous travaillez seul.',
        choices: {
          Electrician: 'électricien',
          GeneralContractor: 'entreprise générale',
          HomeAndConstructionBusiness: 'entreprise du bâtiment',
          HousePainter: 'peintre',
          HVACBusiness: 'chauffage, ventilation, climatisation',
          Locksmith: 'serrurier',
          Plumber: 'plombier',
          RoofingContractor: 'couvreur',
        },
      }),
    /** Three wordings of one fact, each for its own place. */
    experience: z
      .strictObject({
        home: prose().meta({ label: 'Sur l’accueil' }),
        trades: prose().meta({ label: 'Sur les pages des métiers' }),
        since: prose().meta({ label: 'Depuis quand' }),
      })
      .readonly()
      .meta({ label: 'Expérience' }),
    /**
     * Kilometres for everything that is computed, and words for the home page, which speaks of a larger area.
     */
    radius: z
      .strictObject({
        serviceAreaKm: kilometres().meta({ label: 'En kilomètres' }),
        homeText: prose().meta({ label: 'En toutes lettres, sur l’accueil' }),
      })
      .readonly()
      .meta({ label: 'Rayon d’intervention' }),
    travel: z
      .strictObject({
        freeWithinKm: kilometres().meta({ label: 'Gratuit jusqu’à, en km' }),
        moderateWithinKm: kilometres().meta({ label: 'Modéré jusqu’à, en km' }),
      })
      .readonly()
      .meta({ label: 'Frais de déplacement' }),
    projectManagement: z
      .strictObject({
        title: prose().meta({ label: 'Titre' }),
        included: some(prose()).meta({ label: 'Ce qui est compris', one: 'un point' }),
        benefits: some(prose()).meta({ label: 'Ce que le client y gagne', one: 'un point' }),
        note: prose().meta({ label: 'Phrase du dessous', widget: 'text' }),
      })
      .readonly()
      .optional()
      .meta({
        label: 'Gestion de projet',
        description: 'Inutile quand la page « Gestion de projet » est éteinte.',
      }),
    contactTitle: prose().meta({ label: 'Titre au-dessus du téléphone' }),
    reasonsTitle: prose().meta({ label: 'Titre des raisons de nous choisir' }),
    reasons: some(prose()).meta({ label: 'Raisons de nous choisir', one: 'une raison' }),
    switches: switches(vocabulary).meta({ label: 'Ce que le site montre' }),
    legal: identity(vocabulary).meta({ label: 'Assurances, labels et mentions légales' }),
  })
}
/**
 * The record, with the number that is shown where there is room for one, and the number for WhatsApp,
 * undefined where that is off or the firm has no mobile phone.
 */
export type Firm = Readonly<z.infer<ReturnType<typeof firm>>> & {
  readonly phone: string
  readonly whatsApp?: string
}
