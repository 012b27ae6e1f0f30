import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { readEditorSettings } from '../edit/hosted/settings'
import { readPublishSettings } from './settings'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>
  readonly jobs: {
    readonly publish: {
      readonly if: string
      readonly container?: { readonly image: string }
      readonly steps: readonly Step[]
    }
  }
}
interface GitLab {
  readonly publish: {
    readonly image: string
    readonly rules: readonly { readonly if: string }[]
    readonly cache: readonly { readonly paths: readonly string[] }[]
    readonly script: readonly string[]
  }
}

const read = (file: string) => parse(readFileSync(file, 'utf8')) as unknown
const workflows = ['.github/workflows/publish.yml', '.forgejo/workflows/publish.yml'].map(
  (file) => (read(file) as Workflow).jobs.publish,
)
const gitlab = (read('.gitlab-ci.yml') as GitLab).publish

const pipelines = [
  ...workflows.map((job) => ({
    guard: job.if,
    commands: job.steps.flatMap(({ run }) => run ?? []),
    cached: job.steps.flatMap(({ with: settings }) => String(settings?.path ?? '').split(/\s+/)),
  })),
  {
    guard: gitlab.rules.map((rule) => rule.if).join(),
    commands: gitlab.script,
    cached: gitlab.cache.flatMap(({ paths }) => paths.map((path) => path.replace(/\/$/, ''))),
  },
]

/** What the script reads of its environment, by asking it. */
function variablesRead(): Set<string> {
  const names = new Set<string>()
  const environment = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_, name: string) => void names.add(name),
      has: () => true,
    },
  )
  readPublishSettings(environment)
  expect(() => readEditorSettings(environment)).toThrow('EDITOR_FORGE')
  return names
}

test('each pipeline runs on the default branch alone, once it is set up, and calls what package.json has', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(pipelines).toHaveLength(3)
  for (const { guard, commands } of pipelines) {
    expect(guard).toMatch(/RELAY_URL/)
    expect(guard).toMatch(/default_branch/i)
    const called = commands.flatMap((command) =>
      [...command.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name),
    )
    expect(called).toEqual(['publish-site'])
    for (const name of called) expect(scripts).toHaveProperty(name)
    expect(commands).toContain('npm ci')
  }
})

test('each pipeline keeps the encoded pictures from one run to the next', () => {
  for (const { cached } of pipelines)
    expect(cached).toEqual(expect.arrayContaining(['.cache', 'public/pictures']))
})

test('the workflows hand on every variable that the script reads, secrets as secrets', () => {
  const build = ['RELAY_URL', 'RELAY_TAKES_PHOTOS', 'RELAY_UPSTREAM']
  const expected = [...build, ...variablesRead()].sort()
  expect(expected.length).toBeGreaterThan(build.length)
  for (const { steps } of workflows) {
    const given = steps.find(({ run }) => run === 'npm run publish-site')?.env ?? {}
    expect(Object.keys(given).sort()).toEqual(expected)
    for (const [name, value] of Object.entries(given)) {
      const from = /KEY$|REMOTE$|SECRET$/.test(name) ? 'secrets' : 'vars'
      expect(value).toBe(`\${{ ${from}.${name} }}`)
    }
  }
})

test('each action is pinned to a commit, since the server’s keys are in its environment', () => {
  const actions = workflows.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []))
  expect(actions).not.toEqual([])
  for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/)
})

test('pipelines and images of a server run one version of Node', () => {
  const images = [
    ...workflows.flatMap(({ container }) => container?.image ?? []),
    gitlab.image,
    ...readFileSync('deploy/Dockerfile', 'utf8')
      .split('\n')
      .filter((line) => /^FROM node:/.test(line)),
  ]
  const versions = [
    ...workflows.flatMap(({ steps }) =>
      steps.flatMap(({ with: settings }) => settings?.['node-version'] ?? []),
    ),
    ...images.map((image) => Number(/node:(\d+)/.exec(image)?.[1])),
  ]
  expect(versions.length).toBeGreaterThan(4)
  expect([...new Set(versions)]).toHaveLength(1)
})
