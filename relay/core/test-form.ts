import { issuePermission } from './spam/permission'

/** Fields of a test form, in order. */
export type TestFields = readonly (readonly [name: string, value: string])[]

const BOUNDARY = '----relayTestBoundary8Kq2ZfWm'

/** Content-Type of what `toMultipart` makes. */
export const multipartType = `multipart/form-data; boundary=${BOUNDARY}`

/** Encodes a form as a browser does, except that line breaks in values are left alone. */
export function toMultipart(fields: TestFields): Buffer {
  return multipartOf(
    fields.map(([name, value]) => [
      `Content-Disposition: form-data; name="${name.replace(/["\r\n]/g, encodeURIComponent)}"`,
      value,
    ]),
  )
}

/** Encodes parts whose header block is given word for word. */
export function multipartOf(parts: readonly (readonly [header: string, body: string | Buffer])[]) {
  return Buffer.concat([
    ...parts.flatMap(([header, body]) => [
      Buffer.from(`--${BOUNDARY}\r\n${header}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
}

/** Shaped like the site's own: 40 bytes, base64url. */
export const TOKEN = 'MTc2Mzc0-jeton_de_test'.padEnd(54, '0')

/** The secret of the relays that tests start. */
export const PERMISSION_SECRET = 'a secret of the tests, long enough'

/** The fields with a permission that a page of `origin` was given a minute ago, unless they name one. */
export function withPermission(fields: TestFields, origin: string): TestFields {
  if (fields.some(([name]) => name === '_permission')) return fields
  const secret = new TextEncoder().encode(PERMISSION_SECRET)
  const permission = issuePermission(secret, origin, new Date(Date.now() - 60_000))
  return [...fields, ['_permission', permission]]
}

/** A complete quote request as the site sends it, with `changes` made to the fields they name. */
export function quote(changes: Record<string, string> = {}): TestFields {
  const fields: Record<string, string> = {
    Prénom: 'Élodie',
    Nom: 'L’Hôte-D’Œuvre',
    Email: 'elodie@exemple.fr',
    Téléphone: '06 39 98 12 34',
    Service: 'Rénovation Intérieure',
    Description: 'Refaire l’enduit à la chaux\r\nd’une grange de 80 m² 🏡',
    'Marketing Consent': 'Non',
    CSRF_Token: TOKEN,
    _next: 'https://www.example.com/demande-devis',
    _honey: '',
    _captcha: 'false',
    _subject: 'Nouvelle demande de devis - Élodie L’Hôte-D’Œuvre',
    ...changes,
  }
  return Object.entries(fields)
}

/** The data fields of an estimate as the site sends them. */
export const ESTIMATE: TestFields = [
  ['Prénom', 'Zoë'],
  ['Nom', 'Saint-Exupéry'],
  ['Email', 'zoe@exemple.fr'],
  ['Téléphone', '06 39 98 12 34'],
  ['Adresse du bien', '3, impasse de l’Église, 47000 Exemple-sur-Lot'],
  ['Type de bien', 'Maison'],
  ['Surface', '142'],
  ['Année de construction', '1870'],
  ['Date de visite souhaitée', 'le samedi, « après 14 h »'],
  ['Budget', '≈ 80 000 €'],
  ['Description du projet', 'Toiture ?\r\n\r\nPlanchers.'],
  ['CSRF_Token', `${TOKEN.slice(0, -5)}autre`],
]
