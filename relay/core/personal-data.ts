import { french } from '@/lib/text/typography'

import { ACKNOWLEDGEMENT } from './acknowledgement'
import { base64 } from './base64'
import { contactKeysIn } from './contact'
import { eraseAll } from './erase-all'
import type { Lead } from './lead'
import type { LeadGlance } from './glance'
import { photoContentType } from './photos'
import { Refusal } from './refusal'
import { LeadGone, RECORD_KINDS, type LeadStore } from './store'

/** What can be done with all that is held on one person. */
export type PersonalDataCommand = 'export' | 'erase'

/** The result of such a command. */
export interface PersonalDataAnswer {
  /** For stdout, in pieces: JSON for an export, made as it is read, a sentence for an erasure. */
  output: Iterable<string> | AsyncIterable<string>
  /** For the reader: leads that could not be compared, or not completely. */
  warnings: readonly string[]
}

/**
 * Exports (as JSON) or erases all that is held on one e-mail address or phone number. Throws Refusal
 * (422) for what is neither.
 */
export async function handlePersonalData(
  store: LeadStore,
  command: PersonalDataCommand,
  contact: string,
): Promise<PersonalDataAnswer> {
  const keys = contactKeysIn(contact)
  if (keys.length === 0) {
    throw new Refusal(
      422,
      french(
        `Donnez une adresse e-mail ou un numéro de téléphone, par exemple : npm run relay -- ${command} nom@exemple.fr`,
      ),
    )
  }
  const glances = [...(await store.glances())].reverse()
  const isFound = ({ contacts }: LeadGlance) => contacts.some((each) => keys.includes(each))
  const found = glances.filter(isFound).map(({ name }) => name)
  const unknown = glances.filter((glance) => glance.unknownContact && !isFound(glance))
  const warnings = [
    ...glances
      .filter(({ readable }) => !readable)
      .map(({ name }) =>
        french(
          `La demande ${name} est illisible et n'a pas pu être comparée : regardez-la vous-même.`,
        ),
      ),
    ...(unknown.length > 0 ? [warningOf(unknown)] : []),
  ]
  const output =
    command === 'export' ? exported(store, keys.join(', '), found) : [await erased(store, found)]
  return { output, warnings }
}

function warningOf(unknown: readonly LeadGlance[]): string {
  const [have, look] =
    unknown.length === 1
      ? ['1 demande a', 'regardez-la vous-même']
      : [`${unknown.length} demandes ont`, 'regardez-les vous-même']
  const references = unknown.map(({ name, reference }) => reference ?? name).join(', ')
  return french(
    `${have} un e-mail ou un téléphone où ni adresse ni numéro n'a été reconnu : ${look} (${references}).`,
  )
}

/** Reads each lead when its turn comes, and forgets it: those of one person may not fit in memory together. */
async function* exported(
  store: LeadStore,
  contact: string,
  names: readonly string[],
): AsyncGenerator<string, void, undefined> {
  yield `{\n  "contact": ${JSON.stringify(contact)},\n  "leads": [`
  let before = '\n'
  for (const name of names) {
    const held = await allOf(store, name).catch((error: unknown) => {
      // Erased meanwhile: nothing is held on it any more.
      if (!(error instanceof LeadGone)) throw error
    })
    if (!held) continue
    yield `${before}${JSON.stringify(held, null, 2)}`
    before = ',\n'
  }
  yield '\n  ]\n}'
}

/** All that is held on a lead. */
async function allOf(store: LeadStore, name: string) {
  const lead = await store.read(name)
  const photos = await photosOf(store, name, lead)
  const records: [string, unknown][] = []
  for (const kind of RECORD_KINDS) records.push([kind, await store.record(name, kind)])
  const acknowledgement = textOf(await store.file(name, ACKNOWLEDGEMENT))
  return { ...lead, ...photos, ...Object.fromEntries(records), acknowledgement }
}

/** A mail as text. */
const textOf = (mail: Uint8Array | undefined) => mail && new TextDecoder().decode(mail)

/** The photos of a lead as data URLs; of those that were erased only the name. */
async function photosOf(store: LeadStore, lead: string, { photos }: Lead) {
  if (!photos) return {}
  const read = []
  for (const { name, bytes } of photos) {
    const content = await store.file(lead, name)
    const data = content && `data:${photoContentType(name)};base64,${base64(content)}`
    read.push({ name, bytes, data })
  }
  return { photos: read }
}

async function erased(store: LeadStore, names: readonly string[]): Promise<string> {
  const elsewhere = await leftElsewhere(store, names)
  const left = await eraseAll(store, names, 'request')
  const gone = names.length - left.length
  const count = `${gone} ${gone < 2 ? 'demande effacée' : 'demandes effacées'}`
  if (left.length > 0) {
    throw new Refusal(
      503,
      french(
        `${count}. Le disque a refusé d'effacer : ${left.join(', ')}. Vérifiez à qui appartient ce dossier, puis recommencez.`,
      ),
    )
  }
  return french(`${count}. ${elsewhere}`)
}

/** What the owner has to erase himself, as no relay reaches it. */
export async function leftElsewhere(store: LeadStore, names: readonly string[]): Promise<string> {
  // A note that cannot be read now must not keep anything from being erased.
  const told = await Promise.all(
    names.map((name) => store.record(name, 'webhook').catch(() => 'perhaps')),
  )
  return told.some(Boolean)
    ? "C'est à vous d'effacer le reste : les e-mails reçus, ce que vos outils en ont pris et vos sauvegardes."
    : "C'est à vous d'effacer le reste : les e-mails reçus et vos sauvegardes."
}
