import * as z from 'zod'
import type { Firm } from '../../../content/schema/firm'
import { farthestDepartment, ofCommune } from '../answer-faults'
import { answersSchema, type Answers } from '../answers'
import { chosenDepartments, type Located } from '../area-record'
import { singleIn, type ContentTree, type Json } from '../content-tree'
import { centreOf, usualFreeTravel } from '../firm-record'
import { checkbox, select, yes } from '../prompts'
import { communesAt, departmentsWithin, placeOf, strayAxis, type Territory } from '../territory'
import { number, text } from './typed'

const { shape } = answersSchema

/** Questions whose answers others depend on. */
const radiusQuestion = "Rayon d'intervention, en kilomètres"
const questionsFor = (of: '' | ' de l’atelier') => ({
  postalCode: `Code postal${of}`,
  city: `Commune${of}`,
  street: `Numéro et rue${of}`,
})
const { postalCode: postalCodeQuestion, city: cityQuestion } = questionsFor('')

type Address = Firm['addresses']['registered']

/** The registered office. */
export function askAddress(territory: Territory, now?: Address): Promise<Answers['address']> {
  return askPlace('address', questionsFor(''), territory, now)
}

/** Where customers come, if that is not the registered office. */
export async function askWorkshop(
  territory: Territory,
  now?: Address,
): Promise<Answers['workshop']> {
  const question = 'Avez-vous un atelier ou un dépôt à une autre adresse ?'
  return (await yes(question, { field: 'workshop' }, now !== undefined))
    ? askPlace('workshop', questionsFor(' de l’atelier'), territory, now)
    : undefined
}

/** The commune is one of those that have the postal code. */
async function askPlace(
  field: 'address' | 'workshop',
  questions: ReturnType<typeof questionsFor>,
  territory: Territory,
  now: Address | undefined,
): Promise<Answers['address']> {
  const postalCode =
    (await text(
      questions.postalCode,
      shape.address.shape.postalCode.refine((code) => communesAt(territory, code).length > 0, {
        error: `aucune commune n'a ce code postal ; ${ofCommune}`,
      }),
      { field: `${field}.postalCode`, fallback: now?.postalCode },
    )) ?? ''
  const city = await select({
    message: questions.city,
    field: `${field}.city`,
    after: [questions.postalCode],
    ...(now && { default: now.city }),
    choices: communesAt(territory, postalCode).map(({ name }) => ({ name, value: name })),
  })
  const street =
    (await text(questions.street, shape.address.shape.street, {
      field: `${field}.street`,
      fallback: now?.street,
    })) ?? ''
  return { street, postalCode, city }
}

/** Asked only where no directory places the commune. */
export async function askCoordinates(
  { postalCode, city }: Answers['address'],
  territory: Territory,
  now?: Firm['coordinates'],
): Promise<Answers['coordinates']> {
  const commune = communesAt(territory, postalCode).find(({ name }) => name === city)
  if (!commune || placeOf(territory, commune)) return undefined
  const degrees = async (axis: 'lat' | 'lng', called: string) =>
    number(
      `${called} (${city}), en degrés (${axis === 'lat' ? '45.18' : '0.72'})`,
      'degrees',
      z.number().refine((value) => !strayAxis(territory, commune.department, axis, value), {
        error: ({ input: value }) =>
          strayAxis(territory, commune.department, axis, Number(value)) ?? '',
      }),
      {
        field: `coordinates.${axis}`,
        after: [postalCodeQuestion, cityQuestion],
        fallback:
          now && strayAxis(territory, commune.department, axis, now[axis]) === undefined
            ? now[axis]
            : undefined,
      },
    )
  return { lat: await degrees('lat', 'Latitude'), lng: await degrees('lng', 'Longitude') }
}

/** Proposes those that the radius reaches; others may be added. */
async function askDepartments(
  soFar: Located,
  territory: Territory,
  now: readonly string[] | undefined,
): Promise<readonly string[]> {
  const proposed = now ?? chosenDepartments(soFar, territory)
  const around = departmentsWithin(
    territory,
    centreOf(soFar, territory),
    farthestDepartment(soFar.radiusKm),
  )
  return checkbox({
    message: 'Départements',
    field: 'departments',
    after: [radiusQuestion, postalCodeQuestion, cityQuestion],
    required: true,
    choices: [...new Set([...proposed, ...around])].map((code) => ({
      name: `${territory.departments.get(code) ?? ''} (${code})`,
      value: code,
      checked: proposed.includes(code),
    })),
  })
}

/** Where the firm works: its radius, how far it comes for free, and its departments. */
export async function askReach(
  { tree, territory, now }: { tree: ContentTree; territory: Territory; now: Partial<Firm> },
  place: Pick<Answers, 'address' | 'coordinates'>,
): Promise<Json> {
  const radiusKm = await number(radiusQuestion, 'kilometres', shape.radiusKm, {
    field: 'radiusKm',
    fallback: now.radius?.serviceAreaKm ?? 50,
  })
  const sameRadius = radiusKm === now.radius?.serviceAreaKm
  const freeTravelKm = await number(
    'Déplacement gratuit jusqu’à, en kilomètres',
    'kilometres',
    shape.freeTravelKm.unwrap().max(radiusKm),
    {
      field: 'freeTravelKm',
      after: [radiusQuestion],
      fallback: sameRadius ? now.travel?.freeWithinKm : usualFreeTravel(radiusKm),
    },
  )
  const sameArea = sameRadius && place.address.city === now.addresses?.registered.city
  const departments = await askDepartments(
    { ...place, radiusKm },
    territory,
    sameArea ? servedDepartments(tree) : undefined,
  )
  return { radiusKm, freeTravelKm, departments }
}

/** Codes of the departments that the content serves. */
const servedDepartments = (tree: ContentTree) =>
  singleIn(tree.records, 'area').departments.map(({ code }) => code)
