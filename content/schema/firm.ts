import * as z from 'zod'
import { closure, notice, openingHours } from './firm-hours'
import { identity } from './firm-identity'
import { coordinates, pattern, postalCode, refused, resultLengths, some, webAddress } from './parts'
import { editorHint, type Vocabulary } from './vocabulary'

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

/** What the firm offers. What is off leaves every menu, list, form, the sitemap and structured data. */
const switches = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      estimation: z.boolean().meta({ label: 'Page « Estimation avant achat »' }),
      projectManagement: z.boolean().meta({ label: 'Page « Gestion de projet »' }),
      tradesGuide: z.boolean().meta({ label: 'Guide des métiers et leurs familles' }),
      jobs: z.boolean().meta({ label: 'Pages des chantiers finis' }),
      map: z.enum(['none', 'own', 'own-and-google']).meta({
        label: "Carte des zones d'intervention",
        description:
          'Celle du site est dessinée d’avance. Pour celle de Google, un formulaire demande au visiteur une clé, que peu de gens ont.',
        choices: {
          none: 'aucune',
          own: 'celle du site',
          'own-and-google': 'celle du site, et celle de Google',
        },
      }),
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

/** `content/firm.json`: every fact about the firm, once. */
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
    where: prose()
      .refine((text) => /^(?:en|aux?|à|dans)\s/.test(text), {
        error: ({ input }) =>
          `« ${String(input)} » n'est pas de la forme attendue : en, à, au, aux ou dans, puis le lieu, comme « en Dordogne » ou « dans l'Ain »`,
      })
      .meta({
        label: 'Où, dans les titres',
        description:
          'Comme une phrase le dit, « en Dordogne », « dans l’Ain » ; les textes le nomment {lieu}.',
      }),
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

/** Whether visitors may ask for Google's map in place of ours: then only may a page load anything of Google's. */
export const offersGoogleMap = ({ switches }: Pick<Firm, 'switches'>): boolean =>
  switches.map === 'own-and-google'
