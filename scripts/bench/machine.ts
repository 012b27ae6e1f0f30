import { cpus, loadavg, totalmem } from 'node:os'
import { chromium } from '@playwright/test'
import { chromiumFlags } from '../machine/chromium-flags'

/** The machine that figures were taken on: without it they mean nothing. */
export interface Machine {
  readonly date: string
  readonly cores: number
  readonly processor: string
  readonly memoryGiB: number
  readonly node: string
  readonly chromium?: string
  readonly lighthouse?: string
  /** Processes ready to run in the minute before the first measurement, this bench included. */
  readonly load: number
}

/** Describes this machine, and how busy it is now. */
export async function describeMachine({
  browser,
  lighthouse,
}: {
  readonly browser?: string
  readonly lighthouse?: string
}): Promise<Machine> {
  const [first] = cpus()
  const [load = 0] = loadavg()
  return {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    cores: cpus().length,
    processor: first?.model.trim() ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    ...(browser && { chromium: await versionOf(browser) }),
    ...(lighthouse && { lighthouse }),
    load: Math.round(load * 10) / 10,
  }
}

async function versionOf(executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
  const version = browser.version()
  await browser.close()
  return version
}

/** Above half a process for each core, times depend as much on the machine's load as on the site. */
export function machineLine({ date, cores, processor, memoryGiB, node, ...rest }: Machine): string {
  const programs = [
    `Node ${node}`,
    ...(rest.chromium ? [`Chromium ${rest.chromium}`] : []),
    ...(rest.lighthouse ? [`Lighthouse ${rest.lighthouse}`] : []),
  ]
  const busy = rest.load > cores / 2 ? `busy, load ${rest.load}` : `quiet, load ${rest.load}`
  return `Taken ${date} UTC on ${cores} cores (${processor}), ${memoryGiB} GiB, ${programs.join(', ')}; the machine was ${busy} when it began.`
}
