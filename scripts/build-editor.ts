/**
 * `npm run build-editor`: the editing screen as a folder of files, `editor/`, for an address of its
 * own; it saves through the forge that the variables name (docs/publishing.md).
 */
import { buildHosted } from './edit/hosted/build-hosted'
import { readEditorSettings } from './edit/hosted/settings'
import { main } from './machine/processes'

await main(async () => {
  const settings = readEditorSettings(process.env)
  // Loaded late, so that a missing variable is not found out after the records.
  const { firm } = await import('../lib/site/catalog')
  await buildHosted(settings, firm.origins.canonical, { site: 'editor', hosting: 'hosting' })
  console.log('editor/ is ready for its own address; nginx: hosting/editor-nginx.conf.')
})
