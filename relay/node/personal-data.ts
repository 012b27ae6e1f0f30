import { resolve } from 'node:path'

import { french } from '@/lib/text/typography'

import {
  handlePersonalData,
  type PersonalDataAnswer,
  type PersonalDataCommand,
} from '../core/personal-data'
import { Refusal } from '../core/refusal'
import { CommandError } from './command-error'
import { FileStore } from './file-store'

/**
 * Exports or erases all that is held on one person on this machine, also while the relay runs. Throws
 * CommandError.
 */
export async function personalDataHere(
  command: PersonalDataCommand,
  contact: string,
  dataDir: string,
): Promise<PersonalDataAnswer> {
  const faults: string[] = []
  const store = await FileStore.openBeside(resolve(dataDir), (line) => faults.push(line)).catch(
    (error: NodeJS.ErrnoException) => {
      throw new CommandError(
        french(
          `Les demandes de ${dataDir} ne peuvent pas être lues (${error.code ?? error.message}) : vérifiez RELAY_DATA_DIR.`,
        ),
      )
    },
  )
  try {
    const { output, warnings } = await handlePersonalData(store, command, contact)
    return { output, warnings: [...warnings, ...faults] }
  } catch (error) {
    throw error instanceof Refusal ? new CommandError(error.message) : error
  }
}
