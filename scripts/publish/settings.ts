import * as z from 'zod'

/** Where a build goes once it is without fault; nowhere, where the host fetches it itself. */
export interface PublishSettings {
  /** What rsync is to fill with the content of `out/`: `user@host:folder/`, or a folder of this machine. */
  readonly rsync?: string
  /** The same for the editing screen. */
  readonly editorRsync?: string
  /** A private key that the server lets in, and the server's own, by which it is known. */
  readonly ssh?: { readonly key: string; readonly knownHosts: string }
  /** The branch whose files are to be those of `out/`, and the repository that it is pushed to. */
  readonly branch?: string
  readonly remote: string
  /** The address of the relay's inbox, which is told of hours and closures, and the secret that signs it. */
  readonly relay?: { readonly at: string; readonly secret: string }
}

const text = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional()

const place = (example: string) =>
  text
    .refine((value) => value === undefined || /^(?:[\w.-]+@)?[\w.-]+:\S*$|^\/\S+$/.test(value), {
      abort: true,
      error: `is no address of rsync. Example: ${example}`,
    })
    .transform((value) => value?.replace(/([^/:])$/, '$1/'))

/** Messages go on from the variable's name. None repeats a value: some of them are secret. */
const variables = z
  .object({
    PUBLISH_RSYNC: place('PUBLISH_RSYNC=deploy@www.entreprise.example:/srv/site/out/'),
    PUBLISH_EDITOR_RSYNC: place('PUBLISH_EDITOR_RSYNC=deploy@www.entreprise.example:/srv/editor/'),
    PUBLISH_SSH_KEY: text,
    PUBLISH_KNOWN_HOSTS: text,
    PUBLISH_BRANCH: text.refine(
      (value) => value === undefined || /^[A-Za-z\d](?:[\w-]|[./](?=[\w-]))*$/.test(value),
      'is no name of a branch. Example: PUBLISH_BRANCH=pages',
    ),
    PUBLISH_REMOTE: text,
    PUBLISH_RELAY: text.refine(
      (value) => value === undefined || /^https:\/\/[^\s/]+(?:\/[^\s/]+)*$/.test(value),
      'is no address of an inbox. Example: PUBLISH_RELAY=https://demandes.entreprise.example',
    ),
    RELAY_INBOX_SECRET: text,
  })
  .superRefine(({ PUBLISH_RELAY, RELAY_INBOX_SECRET }, context) => {
    if (PUBLISH_RELAY && !RELAY_INBOX_SECRET)
      context.addIssue({
        code: 'custom',
        path: ['RELAY_INBOX_SECRET'],
        message: 'is missing: the secret that the relay of PUBLISH_RELAY has by this name',
      })
  })
  .superRefine(({ PUBLISH_SSH_KEY, PUBLISH_KNOWN_HOSTS }, context) => {
    if (PUBLISH_SSH_KEY && !PUBLISH_KNOWN_HOSTS)
      context.addIssue({
        code: 'custom',
        path: ['PUBLISH_KNOWN_HOSTS'],
        message: 'is missing: the line that « ssh-keyscan www.entreprise.example » prints',
      })
  })

/**
 * Reads and checks the variables of `npm run publish-site`.
 * @throws with a line for each that is malformed or missing.
 */
export function readPublishSettings(
  environment: Readonly<Record<string, string | undefined>>,
): PublishSettings {
  const { data, error } = variables.safeParse(environment)
  if (!data)
    throw new Error(error.issues.map(({ path, message }) => `${path.join()} ${message}`).join('\n'))
  const { PUBLISH_SSH_KEY: key, PUBLISH_KNOWN_HOSTS: knownHosts } = data
  const { PUBLISH_RELAY: at, RELAY_INBOX_SECRET: secret } = data
  return {
    ...(data.PUBLISH_RSYNC && { rsync: data.PUBLISH_RSYNC }),
    ...(data.PUBLISH_EDITOR_RSYNC && { editorRsync: data.PUBLISH_EDITOR_RSYNC }),
    ...(key && knownHosts && { ssh: { key, knownHosts } }),
    ...(data.PUBLISH_BRANCH && { branch: data.PUBLISH_BRANCH }),
    remote: data.PUBLISH_REMOTE ?? 'origin',
    ...(at && secret && { relay: { at, secret } }),
  }
}
