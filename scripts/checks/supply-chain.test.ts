import { readFileSync } from 'node:fs'

/** What `package-lock.json` says of one installed package. */
interface Locked {
  readonly version: string
  readonly integrity?: string
  readonly resolved?: string
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly hasInstallScript?: boolean
}

type Versions = Readonly<Record<string, string>>

const text = (file: string) => readFileSync(file, 'utf8')
const { scripts, dependencies, devDependencies } = JSON.parse(text('package.json')) as {
  scripts: Readonly<Record<string, string>>
  dependencies: Versions
  devDependencies: Versions
}
const lock = JSON.parse(text('package-lock.json')) as { packages: Readonly<Record<string, Locked>> }
const wanted = Object.entries({ ...dependencies, ...devDependencies })
const installed = Object.entries(lock.packages).filter(([place]) => place !== '')

test('every version that package.json asks for is exact, and the one that is locked', () => {
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  expect(
    wanted.filter(([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version),
  ).toEqual([])
})

test('what is locked is told by its content, never by the registry that it came from', () => {
  expect(installed.length).toBeGreaterThan(500)
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  // The addresses left are those of the packages' donation pages.
  const addresses = text('package-lock.json').match(/^.*(?::\/\/|\.tgz|"file:).*$/gm) ?? []
  expect(addresses.filter((line) => !/^ *"(?:url|funding|deprecated)": /.test(line))).toEqual([])
})

test('no package runs anything at installation, and no script of ours waits for that', () => {
  expect(text('.npmrc').split('\n')).toContain('ignore-scripts=true')
  // npm then leaves out what stands before and after a script, too.
  expect(
    Object.keys(scripts).filter((name) => /^(?:pre|post)|^(?:install|prepare)$/.test(name)),
  ).toEqual([])
  const withScripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = withScripts.map(([place]) => place.replace(/.*node_modules\//, ''))
  expect(names.sort()).toEqual(['@parcel/watcher', 'esbuild', 'workerd'])
})

test('every package carries the hash of its content, but binaries of systems that we do not run on', () => {
  const isOurs = ({ optional, os, cpu }: Locked) =>
    !optional || ((os?.includes('linux') ?? true) && /x64|arm64/.test(String(cpu)))
  const unhashed = installed.filter(([, { integrity = '' }]) => !/^sha512-.{88}$/.test(integrity))
  expect(unhashed.filter(([, locked]) => isOurs(locked))).toEqual([])
})
