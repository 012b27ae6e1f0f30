import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { run } from './processes'

/** A program that a command needs, and the package of Debian that brings it. */
export interface Program {
  readonly file: string
  readonly package: string
}

/** Programs that some tests need, and the Debian packages that bring them. */
export interface TriedOn {
  readonly files: readonly string[]
  readonly packages: readonly string[]
  /** What is not tested without them, for the message. */
  readonly untested: string
}

/** Installs packages of the system, without those they merely recommend. */
export type Install = (packages: readonly string[]) => Promise<void>

/** Debian asks this program before it starts a service that it has installed. */
const servicePolicy = '/usr/sbin/policy-rc.d'

/**
 * apt, where this machine is a Debian and we are its root; elsewhere nothing can be installed. No
 * service that comes with a package is started.
 */
export function systemInstall(): Install | undefined {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined
  return async (packages) => {
    const ownPolicy = !existsSync(servicePolicy)
    if (ownPolicy) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
    try {
      await run('apt-get', ['update', '-qq'])
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
        DEBIAN_FRONTEND: 'noninteractive',
      })
    } finally {
      if (ownPolicy) rmSync(servicePolicy, { force: true })
    }
  }
}

/**
 * Sees to it that the programs are there, and installs the packages of those that are not.
 * @throws with the packages' names where they cannot be installed, or came without the program.
 */
export async function findOrInstall(
  programs: readonly Program[],
  install: Install | undefined,
): Promise<void> {
  const missing = programs.filter(({ file }) => !existsSync(file))
  if (missing.length === 0) return
  const packages = missing.map((program) => program.package)
  if (!install)
    throw new Error(
      `${missing.map(({ file }) => file).join(', ')} missing. On Debian, as root: apt-get install ${packages.join(' ')}`,
    )
  await install(packages)
  for (const program of missing)
    if (!existsSync(program.file))
      throw new Error(`The package ${program.package} came without ${program.file}.`)
}

/**
 * Installs what is missing of these, all at once; where nothing can be installed, prints what is not tested.
 */
export async function findOrInstallTriedOn(
  wanted: readonly TriedOn[],
  install: Install | undefined,
): Promise<void> {
  const missing = wanted.filter(({ files }) => !files.every((file) => existsSync(file)))
  if (missing.length === 0) return
  if (install) return install(missing.flatMap(({ packages }) => packages))
  for (const { untested, packages } of missing)
    console.log(
      `   NOT TESTED: ${untested}. On Debian, as root: apt-get install ${packages.join(' ')}`,
    )
}
