import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyContent } from '../../lib/site/content/test-content'
import { launchReport } from './launch-report'
import { disagreeingTexts } from './plurals-of-one'

test('a text that speaks of several where one is left is named before the site goes live', () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'plurals-')), 'content')
  try {
    copyContent('content', folder)
    const record = {
      lead: '{Nombre.services} services, un seul numéro.',
      steps: [{ title: 'La visite' }],
      stepsTitle: 'En {nombre.steps} étapes',
      note: '{Nombre.steps} fois, {nombre.steps} étape, {nombre.steps} km plus loin.',
    }
    const said = () =>
      launchReport(disagreeingTexts(folder, [{ file: 'content/pages/home.json', record }]))
    const ownList =
      "content/pages/home.json: stepsTitle dit « {nombre.steps} étapes » : il n'y en a qu'un, accordez la phrase"
    expect(said()).toContain(`── Phrases à accorder avec ce qu’elles comptent : 1\n${ownList}`)
    const [, ...others] = readdirSync(path.join(folder, 'services'))
    for (const file of others) rmSync(path.join(folder, 'services', file))
    expect(said()).toContain("lead dit « {Nombre.services} services » : il n'y en a qu'un")
  } finally {
    rmSync(path.dirname(folder), { recursive: true })
  }
})
