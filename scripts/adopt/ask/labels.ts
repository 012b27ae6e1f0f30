import type { Firm } from '../../../content/schema/firm'
import { saysRge, type Label } from '../../../content/schema/firm-identity'
import { labelAnswer } from '../answers'
import type { Json } from '../content-tree'
import { select, yes } from '../prompts'
import { text, withoutAnswer } from './typed'

const { name, domain, body, number, until } = labelAnswer.in.shape

/** Labels as their certificates have them; an empty list says that there are none, and none that nobody knows. */
export async function askLabels(now?: Firm['legal']): Promise<readonly Json[] | undefined> {
  const how = await select({
    message: 'Labels et qualifications (RGE, Qualibat, Qualifelec…)',
    field: 'labels',
    default: 'unknown',
    choices: [
      { name: 'En donner : tout est sur le certificat', value: 'some' },
      { name: 'Aucun', value: 'none' },
      { name: now ? withoutAnswer(now) : 'Je ne sais pas', value: 'unknown' },
    ],
  })
  if (how === 'unknown') return undefined
  const given: Json[] = []
  for (let another = how === 'some'; another;) {
    const index = given.length
    given.push(await askLabel(index, now?.labels?.[index]))
    another = await yes(
      `Avez-vous un label ${index + 2} ?`,
      { field: `labels[${index + 1}]` },
      now?.labels?.[index + 1] !== undefined,
    )
  }
  return given
}

/** A label that calls itself RGE is: nobody is asked. */
async function askLabel(index: number, now: Label | undefined): Promise<Json> {
  const fields = {
    name: ['nom (« Qualibat RGE »)', name],
    domain: ['pour quels travaux (« Isolation des toitures »)', domain],
    body: ['organisme qui l’a donné', body],
    number: ['numéro', number],
    until: ['dernier jour (31/12/2027)', until],
  } as const
  const given: Json = {}
  for (const key of Object.keys(fields) as (keyof typeof fields)[]) {
    const [message, schema] = fields[key]
    given[key] = await text(`Label ${index + 1}, ${message}`, schema, {
      field: `labels[${index}].${key}`,
      fallback: now?.[key],
    })
  }
  const rge =
    saysRge(String(given.name)) ||
    (await yes(`Label ${index + 1}, est-il RGE ?`, { field: `labels[${index}].rge` }, now?.rge))
  return { ...given, rge }
}
