import { isSoleTrader } from '../../../content/legal/parts/firm-texts'
import type { Firm } from '../../../content/schema/firm'
import { strayVatNumber } from '../../../content/schema/firm-identity'
import { answersSchema } from '../answers'
import type { Json } from '../content-tree'
import { select } from '../prompts'
import { inNumber, readNumber, text, withoutAnswer } from './typed'

const identity = answersSchema.shape.identity.unwrap().shape

/** What the law asks for; each may be left open. */
export async function askIdentity(now?: Firm['legal']): Promise<Json> {
  const given: Json = {}
  const besideSiret = (vatNumber: string | undefined) =>
    strayVatNumber({ siret: identity.siret.parse(given.siret), vatNumber })
  const fields = {
    name: ['Dénomination sociale', identity.name],
    form: ['Forme juridique (SARL, EI …)', identity.form],
    siret: ['SIRET', identity.siret],
    vatNumber: [
      'Numéro de TVA intracommunautaire, ou « franchise » si vous ne facturez pas la TVA',
      identity.vatNumber.refine((typed) => besideSiret(typed) === undefined, {
        error: ({ input: typed }) => besideSiret(String(typed)),
      }),
    ],
    director: ['Qui répond de ce que le site publie', identity.director],
  } as const
  for (const key of Object.keys(fields) as (keyof typeof fields)[]) {
    const [message, schema] = fields[key]
    const answer = await text(message, schema, {
      field: `identity.${key}`,
      fallback: now?.[key],
      optional: true,
      without: withoutAnswer(now),
    })
    if (answer !== undefined) given[key] = answer
  }
  const isCompany = given.form !== undefined && !isSoleTrader(String(given.form))
  const register = await askRegister(isCompany ? 'RCS' : 'RNE', now)
  const capital = isCompany
    ? await text('Capital social, en euros', inNumber('euros', identity.capital.unwrap()), {
        field: 'identity.capital',
        fallback: now?.capital?.toString(),
        without: withoutAnswer(now),
        optional: true,
      })
    : undefined
  return {
    ...given,
    ...(register && { register }),
    ...(capital !== undefined && { capital: readNumber(capital, 'euros') }),
  }
}

/**
 * The register that the firm is entered in, for companies with the town of its court; proposed is what goes
 * with its legal form.
 */
async function askRegister(usual: 'RCS' | 'RNE', now?: Firm['legal']): Promise<Json | undefined> {
  const kind = await select({
    message: 'Registre',
    field: 'identity.register.kind',
    // If it was left open before, it may be left open again.
    default: now ? (now.register?.kind ?? '') : usual,
    choices: [
      { name: 'RCS (sociétés, commerçants)', value: 'RCS' },
      { name: 'RNE (artisans)', value: 'RNE' },
      { name: 'Je ne sais pas', value: '' },
    ],
  })
  if (kind === '') return undefined
  const city =
    kind === 'RCS'
      ? await text('Ville du greffe', identity.director, {
          field: 'identity.register.city',
          fallback: now?.register?.city,
          optional: true,
        })
      : undefined
  return { kind, ...(city && { city }) }
}
