import * as z from 'zod'
import { staysHere } from '../../../lib/text/stays-here'

/** The forges that the editing screen speaks to. */
const forges = ['github', 'gitlab', 'forgejo'] as const
type ForgeName = (typeof forges)[number]

/** Where the editing screen finds the records that it changes. */
export interface EditorSettings {
  readonly forge: ForgeName
  /** « owner/name ». */
  readonly repo: string
  /** The default branch, where none is said. */
  readonly branch?: string
  /** The forge's own address. */
  readonly origin: string
  /** Of the application that the forge knows the screen by; without it one signs in with a token. */
  readonly clientId?: string
}

const homes: Record<ForgeName, string | undefined> = {
  github: 'https://github.com',
  gitlab: 'https://gitlab.com',
  forgejo: undefined,
}

const examples: Record<string, string> = {
  EDITOR_FORGE: 'forgejo',
  EDITOR_REPO: 'dupont/site',
  EDITOR_BRANCH: 'main',
  EDITOR_ORIGIN: 'https://codeberg.org',
  EDITOR_CLIENT_ID: '6f1d3c8e-…',
}

const given = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined)

/** Messages go on from the variable's name. */
const variables = z
  .object({
    EDITOR_FORGE: given.pipe(
      z.enum(forges, {
        error: ({ input }) =>
          input === undefined
            ? `is missing: ${forges.join(', ')}`
            : `"${String(input)}" is none of ${forges.join(', ')}`,
      }),
    ),
    EDITOR_REPO: given.pipe(
      z
        .string({ error: 'is missing: the repository, « owner/name »' })
        .regex(/^[\w.-]+(?:\/[\w.-]+)+$/, {
          error: ({ input }) => `"${String(input)}" is not « owner/name »`,
        }),
    ),
    EDITOR_BRANCH: given,
    EDITOR_ORIGIN: given.refine(
      (origin) => {
        if (origin === undefined) return true
        if (!URL.canParse(origin) || new URL(origin).origin !== origin) return false
        return origin.startsWith('https:') || staysHere(origin)
      },
      { error: ({ input }) => `"${String(input)}" is not the https address of a forge` },
    ),
    EDITOR_CLIENT_ID: given,
  })
  .superRefine(({ EDITOR_FORGE, EDITOR_REPO, EDITOR_ORIGIN, EDITOR_CLIENT_ID }, context) => {
    const fault = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (!homes[EDITOR_FORGE] && !EDITOR_ORIGIN)
      fault('EDITOR_ORIGIN', 'is missing: where Forgejo is')
    if (EDITOR_FORGE !== 'gitlab' && EDITOR_REPO.split('/').length > 2)
      fault('EDITOR_REPO', `"${EDITOR_REPO}" has groups, which GitLab alone knows`)
    if (EDITOR_FORGE === 'github' && EDITOR_CLIENT_ID)
      fault('EDITOR_CLIENT_ID', 'is of no use: GitHub lets a static page sign in with a token only')
    if (EDITOR_FORGE === 'github' && EDITOR_ORIGIN)
      fault('EDITOR_ORIGIN', 'is of no use: of GitHub, github.com alone has been looked at')
  })

/**
 * Reads and checks the variables of `npm run build-editor`.
 * @throws with a line for each that is missing or malformed: its name and an example.
 */
export function readEditorSettings(
  environment: Readonly<Record<string, string | undefined>>,
): EditorSettings {
  const { data, error } = variables.safeParse(environment)
  if (!data)
    throw new Error(
      error.issues
        .map(({ path, message }) => {
          const name = path.join()
          return `${name} ${message}. Example: ${name}=${examples[name]}`
        })
        .join('\n'),
    )
  return {
    forge: data.EDITOR_FORGE,
    repo: data.EDITOR_REPO,
    origin: data.EDITOR_ORIGIN ?? homes[data.EDITOR_FORGE] ?? '',
    ...(data.EDITOR_BRANCH && { branch: data.EDITOR_BRANCH }),
    ...(data.EDITOR_CLIENT_ID && { clientId: data.EDITOR_CLIENT_ID }),
  }
}
