import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/** The records as they were when last found without fault: pages of `npm run dev` read these. */
export const soundContent = path.join('.cache', 'dev', 'content')

/** Replaces the kept records and logo by those of a folder, all at once. */
export function keepSoundContent(folder: string, kept: string = soundContent): void {
  const [coming, going] = [`${kept}-coming`, `${kept}-going`]
  for (const left of [coming, going]) rmSync(left, { recursive: true, force: true })
  cpSync(folder, coming, {
    recursive: true,
    // Photos are encoded from where they lie; .ts files are modules.
    filter: (file) => path.extname(file) === '' || /\.(?:json|svg)$/.test(file),
  })
  if (existsSync(kept)) renameSync(kept, going)
  renameSync(coming, kept)
  rmSync(going, { recursive: true, force: true })
}
