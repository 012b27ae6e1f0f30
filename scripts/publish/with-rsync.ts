import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { folderHeaders } from '../build/hosts/answers'
import { runInSilence } from '../machine/processes'
import type { PublishSettings } from './settings'

/** What we have put on the server, noted there: nothing else is ever deleted. No host serves dotfiles. */
const noted = '.published.json'

const note = z.object({
  files: z.array(z.string()),
  /** Of the publication before, for pages that were opened before this one. */
  kept: z.array(z.string()),
})

/**
 * Fills a folder of the server with the content of `out`, and takes out what a former publication put
 * there and this one has no more; scripts and pictures of the former one stay until the next.
 * @throws with what rsync complains of.
 */
export async function publishWithRsync(
  target: string,
  ssh: PublishSettings['ssh'],
  out = 'out',
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'publish-'))
  const write = (name: string, text: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, text, { mode: 0o600 })
    return file
  }
  try {
    const rsh = ssh && [
      'ssh -o BatchMode=yes -o StrictHostKeyChecking=yes -o IdentitiesOnly=yes',
      // ssh wants the newline at the end, which a forge's form may have taken.
      `-i ${write('key', `${ssh.key}\n`)}`,
      `-o UserKnownHostsFile=${write('known-hosts', `${ssh.knownHosts}\n`)}`,
    ]
    const rsync = (...args: string[]) =>
      runInSilence('rsync', args, rsh ? { RSYNC_RSH: rsh.join(' ') } : {})

    const noteFile = path.join(folder, noted)
    // Without complaint where nothing has been published yet.
    await rsync('--ignore-missing-args', `${target}${noted}`, `${folder}/`)
    const before = existsSync(noteFile)
      ? note.parse(JSON.parse(readFileSync(noteFile, 'utf8')))
      : { files: [], kept: [] }
    const files = filesOf(out)
    const present = new Set(files)
    const hashed = (file: string) => folderHeaders.some(([folder]) => `/${file}`.startsWith(folder))
    const gone = before.files.filter((file) => !present.has(file))
    const kept = gone.filter(hashed)
    const removed = [
      ...gone.filter((file) => !hashed(file)),
      // After a run that was cut short, what it kept is still among the files of the one before it.
      ...before.kept.filter((file) => !present.has(file) && !kept.includes(file)),
    ]
    // Said before anything is there, so that a run cut short leaves nothing that nobody knows of.
    const said = (list: readonly string[]) => write(noted, JSON.stringify({ files: list, kept }))
    await rsync('--checksum', said([...new Set([...files, ...removed, ...gone])]), target)
    // By content, for every build dates its files anew; what is the same keeps its date there, and with
    // it what visitors hold. All names change at once, at the end.
    const how = ['--recursive', '--checksum', '--delay-updates', '--chmod=D755,F644']
    await rsync(...how, `${out}/`, target)
    if (removed.length > 0) {
      const list = write('removed', removed.join('\n'))
      await rsync('--recursive', '--delete-missing-args', `--files-from=${list}`, `${out}/`, target)
    }
    await rsync('--checksum', said(files), target)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(path.relative(folder, entry.parentPath), entry.name))
}
