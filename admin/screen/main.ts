/**
 * The page of the editing screen. `config.json` beside it says where records are saved and what they hold;
 * where the screen edits records on the same machine, it also holds the token for that.
 */
import CMS from '@sveltia/cms'
import type { EditorConfig } from '../config/editor-config'
import { afterSave, asItOpens, showFaults, type FaultsTitle } from './content-faults'
import type { ContentFault } from '../../lib/site/content/faults'
import { registerPagePreviews } from './page-preview'
import { countInFrench } from './list-counts'
import { showPictures } from './picture-choices'
import { readRecordText, recordText } from './record-format'
import { countCharactersWithin } from './character-counter'
import { nameWhatIsDrawn } from './spoken-names'
import { sayUnanswered } from './unanswered'

/** What the server of `npm run edit` sets: the token for signing in, and the address of the check's faults. */
interface LocalScreen {
  readonly token: string
  readonly faults: string
}

/** The content of `config.json`. */
export interface ScreenConfig extends EditorConfig {
  readonly local?: LocalScreen
}

/** The key under which the CMS stores who is signed in. */
const userKey = 'sveltia-cms.user'

/** Loads the current configuration: the values to choose from change with each save. */
async function readConfig(): Promise<ScreenConfig> {
  const answer = await fetch('./config.json')
  if (!answer.ok) throw new Error(`config.json: ${answer.status}`)
  return (await answer.json()) as ScreenConfig
}

const { config, schemas, limits, pictures, pages, local } = await readConfig()

if (local) {
  const user = { backendName: config.backend.name, token: local.token }
  localStorage.setItem(userKey, JSON.stringify(user))
}

sayUnanswered(
  window,
  local
    ? 'Le programme « npm run edit » ne répond plus. Lancez-le de nouveau, puis rechargez cette page : elle proposera de restaurer ce que vous avez saisi.'
    : 'Le dépôt du site ne répond pas. Vérifiez la connexion à Internet, puis enregistrez de nouveau.',
)

for (const [kind, schema] of Object.entries(schemas))
  CMS.registerCustomFormat(kind, 'json', {
    fromFile: (text) => readRecordText(schema, text),
    toFile: (value) => recordText(schema, value),
  })
registerPagePreviews(pages, config.site_url ?? location.origin)
countCharactersWithin(document.body, document.querySelector('#counted'), { config, limits })
nameWhatIsDrawn(document.body)
countInFrench(document.body)
const choices = showPictures(document.body, pictures)

let looks = 0

/** Shows what the check finds, unless a later look at the content has begun meanwhile. */
async function look({ token, faults }: LocalScreen, title: FaultsTitle): Promise<void> {
  looks += 1
  const turn = looks
  const found = await fetch(faults, { headers: { Authorization: `token ${token}` } })
  const shown = (await found.json()) as ContentFault[]
  if (turn === looks) showFaults(shown, config, title)
}

if (local)
  CMS.registerEventListener({
    name: 'postSave',
    // Not awaited: the CMS would keep the record open until the handler ends, and meanwhile take its own save
    // for somebody else's.
    handler: () => {
      void look(local, afterSave).catch(console.error)
      void readConfig()
        .then((now) => choices.update(now.pictures))
        .catch(console.error)
    },
  })

// The CMS forbids zooming, which people with low vision may need.
const viewport = document.querySelector<HTMLMetaElement>('meta[name=viewport]')
const setting = viewport?.content ?? ''
new MutationObserver(() => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=viewport]'))
    if (meta.content !== setting) meta.content = setting
}).observe(document.head, { attributes: true, childList: true, subtree: true })

await CMS.init({ config })
// A file that cannot be read has no record on the screen: only the check names it.
if (local) void look(local, asItOpens).catch(console.error)
