/** What the firm's own record lacks, and where it contradicts itself or the map. */
import * as z from 'zod'
import type { Firm } from '../../content/schema/firm'
import { identity } from '../../content/schema/firm-identity'
import { noIds } from '../../content/schema/vocabulary'
import { isSoleTrader } from '../../content/legal/parts/firm-texts'
import { kilometresBetween, type Coordinates } from '../../lib/area/geography'
import { numberOf } from '../../lib/text/number-words'
import type { DeepPartial, Found } from './record-places'

/** A firm's position farther than this from its own commune is probably a mistake. */
const farthestKm = 15

type Identity = Firm['legal']

const lcen = 'loi n° 2004-575 du 21 juin 2004, article 1-1'

/** What the law has a firm's site say, and which law does. */
const requiredBy: Partial<Record<keyof Identity, string>> = {
  name: lcen,
  form: 'Code de commerce, articles R123-237 et R123-238',
  capital: lcen,
  siret: 'Code de commerce, article R123-237',
  register: lcen,
  vatNumber: 'loi n° 2004-575 du 21 juin 2004, article 19',
  director: lcen,
  host: lcen,
  mediator: 'Code de la consommation, articles L616-1 et R616-1',
  repairs: 'arrêté du 24 janvier 2017 ; { "none": true } si l’entreprise ne dépanne ni ne répare',
  insurances:
    "sur devis et factures, Code de l'artisanat, article L132-1 ; attestation jointe, Code des assurances, article L243-2 ; avant le contrat, Code de la consommation",
}

const identityFields = () => identity({ ids: noIds, prose: () => z.string() }).unwrap().shape

/** Whom the privacy policy names beside the firm, and what it must say of each. */
const dataLaw = 'RGPD, article 13'

/** Those who handle visitors' data for the firm, as far as the record does not name them. */
function missingProcessors({ processors = {} }: DeepPartial<Identity>): readonly Found[] {
  const parts = identityFields().processors.unwrap().unwrap().shape
  return (Object.keys(parts) as (keyof typeof parts)[]).flatMap((part) =>
    processors[part] === undefined
      ? [
          {
            field: `legal.processors.${part}`,
            what: `complétez legal.processors.${part} (${parts[part].meta()?.label} : ${dataLaw})`,
          },
        ]
      : [],
  )
}

/** The required fields that the record lacks, and its list of labels where there is none. */
export function missingIdentity({ legal, switches }: DeepPartial<Firm>): readonly Found[] {
  if (!legal) return []
  const isInsured = (guarantee: string) =>
    legal.insurances?.some((insurance) => insurance?.guarantee === guarantee)
  const fields = identityFields()
  const labelOf = (field: keyof Identity) => String(fields[field].meta()?.label ?? field)
  const lacks = (field: keyof Identity) =>
    field === 'insurances'
      ? !isInsured('décennale')
      : legal[field] === undefined &&
        !(field === 'capital' && legal.form !== undefined && isSoleTrader(legal.form))
  return [
    ...Object.entries(requiredBy).flatMap(([field, law]) =>
      lacks(field as keyof Identity)
        ? [
            {
              field: `legal.${field}`,
              what: `complétez legal.${field} (${labelOf(field as keyof Identity)} : ${law})`,
            },
          ]
        : [],
    ),
    ...missingProcessors(legal),
    ...(legal.register?.kind === 'RCS' && !legal.register.city
      ? [
          {
            field: 'legal.register.city',
            what: 'complétez legal.register.city (Ville du greffe : le numéro RCS s’écrit avec elle, Code de commerce, article R123-237)',
          },
        ]
      : []),
    ...(switches?.estimation && !isInsured('responsabilité civile')
      ? [
          {
            field: 'legal.insurances',
            what: 'complétez legal.insurances (Responsabilité civile : les conditions générales disent qui assure les conseils d’une estimation)',
          },
        ]
      : []),
    ...(legal.labels
      ? []
      : [
          {
            field: 'legal.labels',
            what: `complétez legal.labels (${labelOf('labels')} : une liste vide dit qu'il n'y en a pas)`,
          },
        ]),
  ]
}

