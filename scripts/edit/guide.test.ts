import { existsSync, readFileSync } from 'node:fs'
import { contentFolder } from '@/lib/site/content/folder'
import { configFromContent, localBackend } from './local-config'

const guide = readFileSync('docs/guide-du-proprietaire.md', 'utf8')
const { config } = configFromContent(
  contentFolder(),
  localBackend('http://127.0.0.1:3002'),
  'http://localhost:3000',
)

/** Everything that the screen calls by a label. */
const labels = new Set<string>()
JSON.stringify(config, (key, value: unknown) => {
  if (key === 'label' && typeof value === 'string') labels.add(value)
  if (key === 'label_singular' && typeof value === 'string') labels.add(`Ajouter ${value}`)
  return value
})

test('the guide leads by names that the screen shows', () => {
  const steps = [...guide.matchAll(/\*\*([^*]+ › [^*]+|Photos)\*\*/g)].flatMap(([, path = '']) =>
    path.split(' › ').map((step) => step.replace(/\.$/, '')),
  )
  expect(steps.length).toBeGreaterThan(10)
  const own = /^(?:Nouveau|Accueil|Ajouter .+)$/
  expect(steps.filter((step) => !labels.has(step) && !own.test(step))).toEqual([])
  for (const name of ['À partir de', 'Exemple', 'Page « Estimation avant achat »'])
    expect([name, labels.has(name), guide.includes(name)]).toEqual([name, true, true])
})

test('ten things, each with its picture but the last, which is a command', () => {
  const parts = guide.split(/^## \d+\. /m).slice(1)
  expect(parts).toHaveLength(10)
  const pictures = [...guide.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file]) => file)
  expect(pictures).toHaveLength(10)
  for (const file of pictures) expect([file, existsSync(`docs/${file}`)]).toEqual([file, true])
  expect(parts.at(-1)).toContain('npm run undo')
  // Without it a command has nothing to undo of what was saved on the owner's machine.
  expect(parts.at(-1)).toMatch(/^git add -A\ngit commit -m ".+"$/m)
})
