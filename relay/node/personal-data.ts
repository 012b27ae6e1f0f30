import { resolve } from 'node:path'

import { french } from '@/lib/text/typography'

import { contactKey } from '../core/contact'
import { leadsOf } from '../core/personal-data'
import { FileStore } from './file-store'

/** What a command is asked for and cannot do; its message is one line in French. */
export class CommandError extends Error {}

/** What the owner may ask of the leads: `npm run relay -- export …`, `… -- erase …`. */
export type PersonalDataCommand = 'export' | 'erase'

export function isPersonalDataCommand(text: string | undefined): text is PersonalDataCommand {
  return text === 'export' || text === 'erase'
}

/**
 * Exports (as JSON) or erases all that is held on one e-mail address or phone number, also while the
 * relay runs. Returns what to print and what to warn of. Throws CommandError.
 */
export async function handlePersonalData(
  command: PersonalDataCommand,
  contact: string,
  dataDir: string,
): Promise<{ output: string; warnings: string[] }> {
  const key = contactKey(contact)
  if (key === undefined) {
    throw new CommandError(
      french(
        `Donnez une adresse e-mail ou un numéro de téléphone, par exemple : npm run relay -- ${command} nom@exemple.fr`,
      ),
    )
  }
  const store = await FileStore.openBeside(resolve(dataDir)).catch((error: Error) => {
    throw new CommandError(
      french(
        `Les demandes de ${dataDir} ne peuvent pas être lues (${error.message}) : vérifiez RELAY_DATA_DIR.`,
      ),
    )
  })
  const { found, unreadable } = await leadsOf(store, key)
  const warnings = unreadable.map((name) =>
    french(`Le dossier ${name} est illisible et n'a pas pu être comparé : regardez-le vous-même.`),
  )
  if (command === 'export') {
    const leads = await Promise.all(
      found.map(async (name) => ({
        ...(await store.read(name)),
        ...(await store.record(name, 'delivered')),
        followUp: await store.record(name, 'followUp'),
        webhook: await store.record(name, 'webhook'),
      })),
    )
    return { output: JSON.stringify({ contact: key, leads }, null, 2), warnings }
  }
  for (const name of found) await store.erase(name, 'request')
  const count =
    found.length < 2 ? `${found.length} demande effacée` : `${found.length} demandes effacées`
  return {
    output: french(
      `${count}. Les e-mails que vous en avez reçus, et vos sauvegardes, restent à effacer par vous.`,
    ),
    warnings,
  }
}