/** Asks for what only somebody's word can tell, as long as the record does not say on which day it was given. */
const asked =
  (field: 'termsReadOn' | 'accessibilityCheckedOn', what: string) =>
  ({ legal }: DeepPartial<Firm>): readonly Found[] =>
    !legal || legal[field] ? [] : [{ field: `legal.${field}`, what }]

/** Asks the owner to read the terms, which bind the firm and may have been written by another. */
export const unreadTerms = asked(
  'termsReadOn',
  'lisez la page « Conditions générales » (content/legal/terms.ts) : acompte de 30 %, devis valable 3 mois, 14 jours pour annuler où que l’on ait signé, acompte gardé ou rendu en double. Faites-la relire ou corriger, puis écrivez le jour dans legal.termsReadOn',
)

/** Asks for the checks that the page on accessibility tells of, until they have passed for this firm's own site. */
export const uncheckedAccessibility = asked(
  'accessibilityCheckedOn',
  'lisez la page « Accessibilité » (content/legal/accessibility.ts), qui dit ce qui a été vérifié et dans quels navigateurs. Faites passer `npm test`, puis `npm run other-engines`, ou corrigez la page (au-delà de 10 personnes ou de 2 M€, la loi peut en demander plus : faites-la lire), puis écrivez le jour dans legal.accessibilityCheckedOn',
)

/**
 * Insurers name activities in words of their own (« Électricité » may include air conditioning or not), so a
 * person has to compare them with the trades. Undefined while no activity is named.
 * @param trades as the site calls them.
 */
export function activitiesToCompare(
  { legal }: DeepPartial<Firm>,
  trades: readonly string[],
): string | undefined {
  const activities = (legal?.insurances ?? [])
    .filter((insurance) => insurance?.guarantee === 'décennale')
    .flatMap((insurance) => insurance?.activities ?? [])
  return activities.length > 0 && trades.length > 0
    ? `À comparer vous-même, attestation en main : l'assurance décennale couvre ${activities.join(', ')} ; le site montre ${trades.join(', ')}.`
    : undefined
}

/** Years of experience that began before the year since which the firm says that it works. */
export function contradictedExperience(
  { founded, experience = {} }: DeepPartial<Firm>,
  day: string,
): readonly Found[] {
  const { since = '', ...durations } = experience
  const start = Number(/\d{4}/.exec(since)?.[0] ?? founded)
  return Object.entries(durations).flatMap(([name, text = '']) => {
    const said = /(\d+|\p{L}+(?:-\p{L}+)*)[\s\u00a0]ans(?!\p{L})/u.exec(text)?.[1] ?? ''
    return Number(numberOf(said)) > Number(day.slice(0, 4)) - start
      ? [
          {
            field: `experience.${name}`,
            what: `experience.${name} dit « ${text} », et l'entreprise travaille depuis ${start} (${since ? 'experience.since' : 'founded'})`,
          },
        ]
      : []
  })
}

/** Says that the centre of the area lies far from the registered address. */
export function strayCentre(
  { coordinates, addresses }: DeepPartial<Firm>,
  locate: (city: string, postalCode: string) => Coordinates | undefined,
): readonly Found[] {
  const { city, postalCode } = addresses?.registered ?? {}
  const { lat, lng } = coordinates ?? {}
  const place = city && postalCode && locate(city, postalCode)
  if (!place || lat === undefined || lng === undefined) return []
  const km = Math.round(kilometresBetween(place, { lat, lng }))
  return km > farthestKm
    ? [
        {
          field: 'coordinates',
          what: `confirmez coordinates : ${lat.toFixed(2)} N, ${lng.toFixed(2)} E est à environ ${km} km du centre de la commune (${city})`,
        },
      ]
    : []
}
