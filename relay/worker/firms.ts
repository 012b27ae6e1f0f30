import { EnvironmentError, FIRMS, optionsFromEnvironment } from '../core/environment'
import { withDefaults, type RelayOptions, type RelaySettings } from '../core/options'

/** A firm's name as it stands in addresses. */
const FIRM_NAME = /^[a-z0-9](?:[a-z0-9-]{0,48}[a-z0-9])?$/

/** The firm that an address is about, and what is left of it: `/dupont/demande`. */
export function firmInPath(pathname: string): { firm: string; path: string } | undefined {
  const [, firm = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(pathname) ?? []
  return FIRM_NAME.test(firm) ? { firm, path } : undefined
}

/**
 * One firm's settings, from secrets like
 * `{ "dupont": { "RELAY_ALLOWED_ORIGINS": "https://www.dupont.example", "SMTP_URL": "…" }, … }`; the
 * variables are those of relay/README.md. Undefined for a firm that no secret names.
 * Throws EnvironmentError with the secret, the firm and the variable.
 */
export function settingsOf(
  env: Readonly<Record<string, unknown>>,
  firm: string,
): RelaySettings | undefined {
  for (const [secret, value] of Object.entries(env)) {
    // One takes a dozen, for the platform limits its size.
    if (!secret.startsWith(FIRMS)) continue
    const firms = firmsIn(secret, value)
    const variables = Object.hasOwn(firms, firm) ? firms[firm] : undefined
    if (variables === undefined) continue
    try {
      return withDefaults(ofFirm(firm, optionsFromEnvironment(variables)))
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error
      throw new EnvironmentError(`${secret}, firm "${firm}": ${error.message}`)
    }
  }
  return undefined
}

/** Throws EnvironmentError for settings that are another firm's: all inboxes share one host. */
function ofFirm(firm: string, options: RelayOptions): RelayOptions {
  const url = options.signIn && new URL(options.signIn.url)
  if (!url || url.pathname === `/${firm}`) return options
  throw new EnvironmentError(
    `RELAY_INBOX_URL must end in the firm's name, for example RELAY_INBOX_URL=${url.origin}/${firm}`,
  )
}

function firmsIn(secret: string, value: unknown): Record<string, Record<string, string>> {
  const example = `{"dupont":{"RELAY_ALLOWED_ORIGINS":"https://www.dupont.example"}}`
  const wrong = new EnvironmentError(
    `${secret} must be JSON, an object of variables for each firm, for example ${example}`,
  )
  let firms: unknown
  try {
    firms = JSON.parse(String(value))
  } catch {
    throw wrong
  }
  const isObject = (each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
  if (!isObject(firms)) throw wrong
  for (const variables of Object.values(firms as object)) {
    if (
      !isObject(variables) ||
      Object.values(variables as object).some((text) => typeof text !== 'string')
    )
      throw wrong
  }
  const names = Object.keys(firms as object).filter((name) => !FIRM_NAME.test(name))
  if (names.length > 0) {
    throw new EnvironmentError(
      `${secret}: "${names[0]}" cannot stand in an address: small letters, digits and hyphens, for example "dupont-47"`,
    )
  }
  return firms as Record<string, Record<string, string>>
}
