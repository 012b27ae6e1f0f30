import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/** The records as they were when last found without fault: `npm run dev` has its pages read these. */
export const soundContent = path.join('.cache', 'dev', 'content')

/** Puts the records of a folder, and its logo, in the place of those that were kept before, all at once. */
export function keepSoundContent(folder: string, kept: string = soundContent): void {
  const [coming, going] = [`${kept}-coming`, `${kept}-going`]
  for (const left of [coming, going]) rmSync(left, { recursive: true, force: true })
  cpSync(folder, coming, {
    recursive: true,
    // Masters are encoded from where they lie; what is no record is a module.
    filter: (file) => path.extname(file) === '' || /\.(?:json|svg)$/.test(file),
  })
  if (existsSync(kept)) renameSync(kept, going)
  renameSync(coming, kept)
  rmSync(going, { recursive: true, force: true })
}
