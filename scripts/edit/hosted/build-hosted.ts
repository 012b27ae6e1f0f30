import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildScreen } from '../../../admin/build'
import type { ScreenConfig } from '../../../admin/screen/main'
import { contentFolder } from '../../../lib/site/content/folder'
import { configFromContent } from '../local-config'
import { screenPolicy } from '../screen-policy'
import { thumbnails } from '../thumbnails'
import { forgeBackend, forgeOrigins } from './forge-backend'
import { editorHostFiles, editorNginxRules } from './host-rules'
import type { EditorSettings } from './settings'

/** Where the screen goes that is served at its own address, and what its host is told. */
export interface HostedFolders {
  readonly site: string
  readonly hosting: string
}

/**
 * Writes the editing screen as a folder of files for an address of its own, which saves records
 * through a forge.
 * @param siteUrl where the site itself is.
 */
export async function buildHosted(
  settings: EditorSettings,
  siteUrl: string,
  { site, hosting }: HostedFolders,
  content = contentFolder(),
): Promise<void> {
  const screen = await buildScreen()
  rmSync(site, { recursive: true, force: true })
  cpSync(screen, site, { recursive: true })
  const write = (folder: string, name: string, text: string | Buffer) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const drawn = configFromContent(content, forgeBackend(settings), siteUrl)
  const hosted: ScreenConfig = {
    // A page is public before it can be shown here, and lets nobody frame it.
    ...drawn,
    config: { ...drawn.config, editor: { preview: false } },
    pages: {},
  }
  write(site, 'config.json', JSON.stringify(hosted))
  const thumbnail = thumbnails(content)
  for (const id of Object.keys(drawn.pictures)) {
    const small = await thumbnail(id)
    if (small) write(path.join(site, 'thumbnails'), `${id}.webp`, small)
  }
  write(site, 'logo.svg', readFileSync(path.join(content, 'brand', 'logo.svg'), 'utf8'))
  const policy = screenPolicy(forgeOrigins(settings))
  for (const [name, text] of Object.entries(editorHostFiles(policy))) write(site, name, text)
  write(hosting, 'editor-nginx.conf', editorNginxRules(policy))
}
