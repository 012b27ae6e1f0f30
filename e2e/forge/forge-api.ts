/**
 * The part of Forgejo's API, below `/api/v1`, that the editing screen uses, over a repository or anything
 * that can be read and written like one.
 */

export interface Person {
  readonly name: string
  readonly email: string
}

/** A file as git knows it. `sha` is git's hash of its bytes, `size` counts bytes. */
export interface Blob {
  readonly path: string
  readonly sha: string
  readonly size: number
}

/** The new content of a path; without content the file is deleted. */
export interface Write {
  readonly path: string
  readonly content?: Buffer
}

export interface Commit {
  readonly sha: string
  readonly author: Person
  /** ISO 8601. */
  readonly date: string
  readonly message: string
}

/** Where files are read and written. The writes of one commit are made all together or not at all. */
export interface Repository {
  readonly branch: string
  /** The last commits, at least one, the newest first; with `path`, those that changed it. */
  commits: (most: number, path?: string) => readonly Commit[] | Promise<readonly Commit[]>
  files: () => readonly Blob[] | Promise<readonly Blob[]>
  blob: (sha: string) => Buffer | Promise<Buffer>
  /** @returns the new commit's SHA. */
  commit: (
    writes: readonly Write[],
    author: Person,
    message: string,
    date: Date,
  ) => string | Promise<string>
}

/** The owner of a token. */
export interface Account extends Person {
  readonly login: string
}

export interface ApiAnswer {
  readonly status: number
  /** Sent as JSON, unless it is bytes. */
  readonly body: unknown
}

/** The version of Forgejo that these answers are modelled on, in its own format. */
const version = '13.0.3+gitea-1.22.0'

interface Change {
  readonly operation: 'create' | 'update' | 'delete'
  readonly path: string
  readonly from_path?: string
  readonly content?: string
  readonly sha?: string
}
interface ChangeFiles {
  readonly branch: string
  readonly message: string
  readonly author?: Person
  readonly dates?: { readonly author?: string }
  readonly files: readonly Change[]
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/**
 * Returns a function that answers requests. A change names the SHA under which the client knows the file, and
 * is refused when that is no longer the file's.
 * @param repo « owner/name ».
 */
export function forgeApi(repository: Repository, repo: string) {
  const base = `/repos/${repo}`

  async function answer(
    method: string,
    url: URL,
    account: Account,
    body: unknown,
  ): Promise<unknown> {
    const path = decodeURIComponent(url.pathname)
    if (method === 'GET' && path === '/version') return { version }
    if (method === 'GET' && path === '/settings/api')
      return { default_paging_num: 30, max_response_items: 50, default_max_blob_size: 10 * 2 ** 20 }
    if (method === 'GET' && path === '/user')
      return {
        id: 1,
        login: account.login,
        full_name: account.name,
        email: account.email,
        avatar_url: `${url.origin}/avatar.svg`,
        html_url: `${url.origin}/${account.login}`,
      }
    if (method === 'GET' && path === base)
      return { default_branch: repository.branch, permissions: { pull: true, push: true } }
    if (method === 'GET' && path === `${base}/branches/${repository.branch}`) {
      const [last] = await repository.commits(1)
      return { name: repository.branch, commit: { id: last?.sha, message: last?.message } }
    }
    if (method === 'GET' && path.startsWith(`${base}/git/trees/`)) {
      const tree = await repository.files()
      return { tree: tree.map((file) => ({ ...file, type: 'blob' })), truncated: false }
    }
    if (method === 'GET' && path === `${base}/git/blobs`)
      return Promise.all(
        (url.searchParams.get('shas') ?? '').split(',').map(async (sha) => ({
          sha,
          content: (await repository.blob(sha)).toString('base64'),
          encoding: 'base64',
        })),
      )
    if (method === 'GET' && path.startsWith(`${base}/media/${repository.branch}/`))
      return file(path.slice(`${base}/media/${repository.branch}/`.length))
    if (method === 'GET' && path === `${base}/commits`) {
      const { searchParams: asked } = url
      const commits = await repository.commits(
        Number(asked.get('limit') ?? 50),
        asked.get('path') ?? undefined,
      )
      return commits.map(({ sha, author, date, message }) => ({
        sha,
        commit: { author: { ...author, date }, message },
        created: date,
      }))
    }
    if (method === 'POST' && path === `${base}/contents`)
      return inTurn(() => change(account, body as ChangeFiles))
    throw new Refusal(404, `${method} ${path} is not one of the answers of this forge`)
  }

  async function file(path: string): Promise<Buffer> {
    const found = (await repository.files()).find((each) => each.path === path)
    if (!found) throw new Refusal(404, `${path} does not exist`)
    return repository.blob(found.sha)
  }

  async function change(account: Account, { branch, message, author, dates, files }: ChangeFiles) {
    if (branch !== repository.branch) throw new Refusal(404, `branch does not exist [${branch}]`)
    const known = new Map((await repository.files()).map(({ path, sha }) => [path, sha]))
    const writes = files.flatMap(({ operation, path, from_path: from, content, sha }): Write[] => {
      if (operation === 'create') {
        if (known.has(path))
          throw new Refusal(422, `repository file already exists [path: ${path}]`)
      } else {
        const current = known.get(from ?? path)
        if (!current) throw new Refusal(404, `repository file does not exist [path: ${path}]`)
        if (!sha) throw new Refusal(422, 'a SHA or commit ID must be proved when updating a file')
        if (sha !== current)
          throw new Refusal(422, `sha does not match [given: ${sha}, expected: ${current}]`)
      }
      return [
        ...(from && from !== path ? [{ path: from }] : []),
        operation === 'delete' ? { path } : { path, content: Buffer.from(content ?? '', 'base64') },
      ]
    })
    const date = dates?.author ? new Date(dates.author) : new Date()
    const by = { name: author?.name || account.name, email: author?.email || account.email }
    const sha = await repository.commit(writes, by, message, date)
    const now = new Map((await repository.files()).map((each) => [each.path, each.sha]))
    return {
      commit: { sha, created: date.toISOString() },
      files: files.map(({ path }) => {
        const saved = now.get(path)
        return saved ? { path, sha: saved } : null
      }),
    }
  }

  let lastChange: Promise<unknown> = Promise.resolve()

  /** Runs changes one after another, so that each sees the result of the one before. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = lastChange.then(work)
    lastChange = turn.catch(() => undefined)
    return turn
  }

  /** Answers one request. `url` is relative to the API's root. */
  return async (
    method: string,
    url: URL,
    account: Account | undefined,
    body: unknown,
  ): Promise<ApiAnswer> => {
    try {
      if (!account) throw new Refusal(401, 'token is required')
      return {
        status: method === 'POST' ? 201 : 200,
        body: await answer(method, url, account, body),
      }
    } catch (error) {
      if (error instanceof Refusal)
        return { status: error.status, body: { message: error.message } }
      return { status: 500, body: { message: String(error) } }
    }
  }
}
