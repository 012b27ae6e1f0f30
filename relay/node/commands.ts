import { french } from '@/lib/text/typography'

import { text, type Environment } from '../core/environment'
import type { PersonalDataAnswer } from '../core/personal-data'
import { CommandError } from './command-error'
import { withDefaults } from './options'
import { ownFirm } from './own-firm'
import { personalDataHere } from './personal-data'
import { commandElsewhere } from './remote-command'

/** What to print, and what to warn of. */
type Said = PersonalDataAnswer

/**
 * Carries out `npm run relay -- …` (relay/README.md), here or, with `--at`, on a relay elsewhere. Throws
 * CommandError.
 */
export async function runCommand(args: readonly string[], env: Environment): Promise<Said> {
  const { words, at } = split(args)
  const [command, contact = '', ...more] = words
  const secret = text(env, 'RELAY_INBOX_SECRET')
  if (command === 'firm' && words.length === 1 && at !== undefined) {
    const firm = ownFirm()
    await commandElsewhere(at, secret, 'firm', firm)
    return {
      output: [
        french(
          `${at} connaît maintenant ${firm.brand}, ses horaires et ses fermetures : les clients lisent quand ils seront rappelés, et reçoivent un accusé de réception.`,
        ),
      ],
      warnings: [],
    }
  }
  if ((command !== 'export' && command !== 'erase') || more.length > 0) {
    throw new CommandError(
      french(
        'Commande inconnue. Sans argument, le relais démarre ; « export CONTACT » montre et « erase CONTACT » efface tout ce qui est gardé sur une adresse e-mail ou un numéro de téléphone ; « firm » envoie horaires et fermetures. « --at ADRESSE » vise un relais qui est ailleurs, et « firm » en a besoin.',
      ),
    )
  }
  if (at !== undefined) {
    const answer = await commandElsewhere(at, secret, command, { contact })
    const { output, warnings } = answer as { output: string; warnings: readonly string[] }
    return { output: [output], warnings }
  }
  const dataDir = text(env, 'RELAY_DATA_DIR')
  return personalDataHere(command, contact, withDefaults({ allowedOrigins: [], dataDir }).dataDir)
}

/** The words of a command, and the address after `--at`, which may stand anywhere. */
function split(args: readonly string[]): { words: string[]; at: string | undefined } {
  const place = args.indexOf('--at')
  if (place < 0) return { words: [...args], at: undefined }
  return { words: args.filter((_, n) => n !== place && n !== place + 1), at: args[place + 1] ?? '' }
}
