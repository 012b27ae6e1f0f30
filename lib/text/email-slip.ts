/** Where most people in France have their e-mail. */
const providers: readonly string[] = [
  'gmail.com',
  'googlemail.com',
  'orange.fr',
  'wanadoo.fr',
  'hotmail.fr',
  'hotmail.com',
  'outlook.fr',
  'outlook.com',
  'free.fr',
  'sfr.fr',
  'neuf.fr',
  'cegetel.net',
  'laposte.net',
  'yahoo.fr',
  'yahoo.com',
  'icloud.com',
  'live.fr',
  'live.com',
  'bbox.fr',
  'club-internet.fr',
  'numericable.fr',
  'aliceadsl.fr',
  'gmx.fr',
  'gmx.com',
  'msn.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
]

/** Providers too, one letter from one of those. */
const alikeButRight: readonly string[] = ['mail.com', 'email.com', 'ymail.com', 'live.fi']

/** Others have domains of five letters or less, a letter from a provider's (« fred.fr », « free.fr »). */
const shortestName = 5

/**
 * The address that was probably meant, where a provider's domain has been written with one slip of the
 * hand: a letter too many, too few, another one, or two that changed places. Undefined where nothing
 * tells of one.
 */
export function likelyEmail(email: string): string | undefined {
  const [, sender, typed] = /^([^@\s]+@)([^@\s]+)$/.exec(email.trim().toLowerCase()) ?? []
  if (!sender || !typed || [...providers, ...alikeButRight].includes(typed)) return undefined
  const meant = providers.find((provider) => isMeant(provider, typed))
  // As it was typed, capitals and all.
  return meant && email.trim().slice(0, sender.length) + meant
}

function isMeant(provider: string, typed: string): boolean {
  const [name = ''] = provider.split('.')
  // There is no other.
  if (name === 'gmail' && typed.startsWith('gmail.')) return true
  return (name.length >= shortestName || typed.startsWith(`${name}.`)) && isOneSlip(typed, provider)
}

function isOneSlip(typed: string, meant: string): boolean {
  let start = 0
  while (start < meant.length && typed[start] === meant[start]) start++
  let end = 0
  const shorter = Math.min(typed.length, meant.length) - start
  while (end < shorter && typed.at(-1 - end) === meant.at(-1 - end)) end++
  const wrong = typed.slice(start, typed.length - end)
  const right = meant.slice(start, meant.length - end)
  if (wrong.length < 2 && right.length < 2) return true
  return right.length === 2 && wrong === `${right[1]}${right[0]}`
}
