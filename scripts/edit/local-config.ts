/** The configuration of the editing screen for the records of this machine, as they are now. */
import type { Backend } from '@sveltia/cms'
import type { Unit } from '../../content/schema/prices'
import { editorConfig, type EditorConfig } from '../../admin/config/editor-config'
import type { Option } from '../../admin/config/field'
import { projectManagementSlug } from '../../lib/addresses/paths'
import { unitTexts } from '../../lib/site/amounts'
import type { SingleKind } from '../../lib/site/content/kinds'
import { readContent, vocabularyOf, type RawContent } from '../../lib/site/content/raw-content'
import { repository } from './forge-api'
import { screenFolder } from './working-folder'

/**
 * Faults of the records are the check's business: ids and names are read from whatever is there.
 * @param folder the content folder on disk.
 * @param backend where records are saved.
 */
export function configFromContent(folder: string, backend: Backend, siteUrl: string): EditorConfig {
  const raw = readContent(folder, [])
  return editorConfig({
    backend,
    siteUrl,
    folder: screenFolder,
    vocabulary: vocabularyOf(raw),
    brand: String((raw.singles.firm?.value as { brand?: unknown } | undefined)?.brand ?? ''),
    kinds: Object.keys(raw.singles) as SingleKind[],
    lists: listsOf(raw),
    pictures: Object.fromEntries(
      raw.collections.picture.map(({ id, value }) => [id, String((value as Json).alt ?? '')]),
    ),
  })
}

/** The server of `npm run edit`, as the CMS calls a forge. */
export function localBackend(origin: string): Backend {
  return {
    name: 'gitea',
    repo: `${repository.owner}/${repository.name}`,
    branch: repository.branch,
    api_root: `${origin}/api/v1`,
    base_url: origin,
    // Nobody signs in there: the page has its token.
    app_id: 'edit',
  }
}

type Json = Readonly<Record<string, unknown>>

/** What fields choose from that is no collection of the screen. */
export function listsOf({
  singles,
  collections,
}: RawContent): Readonly<Record<string, readonly Option[]>> {
  const record = (kind: SingleKind) => (singles[kind]?.value ?? {}) as Json
  const departments = (record('area').departments ?? []) as readonly { cities?: readonly Json[] }[]
  const communes = departments.flatMap(({ cities = [] }) => cities.map(({ name }) => String(name)))
  const services = collections.service.map(({ id, value }) => ({
    value: id,
    label: String((value as Json).name ?? id),
  }))
  const management = record('project-management-page').name
  return {
    price: Object.entries((record('prices').prices ?? {}) as Record<string, Json>).map(
      ([id, { from, unit }]) => ({
        value: id,
        label: `${id} : ${String(from)} €${unitTexts[unit as Unit]?.suffix || ` (${String(unit)})`}`,
      }),
    ),
    category: ((record('categories').categories ?? []) as readonly Json[]).map(({ id, name }) => ({
      value: String(id),
      label: String(name),
    })),
    tradeHome: management
      ? [...services, { value: projectManagementSlug, label: String(management) }]
      : services,
    commune: [...new Set(communes)]
      .sort((one, other) => one.localeCompare(other, 'fr'))
      .map((name) => ({ value: name, label: name })),
  }
}
