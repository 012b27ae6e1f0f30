import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { launchReport } from './launch-report'
import { photosWithoutRecord, unnamedMasters } from './unnamed-masters'

test('a picture that was replaced is named before the site goes live', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'masters-'))
  try {
    expect(unnamedMasters(folder, [])).toEqual([])
    mkdirSync(path.join(folder, 'pictures'))
    for (const name of ['tap.jpg', 'tap-2.webp', 'tap.json', '.DS_Store'])
      writeFileSync(path.join(folder, 'pictures', name), '')
    const records = [{ file: `${folder}/pictures/tap.json`, record: { file: 'tap-2.webp' } }]
    const findings = unnamedMasters(folder, records)
    expect(findings.map(({ where }) => where)).toEqual([`${folder}/pictures/tap.jpg`])
    expect(launchReport(findings)).toContain('tap.jpg: supprimez cette image')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a photo that waits for its record is named, and no fault', () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'masters-')), 'content')
  try {
    cpSync('e2e/second-firm/content', folder, { recursive: true })
    expect(photosWithoutRecord(folder)).toEqual([])
    writeFileSync(path.join(folder, 'pictures', 'IMG_2041.JPG'), '')
    expect(photosWithoutRecord(folder)).toEqual([
      `${folder}/pictures/IMG_2041.JPG: aucune fiche ne nomme cette image, le site ne la montre pas`,
    ])
  } finally {
    rmSync(path.dirname(folder), { recursive: true })
  }
})
