/**
 * The few questions of a forge's API (Gitea's) that the editing screen asks, answered from the working
 * folder: the screen then works on this machine's own records in every browser, with nothing to pick
 * and no account. Web types in, web types out.
 */
import { RefusedChange, type FileChange, type WorkingFolder } from './working-folder'

/** Where the screen is told that its repository is. */
export const repository = { owner: 'ici', name: 'site', branch: 'travail' } as const
/** From the first on, Gitea has the question for several files at once. */
const giteaVersion = '1.24.0'
/** Of one answer: far more than a content folder holds. */
const answerLimits = {
  default_paging_num: 1000,
  max_response_items: 1000,
  default_max_blob_size: 10_485_760,
  default_max_response_size: 104_857_600,
}

interface Commit {
  readonly branch?: string
  readonly files?: readonly {
    readonly operation: 'create' | 'update' | 'delete'
    readonly path: string
    readonly content?: string
    readonly from_path?: string
    readonly sha?: string
  }[]
}

/** @returns undefined for an address that is none of the API's. */
export async function answerForge(
  request: Request,
  folder: WorkingFolder,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const asked = `${request.method} ${pathname.replace('/api/v1', '')}`
  const inRepository = (name: string) => `/repos/${repository.owner}/${repository.name}${name}`
  const below = (start: string) =>
    asked.startsWith(start) ? decodeURI(asked.slice(start.length)) : undefined

  if (asked === 'GET /user')
    return Response.json({ id: 1, login: 'ici', full_name: 'Vous', email: '' })
  if (asked === 'GET /version') return Response.json({ version: giteaVersion })
  if (asked === 'GET /settings/api') return Response.json(answerLimits)
  if (asked === `GET ${inRepository('')}`)
    return Response.json({
      default_branch: repository.branch,
      permissions: { pull: true, push: true },
    })
  if (asked === `GET ${inRepository(`/branches/${repository.branch}`)}`)
    return Response.json({ commit: { id: folder.revision(), message: '' } })
  if (below(`GET ${inRepository('/git/trees/')}`) !== undefined)
    return Response.json({
      truncated: false,
      tree: folder.files().map((file) => ({ ...file, type: 'blob' })),
    })
  if (asked === `POST ${inRepository('/file-contents')}`) {
    const { files = [] } = (await request.json()) as { readonly files?: readonly string[] }
    return Response.json(
      files.map((file) => {
        const content = folder.read(file)
        return content && { path: file, encoding: 'base64', content: content.toString('base64') }
      }),
    )
  }
  // Who changed what is git's to say, not this server's.
  if (asked === `GET ${inRepository('/commits')}`) return Response.json([])
  const raw =
    below(`GET ${inRepository(`/media/${repository.branch}/`)}`) ??
    below(`GET ${inRepository('/raw/')}`)
  if (raw !== undefined) {
    const content = folder.read(raw)
    return content
      ? new Response(new Uint8Array(content), { headers: { 'Content-Type': typeOf(raw) } })
      : Response.json({ message: `${raw} n'est pas là.` }, { status: 404 })
  }
  if (asked === `POST ${inRepository('/contents')}`)
    return save((await request.json()) as Commit, folder)
  return undefined
}

function save({ files = [] }: Commit, folder: WorkingFolder): Response {
  const changes = files.flatMap(
    ({ operation, path, content = '', from_path, sha }): FileChange[] => {
      const written = { path, content: Buffer.from(content, 'base64') }
      if (operation === 'delete') return [{ path, from: sha }]
      if (from_path && from_path !== path) return [{ path: from_path, from: sha }, written]
      return [{ ...written, ...(operation === 'update' && { from: sha }) }]
    },
  )
  try {
    const held = folder.apply(changes)
    return Response.json(
      {
        commit: { sha: folder.revision(), created: new Date().toISOString() },
        files: files.map(({ path }) => held.find((file) => file?.path === path) ?? null),
      },
      { status: 201 },
    )
  } catch (error) {
    if (error instanceof RefusedChange)
      return Response.json({ message: error.message }, { status: error.status })
    const { code = '' } = error as NodeJS.ErrnoException
    if (!code) throw error
    const where = files.map(({ path }) => path).join(', ')
    const message = `${whyNotWritten(code, where)} Rien n'a été enregistré.`
    return Response.json({ message }, { status: 500 })
  }
}

/** What the system's code for a failed write means to the owner, and what to do. */
function whyNotWritten(code: string, where: string): string {
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return 'Le disque est plein : faites de la place, puis enregistrez de nouveau.'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `Ce fichier, ou son dossier, est protégé contre l'écriture : ${where}. Ôtez cette protection, puis enregistrez de nouveau.`
  return `L'ordinateur n'a pas pu écrire ${where} (${code}). Enregistrez de nouveau ; si cela recommence, téléphonez à la personne qui s'occupe du site.`
}

function typeOf(file: string): string {
  const ending = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ''
  if (ending === 'json') return 'application/json'
  return `image/${ending === 'jpg' ? 'jpeg' : ending}`
}
