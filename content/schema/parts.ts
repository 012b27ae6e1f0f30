import * as z from 'zod'
import { reference, type Vocabulary } from './vocabulary'

/** What search results show whole, in characters; a title counts with the firm's name. */
export const resultLengths = {
  title: 65,
  /** A title below this leaves room to say where. */
  shortTitle: 35,
  description: { shortest: 110, longest: 160 },
  /**
   * The firm's name ends each title, that of « Politique de confidentialité » too, which is nobody's to
   * shorten.
   */
  brand: 34,
} as const

/** A day written YYYY-MM-DD. Authored when a text changes; never the build time. */
export const day = () => z.iso.date().meta({ widget: 'date' })

/** What the check of the content says of a text of another form than `refusal` puts into words. */
export const refused = (refusal: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    `« ${String(input)} » n'est pas de la forme attendue : ${refusal}`,
  // What else a text of another form is not, nobody needs to know.
  abort: true,
})

/** A text of one form, which `refusal` puts into words: on the screen and in the check alike. */
export const pattern = (form: RegExp, refusal: string) =>
  z.string().regex(form, refused(refusal)).meta({ refusal })

/** A text of so many characters at least, spaces around it not counted. */
export const words = (least = 1) => z.string().trim().min(least)

/** A month written YYYY-MM. */
export const month = () => pattern(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'AAAA-MM, par exemple 2026-03')

/** The address of a page that visitors are led to: a browser would run one that begins with `javascript:`. */
export const webAddress = () => z.url({ protocol: /^https$/ })

/** A postal code of France, by the number of a department. */
export const postalCode = () =>
  pattern(/^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/, 'cinq chiffres, les deux premiers de 01 à 98').meta({
    label: 'Code postal',
  })

/** Words of Latin letters and digits: ids stand in addresses. */
export const recordName = /^[A-Za-z\d]+(?:-[A-Za-z\d]+)*$/
/** The name of a record's file, which is the end of its address. */
export const recordId = () =>
  pattern(
    recordName,
    'un nom de fiche, sans .json : lettres sans accent, chiffres et traits d’union',
  )

/** What a record was called before: the address that ended so leads to the one it has now. */
export const formerIds = () =>
  z.array(recordId()).readonly().optional().meta({
    label: 'Anciens noms de la fiche',
    one: 'un ancien nom',
    description:
      'Le nom qu’avait le fichier, sans .json : l’adresse qui finissait ainsi mène alors à cette page.',
  })

/** The end of an address below a page, `#…`. */
export const anchor = () =>
  pattern(/^[a-z\d-]+$/, 'lettres minuscules sans accent, chiffres et traits d’union')

/** The Lucide icons that content may ask for, as an owner would call them. */
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

/** Degrees. */
export const coordinates = () =>
  z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })

/** A list with at least one entry: a heading above nothing would be left over. */
export const some = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1).readonly()

/**
 * Where a service stands among the others, on the home page and in lists; without a number, after those that
 * have one.
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

/** What every page with an address of its own says of itself to search engines. */
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
/** The fields of `pageMeta`, as records carry them. */
export interface PageMeta {
  readonly title: string
  readonly metaDescription: string
  readonly keywords: readonly string[]
  readonly updated: string
}

export const faq = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      question: prose().meta({ label: 'Question' }),
      answer: prose().meta({ label: 'Réponse', widget: 'text' }),
    })
    .readonly()
export type Faq = z.infer<ReturnType<typeof faq>>

/** A title and what is said under it. */
export const titledText = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      title: prose().meta({ label: 'Titre' }),
      description: prose().meta({ label: 'Texte', widget: 'text' }),
    })
    .readonly()
export type TitledText = z.infer<ReturnType<typeof titledText>>

/** A section's heading with the sentence under it. */
export const heading = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      title: prose().meta({ label: 'Titre' }),
      lead: prose().meta({ label: 'Phrase sous le titre', widget: 'text' }),
    })
    .readonly()

/** A closing call: its heading and its text. */
export const call = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      title: prose().meta({ label: 'Titre' }),
      text: prose().meta({ label: 'Texte', widget: 'text' }),
    })
    .readonly()

/** A picture with the words under it. */
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
