/** Makes the configuration of the editing screen from the schemas of the records. Pure. */
import type { Backend, CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms'
import type { Vocabulary } from '../../content/schema/vocabulary'
import { paths, projectManagementSlug } from '../../lib/addresses/paths'
import { collections, singles, type SingleKind } from '../../lib/site/content/kinds'
import { fieldsOf, nameOf, type Drawing, type Option } from './field'
import { recordSchema, type RecordSchema } from './record-schema'
import { limitsWithin, type LimitsByPlace } from './character-limits'

/** The settings from which the screen is configured. */
export interface EditorSetting {
  /** Where records are read and saved: a forge, or the server of `npm run edit`. */
  readonly backend: Backend
  /** The content folder as the backend names it, such as « content ». */
  readonly folder: string
  readonly vocabulary: Vocabulary
  /** The firm's name. */
  readonly brand: string
  /** Kinds of single records that exist: what a firm has switched off, or never had, is not on its screen. */
  readonly kinds: readonly SingleKind[]
  /** Values to choose from, by the name that `choose` or `ref` gives in a schema. */
  readonly lists: Readonly<Record<string, readonly Option[]>>
  /** What each picture shows, by id. */
  readonly pictures: Readonly<Record<string, string>>
  /** The address of the site that previews show: the published one, or that of the development server. */
  readonly siteUrl: string
}

/** What the page of the screen needs. Plain data, since it is served as JSON. */
export interface EditorConfig {
  readonly config: CmsConfig
  /** How the files of each kind are read and written (`admin/screen/record-format.ts`). */
  readonly schemas: Readonly<Record<string, RecordSchema>>
  /** By kind of record, how many characters its texts may have. */
  readonly limits: Readonly<Record<string, LimitsByPlace>>
  /** What each picture shows, by id. */
  readonly pictures: Readonly<Record<string, string>>
  /** By kind, the page that shows a record; `{slug}` is the file's name, `{serviceSlug}` a field. */
  readonly pages: Readonly<Record<string, string>>
}

/** Groups and folders in the order in which the screen lists them, what an owner needs most first. */
const menu = [
  ...['entreprise', 'prix', 'job', 'testimonial', 'equipe', 'specimen-quote', 'pages'],
  ...['service', 'trade', 'communes', 'picture'],
]

/**
 * The groups of single records, the ones an owner needs most first. Others (colours, fonts) are a
 * developer's.
 */
const groups: readonly {
  readonly name: string
  readonly label: string
  readonly icon: string
  readonly files: Readonly<Partial<Record<SingleKind, string>>>
}[] = [
  {
    name: 'entreprise',
    label: 'L’entreprise',
    icon: 'storefront',
    files: { firm: 'Horaires, fermetures, téléphone, assurances, réglages' },
  },
  {
    name: 'prix',
    label: 'Prix et délais',
    icon: 'euro',
    files: { prices: 'Prix', figures: 'Délais et mesures' },
  },
  {
    name: 'equipe',
    label: 'L’équipe',
    icon: 'group',
    files: { team: 'Qui vient chez le client' },
  },
  {
    name: 'pages',
    label: 'Pages',
    icon: 'article',
    files: {
      'home-page': 'Accueil : présentation, raisons, galerie',
      'quote-page': 'Demande de devis',
      'service-area-page': 'Zones d’intervention',
      'jobs-page': 'Réalisations : la liste',
      'specimen-quotes-page': 'Ce que disent tous les devis commentés',
      'estimation-page': 'Estimation avant achat',
      'checks-page': 'Vérifiez-nous : papiers, gratuit ou payant',
      'aids-page': 'Aides et TVA',
      'project-management-page': 'Gestion de projet',
      'trades-overview-page': 'Guide des métiers',
      categories: 'Familles de métiers',
      'service-pages': 'Ce que disent toutes les pages de service',
      'trade-pages': 'Ce que disent toutes les pages de métier',
      'category-pages': 'Ce que disent toutes les pages de famille',
      facts: 'Faits cités : lois, TVA, aides, normes',
    },
  },
  {
    name: 'communes',
    label: 'Communes',
    icon: 'map',
    files: { area: 'Départements et communes' },
  },
]

/** The kinds that are folders of records. `called` lists the fields that name an entry and its file. */
const folders = {
  job: {
    ...{ label: 'Chantiers', label_singular: 'un chantier', icon: 'construction' },
    ...{ called: ['title'], thumbnail: false },
  },
  testimonial: {
    ...{ label: 'Témoignages', label_singular: 'un témoignage', icon: 'format_quote' },
    ...{ called: ['author', 'location'], thumbnail: false },
  },
  'specimen-quote': {
    ...{ label: 'Devis commentés', label_singular: 'un devis commenté', icon: 'receipt_long' },
    ...{ called: ['title'], thumbnail: false },
  },
  service: {
    ...{ label: 'Services', label_singular: 'un service', icon: 'home_repair_service' },
    ...{ called: ['name'], thumbnail: false },
  },
  trade: {
    ...{ label: 'Métiers', label_singular: 'un métier', icon: 'handyman' },
    ...{ called: ['title'], thumbnail: false },
  },
  picture: {
    ...{ label: 'Photos', label_singular: 'une photo', icon: 'photo_camera' },
    ...{ called: ['alt'], thumbnail: 'file' },
  },
} as const

/** The fields that the screen shows first, where the order of the files is another. */
const first: Readonly<Partial<Record<keyof EditorConfig['schemas'], readonly string[]>>> = {
  firm: [
    ...['openingHours', 'closures', 'notices', 'phones', 'email', 'emailNote', 'addresses'],
    ...['answerWithinHours', 'legal', 'switches'],
  ],
  job: ['title', 'subtitle', 'commune', 'from', 'until', 'duration', 'surface', 'heroImage'],
}

/** Fields that the screen shows last: they are for search engines. */
const last: readonly string[] = ['metaDescription', 'keywords', 'updated']

/** File names have letters, digits and hyphens only, since they are the ends of addresses. */
const slug = { encoding: 'ascii', clean_accents: true, maxlength: 60 } as const

const pages: EditorConfig['pages'] = {
  'home-page': paths.home,
  'quote-page': paths.quote,
  'service-area-page': paths.serviceArea,
  'jobs-page': paths.jobs,
  'estimation-page': paths.estimation,
  'checks-page': paths.checks,
  team: paths.checks,
  'aids-page': paths.aids,
  'project-management-page': paths.service(projectManagementSlug),
  'trades-overview-page': paths.trades,
  categories: paths.trades,
  firm: paths.home,
  area: paths.serviceArea,
  job: paths.job('{slug}'),
  'specimen-quote': paths.specimenQuote('{slug}'),
  service: paths.service('{slug}'),
  trade: paths.trade('{serviceSlug}', '{slug}'),
}

/**
 * Returns the configuration of the screen.
 * @throws naming the field when the screen cannot show a field of a schema.
 */
export function editorConfig(setting: EditorSetting): EditorConfig {
  const { backend, folder, vocabulary, brand, kinds, lists, pictures, siteUrl } = setting
  const drawing: Drawing = {
    brand,
    lists,
    collections: Object.fromEntries(
      Object.entries(folders).map(([kind, { called }]) => [kind, called]),
    ),
  }
  const schemas: Record<string, RecordSchema> = {}
  const limits: Record<string, LimitsByPlace> = {}
  const draw = (kind: SingleKind | keyof typeof folders): Field[] => {
    const { schema } = { ...singles, ...collections }[kind]
    const drawn = recordSchema(schema, vocabulary)
    schemas[kind] = forFiles(drawn)
    limits[kind] = limitsWithin(drawn, brand)
    const order = first[kind] ?? []
    const rank = ({ name }: Field) =>
      order.includes(name) ? order.indexOf(name) - order.length : last.indexOf(name) + 1
    return fieldsOf(drawing, drawn, kind).sort((one, other) => rank(one) - rank(other))
  }

  const files = groups.map(({ files: held, ...group }): Collection => ({
    ...group,
    files: (Object.entries(held) as [SingleKind, string][])
      .filter(([kind]) => kinds.includes(kind))
      .map(([kind, label]): CollectionFile => ({
        name: kind,
        label,
        file: `${folder}/${singles[kind].file}`,
        format: kind,
        fields: draw(kind),
        editor: { preview: kind in pages },
      })),
  }))
  const entries = (Object.keys(folders) as (keyof typeof folders)[]).map((kind): Collection => {
    const { called, thumbnail, ...named } = folders[kind]
    return {
      name: kind,
      ...named,
      folder: `${folder}/${collections[kind].folder}`,
      extension: 'json',
      format: kind,
      identifier_field: called[0],
      summary: nameOf(called),
      slug: {
        template: called.map((name) => `{{${name}}}`).join('-'),
        editable: ['create'],
        hint: 'La fin de l’adresse : lettres sans accent, chiffres et traits d’union.',
      },
      sortable_fields: [...called],
      thumbnail,
      // A picture's file lies beside its record.
      ...(kind === 'picture' && { media_folder: '', public_folder: '' }),
      fields: draw(kind),
      editor: { preview: kind in pages },
    }
  })
  const drawn = [...files, ...entries]
  return {
    config: {
      load_config_file: false,
      backend,
      app_title: `${brand} : modifier le site`,
      site_url: siteUrl,
      logo: { src: './logo.svg', show_in_header: false },
      media_folder: `${folder}/${collections.picture.folder}`,
      public_folder: '/',
      media_libraries: {
        default: {
          config: {
            slugify_filename: true,
            // Encoded again, the photo is upright and has lost the camera's metadata.
            transformations: {
              raster_image: { format: 'webp', quality: 90, width: 2000, height: 2000 },
            },
          },
        },
        stock_assets: { providers: [] },
      },
      slug,
      output: { omit_empty_optional_fields: false },
      show_preview_links: true,
      collections: drawn.sort((one, other) => menu.indexOf(one.name) - menu.indexOf(other.name)),
    },
    schemas,
    limits,
    pictures,
    pages,
  }
}

/** Returns the part of a schema that is needed to read and write files, so that the page loads no more. */
function forFiles(schema: RecordSchema): RecordSchema {
  const { properties, items, anyOf, additionalProperties } = schema
  const { type, required, absent, emptySaysSo } = schema
  return {
    ...(type && { type }),
    ...('const' in schema && { const: schema.const }),
    ...(required && { required }),
    ...(absent !== undefined && { absent }),
    ...(emptySaysSo && { emptySaysSo }),
    ...(items && { items: forFiles(items) }),
    ...(anyOf && { anyOf: anyOf.map(forFiles) }),
    ...(additionalProperties && { additionalProperties: forFiles(additionalProperties) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, forFiles(property)]),
      ),
    }),
  }
}
