import * as z from 'zod'
import { reference, type Vocabulary } from './vocabulary'

/** How much search results show, in characters; a title is measured with the firm's name. */
export const resultLengths = {
  title: 65,
  /** A title shorter than this still has room for a place name. */
  shortTitle: 35,
  description: { shortest: 110, longest: 160 },
  /**
   * The longest name of a firm: it ends each title, even that of « Politique de confidentialité », which
   * cannot be shortened.
   */
  brand: 34,
} as const

/** The fewest characters of an alternative text, or of what a price covers. */
export const shortestExplanation = 20

/** A day, YYYY-MM-DD, set by hand when a text changes; never the time of a build. */
export const day = () => z.iso.date().meta({ widget: 'date' })

/** The message for a text that does not have the form that `refusal` describes. */
export const refused = (refusal: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    `« ${String(input)} » n'est pas de la forme attendue : ${refusal}`,
  // No other message on the same text.
  abort: true,
})

/** A text of one form; `refusal` describes it on the screen and in the check alike. */
export const pattern = (form: RegExp, refusal: string) =>
  z.string().regex(form, refused(refusal)).meta({ refusal })

/** A text of at least so many characters, without the spaces around it. */
export const words = (least = 1) => z.string().trim().min(least)

/** A month written YYYY-MM. */
export const month = () => pattern(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'AAAA-MM, par exemple 2026-03')

/** An https address: a browser would run one that begins with `javascript:`. */
export const webAddress = () => z.url({ protocol: /^https$/ })

/** A French postal code, which begins with the number of a department. */
export const postalCode = () =>
  pattern(/^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/, 'cinq chiffres, les deux premiers de 01 à 98').meta({
    label: 'Code postal',
  })

/** Words of letters and digits, joined by hyphens: ids stand in addresses. */
export const recordName = /^[A-Za-z\d]+(?:-[A-Za-z\d]+)*$/
/** The name of a record's file, which is the end of its address. */
export const recordId = () =>
  pattern(
    recordName,
    'un nom de fiche, sans .json : lettres sans accent, chiffres et traits d’union',
  )

/** Former names of a record: the addresses that ended so redirect to the present one. */
export const formerIds = () =>
  z.array(recordId()).readonly().optional().meta({
    label: 'Anciens noms de la fiche',
    one: 'un ancien nom',
    description:
      'Le nom qu’avait le fichier, sans .json : l’adresse qui finissait ainsi mène alors à cette page.',
  })

/** The fragment of an address, without « # ». */
export const anchor = () =>
  pattern(/^[a-z\d-]+$/, 'lettres minuscules sans accent, chiffres et traits d’union')

/** The Lucide icons that content may use, with names for an owner. */
const icons = {
  Award: 'médaille',
  Building: 'immeuble',
  Cable: 'câble',
  CalendarCheck: 'calendrier',
  ClipboardList: 'liste',
  FileText: 'document',
  HardHat: 'casque',
  Home: 'maison',
  Layers: 'couches',
  Leaf: 'feuille',
  Lock: 'cadenas',
  PaintBucket: 'pot de peinture',
  PaintRoller: 'rouleau',
  ShieldCheck: 'bouclier',
  ShowerHead: 'douche',
  Sofa: 'canapé',
  Sprout: 'pousse',
} as const
export const iconNames = Object.keys(icons) as (keyof typeof icons)[]

export const icon = () => z.enum(iconNames).meta({ label: 'Pictogramme', choices: icons })

/** Latitude and longitude in degrees. */
export const coordinates = () =>
  z.strictObject({
    lat: z.number().min(-90).max(90).meta({ label: 'Latitude' }),
    lng: z.number().min(-180).max(180).meta({ label: 'Longitude' }),
  })

/** A list with at least one entry: its heading must not stand above nothing. */
export const some = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1).readonly()

/**
 * The position of a service among the others, on the home page and in lists. Services without a number come
 * last.
 */
export const order = () =>
  z.int().optional().meta({ label: 'Rang', description: 'Le plus petit vient en premier.' })

/** A service as the home page presents it. */
export const card = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      title: vocabulary.prose().meta({ label: 'Titre' }),
      description: vocabulary.prose().meta({ label: 'Texte', widget: 'text' }),
      icon: icon(),
      image: reference(vocabulary, 'picture').meta({ label: 'Image' }),
    })
    .readonly()
    .meta({ label: "Sur la page d'accueil" })

/** Title and description for search engines, of every page with an address of its own. */
export const pageMeta = ({ prose }: Vocabulary) => ({
  title: prose().meta({
    label: 'Titre de la page',
    description: `Le nom de l’entreprise s’y ajoute : ${resultLengths.title} signes en tout.`,
    longest: resultLengths.title,
    besideBrand: true,
  }),
  metaDescription: prose().meta({
    label: 'Description',
    description: `${resultLengths.description.shortest} à ${resultLengths.description.longest} signes : les résultats de recherche la montrent.`,
    widget: 'text',
    ...resultLengths.description,
  }),
  keywords: some(prose()).meta({ label: 'Mots-clés', one: 'un mot-clé' }),
  updated: day().meta({
    label: 'Modifiée le',
    description: 'À changer quand un texte de la page change.',
    startsToday: true,
  }),
})
/** The fields of `pageMeta`, as records have them. */
export interface PageMeta {
  readonly title: string
  readonly metaDescription: string
  readonly keywords: readonly string[]
  readonly updated: string
}

/** A question and its answer. */
export const faq = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      question: prose().meta({ label: 'Question' }),
      answer: prose().meta({ label: 'Réponse', widget: 'text' }),
    })
    .readonly()
export type Faq = z.infer<ReturnType<typeof faq>>

/** A title and the text under it. */
export const titledText = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      title: prose().meta({ label: 'Titre' }),
      description: prose().meta({ label: 'Texte', widget: 'text' }),
    })
    .readonly()
export type TitledText = z.infer<ReturnType<typeof titledText>>

/** A section's heading and the sentence below it. */
export const heading = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      title: prose().meta({ label: 'Titre' }),
      lead: prose().meta({ label: 'Phrase sous le titre', widget: 'text' }),
    })
    .readonly()

/** The call to action at the end of a page: its heading and its text. */
export const call = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      title: prose().meta({ label: 'Titre' }),
      text: prose().meta({ label: 'Texte', widget: 'text' }),
    })
    .readonly()

/** A picture with its caption. */
export const galleryImage = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      picture: reference(vocabulary, 'picture').meta({ label: 'Image' }),
      title: vocabulary.prose().meta({ label: 'Légende' }),
    })
    .readonly()
export type GalleryImage = z.infer<ReturnType<typeof galleryImage>>

/** A numbered step. */
export const workStep = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      title: prose().meta({ label: 'Titre' }),
      description: prose().meta({ label: 'Texte', widget: 'text' }),
      duration: prose()
        .optional()
        .meta({ label: 'Durée', description: 'Par exemple « 1 à 2 semaines ».' }),
    })
    .readonly()
export type WorkStep = z.infer<ReturnType<typeof workStep>>
