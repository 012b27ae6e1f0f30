import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ordinarySpaces } from '@/lib/text/ordinary-spaces'

import { afterTest, send, SITE, temporaryDirectory } from '../contract/test-http'
import type { Lead } from '../core/lead'
import { PERMISSION_SECRET } from '../core/test-form'
import { LOCK } from './directory-lock'
import { ERASURES } from './erasure-log'
import { OUTAGES_FILE } from './kept-outages'
import type { RelayOptions } from './options'
import { SECRET_FILE } from './permission-secret'
import { FIRM_FILE } from './sent-firm'
import { startRelay, type Relay } from './server'
import { CLOCK_FILE } from './trusted-clock'
import { USED_IDS } from './used-ids'

/** A lead as found on disk, with everything in its directory. */
export interface StoredLead {
  name: string
  files: string[]
  lead: Lead
  eml: Buffer
}

/** Starts a relay on a free port, in a fresh directory unless one is given. */
export async function startTestRelay(
  options: Partial<RelayOptions> = {},
): Promise<Relay & { dataDir: string; logs: string[] }> {
  const dataDir = options.dataDir ?? (await temporaryDirectory())
  const logs: string[] = []
  const relay = await startRelay({
    allowedOrigins: [SITE],
    port: 0,
    rateLimit: 10_000,
    permissionSecret: PERMISSION_SECRET,
    log: (line) => logs.push(line),
    ...options,
    dataDir,
  })
  afterTest(relay.close)
  return { ...relay, dataDir, logs }
}

/** What the inbox says above the leads and beside each. */
export const inboxText = async (relay: { port: number }) => ordinarySpaces((await send(relay)).text)

/** What the relay answers to whoever watches over it. */
export async function healthOf(relay: { port: number }): Promise<Health> {
  const { status, text } = await send(relay, { path: '/health' })
  return { status, ...(JSON.parse(text) as Omit<Health, 'status'>) }
}

interface Health {
  readonly status: number
  readonly notKept?: { readonly code: string }
  readonly photosNotKept?: { readonly code: string }
  readonly [field: string]: unknown
}

/** What else is in a data directory, also while it is being written. */
const besideLeads = [ERASURES, LOCK, USED_IDS, SECRET_FILE, CLOCK_FILE, FIRM_FILE, OUTAGES_FILE]

/** Every lead in a data directory, oldest first. Throws on a file that is not whole JSON. */
export async function storedLeads(dataDir: string): Promise<StoredLead[]> {
  const names = (await readdir(dataDir))
    .filter((name) => !besideLeads.includes(name.replace(/\.tmp$/, '')))
    .sort()
  return Promise.all(names.map((name) => storedLead(dataDir, name)))
}

/** One lead. Throws like `storedLeads`. */
async function storedLead(dataDir: string, name: string): Promise<StoredLead> {
  return {
    name,
    files: (await readdir(join(dataDir, name))).sort(),
    lead: JSON.parse(await readFile(join(dataDir, name, 'lead.json'), 'utf8')) as Lead,
    eml: await readFile(join(dataDir, name, 'message.eml')),
  }
}

/**
 * Has the disk fail at the fourth sync from now on: the last one of keeping a lead, its parent's. Every
 * call is counted.
 */
export async function failFourthSync(dataDir: string): Promise<jest.SpyInstance> {
  const handle = await open(dataDir, 'r')
  const prototype = Object.getPrototypeOf(handle) as typeof handle
  await handle.close()
  const { sync } = prototype
  let calls = 0
  return jest.spyOn(prototype, 'sync').mockImplementation(function (this: typeof handle) {
    return ++calls === 4 ? Promise.reject(new Error('worn out')) : sync.call(this)
  })
}

/** The inbox's page about the newest lead. Throws when there is none. */
export async function newestLeadPage(relay: { port: number }): Promise<string> {
  const path = /href="(\/leads\/\d[^"]+)"/.exec((await send(relay)).text)?.[1]
  if (path === undefined) throw new Error('no lead in the inbox')
  return (await send(relay, { path })).text
}

/** Stops the calendar until `jest.setSystemTime`, and for the rest of a test; timers go on. */
export function holdClock(now?: Date): void {
  const running = [
    'setTimeout',
    'setInterval',
    'clearTimeout',
    'clearInterval',
    'setImmediate',
  ] as const
  const others = ['clearImmediate', 'queueMicrotask', 'nextTick', 'hrtime', 'performance'] as const
  jest.useFakeTimers({ doNotFake: [...running, ...others], ...(now && { now }) })
  afterTest(async () => void jest.useRealTimers())
}
