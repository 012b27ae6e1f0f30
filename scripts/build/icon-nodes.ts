/**
 * Writes `components/ui/generated/icon-nodes.ts`: the drawings of the Lucide icons that the site
 * shows. Lucide's own component also runs in the browser, so that one icon on a page would send
 * every visitor a kilobyte of script; `components/ui/icon.tsx` draws them on the server alone.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { iconNames } from '../../content/schema/parts'
import { writeIfChanged } from './write-if-changed'

/** Those of the frame, and those that content may ask for. */
const names = ['MessageCircle', 'Phone', 'X', ...iconNames].sort()

/** Names that records have and Lucide has changed since. */
const renamed: Record<string, string> = { Home: 'House' }

interface IconModule {
  readonly __iconData: { readonly node: readonly (readonly [tag: string, attributes: object])[] }
}

/** @throws when Lucide has no icon of that name. */
export async function writeIconNodes(folder = path.join('components', 'ui')): Promise<void> {
  const entries = await Promise.all(
    names.map(async (name) => {
      const file = (renamed[name] ?? name).replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
      const icon = (await import(`lucide-react/icons/${file}`)) as IconModule
      return `  ${name}: ${JSON.stringify(icon.__iconData.node)},\n`
    }),
  )
  const target = path.join(folder, 'generated')
  mkdirSync(target, { recursive: true })
  writeIfChanged(
    path.join(target, 'icon-nodes.ts'),
    '// Written by scripts/build/icon-nodes.ts from lucide-react (ISC licence). Not kept in git.\n' +
      `export const iconNodes = {\n${entries.join('')}} as const\n`,
  )
}
