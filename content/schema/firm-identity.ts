/* Who the firm is before the law: identity, insurances, labels, VAT. */
import * as z from 'zod'
import { processors } from './firm-processors'
import { day, pattern, some, webAddress } from './parts'
import type { Vocabulary } from './vocabulary'

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
    .refine(({ name, rge }) => rge || !saysRge(name), {
      path: ['rge'],
      error: ({ input }) =>
        `« ${(input as { name: string }).name} » se dit RGE : allumez RGE, ou ôtez ce mot du nom`,
    })
    .readonly()
export type Label = z.infer<ReturnType<typeof label>>

/** Whether a label calls itself RGE. */
export function saysRge(name: string): boolean {
  return /(?<!\p{L})RGE(?!\p{L})/u.test(name)
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
        label: 'Sous-traitants des données personnelles',
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
