import * as z from 'zod'
import { reference, type Vocabulary } from './vocabulary'

/** A day written YYYY-MM-DD. Authored when a text changes; never the build time. */
export const day = () => z.iso.date().meta({ widget: 'date' })

/** Names of the Lucide icons that content may ask for. */
export const iconNames = [
  'Award',
  'Building',
  'Cable',
  'CalendarCheck',
  'ClipboardList',
  'FileText',
  'HardHat',
  'Home',
  'Layers',
  'Leaf',
  'Lock',
  'PaintBucket',
  'PaintRoller',
  'ShieldCheck',
  'ShowerHead',
  'Sofa',
  'Sprout',
] as const

export const icon = () => z.enum(iconNames).meta({ widget: 'icon' })

/** Degrees. */
export const coordinates = () =>
  z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })

/** A list with at least one entry: a heading above nothing would be left over. */
export const some = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1).readonly()

/** Where a service stands among the others, on the home page and in lists; without a number, after those that have one. */
export const order = () => z.int().optional().meta({ label: 'Rang' })

/** A service as the home page presents it. */
export const card = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      title: vocabulary.prose(),
      description: vocabulary.prose(),
      icon: icon(),
      image: reference(vocabulary, 'picture'),
    })
    .readonly()
    .meta({ label: "Sur la page d'accueil" })

/** What every page with an address of its own says of itself to search engines. */
export const pageMeta = ({ prose }: Vocabulary) => ({
  title: prose().meta({ label: 'Titre de la page' }),
  metaDescription: prose().meta({ label: 'Description (110 à 160 signes)' }),
  keywords: some(prose()).meta({ label: 'Mots-clés' }),
  updated: day().meta({ label: 'Modifiée le' }),
})
/** The fields of `pageMeta`, as records carry them. */
export interface PageMeta {
  readonly title: string
  readonly metaDescription: string
  readonly keywords: readonly string[]
  readonly updated: string
}

export const faq = ({ prose }: Vocabulary) =>
  z.strictObject({ question: prose(), answer: prose() }).readonly()
export type Faq = z.infer<ReturnType<typeof faq>>

/** A title and what is said under it. */
export const titledText = ({ prose }: Vocabulary) =>
  z.strictObject({ title: prose(), description: prose() }).readonly()
export type TitledText = z.infer<ReturnType<typeof titledText>>

/** A section's heading with the sentence under it. */
export const heading = ({ prose }: Vocabulary) =>
  z.strictObject({ title: prose(), lead: prose() }).readonly()

/** A closing call: its heading and its text. */
export const call = ({ prose }: Vocabulary) =>
  z.strictObject({ title: prose(), text: prose() }).readonly()

export const testimonial = (vocabulary: Vocabulary) =>
  z
    .strictObject({
      author: vocabulary.prose().meta({ label: 'Prénom et initiale' }),
      location: vocabulary.prose().meta({ label: 'Commune' }),
      rating: z.int().min(1).max(5).optional().meta({ label: 'Étoiles' }),
      text: vocabulary.prose(),
      imageBefore: reference(vocabulary, 'picture').optional(),
      imageAfter: reference(vocabulary, 'picture').optional(),
      sample: z
        .boolean()
        .meta({ label: 'Exemple', description: 'Vrai tant que le témoignage n’est pas réel.' }),
    })
    .readonly()
export type Testimonial = z.infer<ReturnType<typeof testimonial>>

/** A picture with the words under it. */
export const galleryImage = (vocabulary: Vocabulary) =>
  z
    .strictObject({ picture: reference(vocabulary, 'picture'), title: vocabulary.prose() })
    .readonly()
export type GalleryImage = z.infer<ReturnType<typeof galleryImage>>

/** A numbered step. */
export const workStep = ({ prose }: Vocabulary) =>
  z
    .strictObject({
      title: prose(),
      description: prose(),
      /** Free text, such as « 1 à 2 semaines ». */
      duration: prose().optional(),
    })
    .readonly()
export type WorkStep = z.infer<ReturnType<typeof workStep>>
