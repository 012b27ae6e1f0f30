/**
 * Builds the editing screen as files: Sveltia CMS bundled with its own fonts, decoders and French texts, so
 * that its page sends no request to another host. Never part of `out/`.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'

const screen = path.join('admin', 'screen')
const cms = path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms'))

/** A place in the code of the CMS that is replaced. */
interface Replaced {
  readonly found: RegExp
  /** How often the CMS has it. */
  readonly uses: number
  readonly by: string
  /** The end of « 3 … », should a version of the CMS have it more or less often. */
  readonly said: string
}

const replaced: readonly Replaced[] = [
  // Rules of the style sheet that load fonts from another host; the CMS brings these fonts itself.
  {
    found: /@font-face\s*\{[^}]*https:\/\/cdn\.jsdelivr\.net[^}]*\}/g,
    uses: 3,
    by: '',
    said: 'font rules name a host',
  },
  // Where the stores of known files are opened, which tabs would share (admin/screen/tab-files.ts).
  {
    found: /(?:new )?[\w$]+\([\w$.?]+,(`(?:file-cache|meta)`)\)/g,
    uses: 6,
    by: 'ownOfTab($&,$1)',
    said: 'places open what is kept of files',
  },
  // The English texts that the CMS has from the start (admin/screen/french-first.ts).
  {
    found: /\{\.\.\.[\w$]+,_sui:[\w$]+\}/g,
    uses: 1,
    by: 'frenchTexts',
    said: 'places give the first texts',
  },
  // The version of the configuration, which a draft must have to be restored (admin/screen/drafts.ts).
  {
    found:
      /(\.current=await [\w$]+\([\w$]+\()([\w$]+)(?=\)\),console\.debug\(`CMS configuration:`)/g,
    uses: 1,
    by: '$1structureOf($2)',
    said: 'places name a version of drafts',
  },
  // What is stored of a draft: also the record that it was made from.
  {
    found: /\|\|![\w$]+\.interacted\)return;let\{(?=collectionName:)/g,
    uses: 1,
    by: '$&originalEntry:entryOfDraft,',
    said: 'places read what is stored of a draft',
  },
  {
    found: /\{(?=timestamp:new Date,cmsConfigVersion:)/g,
    uses: 1,
    by: '{base:entryOfDraft?.locales,',
    said: 'places store a draft',
  },
  // What is restored: a draft of that record.
  {
    found:
      /let ([\w$]+)=([\w$]+)\(([\w$]+)\);return ([\w$]+)\.current=\1,[\w$]+\([\w$]+\)\|\|[\w$]+\(\{draft:\1(?=\})/g,
    uses: 1,
    by: '$&,remake:originalEntry=>$4.current=$2({...$3,originalEntry})',
    said: 'places offer a stored draft',
  },
  {
    found:
      /async\(\{draft:([\w$]+)(?=\}\)=>\{if\(!\([\w$]+\.useDraftBackup\?\?!0\)\)return;let\{collectionName:[\w$]+\}=\1,)/g,
    uses: 1,
    by: '$&,remake',
    said: 'functions offer a stored draft',
  },
  {
    found: /\((?=[\w$]+\(\{backup:([\w$]+),draft:([\w$]+)\}\),\2\.interacted=!0\))/g,
    uses: 1,
    by: '($2=onItsBase($2,$1,remake),',
    said: 'places restore a draft',
  },
  // A file of another type than a photo's, which is refused unless its bytes are a photo's.
  {
    found:
      /(async\([\w$]+,[\w$]+\)=>\{if\(![\w$]+\.includes\(([\w$]+)\.type\)\)return)!0(?=;if\(await ([\w$]+)\(\2\)!==`heic`\))/g,
    uses: 1,
    by: '$1 await $3($2)!==void 0',
    said: 'places take a file that is no photo',
  },
]

/**
 * Builds the screen, unless the cache has it for the same sources and the same version of the CMS.
 * @returns the folder with `index.html`, scripts, style sheet and `assets/`. `config.json` is not in it: the
 *   server of the screen provides it.
 * @throws when a new version of the CMS no longer has the code that is replaced or removed here.
 */
export async function buildScreen(cache = path.join('.cache', 'editor')): Promise<string> {
  const folder = path.join(cache, sourcesHash())
  if (existsSync(folder)) return folder
  // Removes screens of earlier sources, but not the one that another process may be building from the same.
  for (const name of existsSync(cache) ? readdirSync(cache) : [])
    if (!name.startsWith(path.basename(folder)))
      rmSync(path.join(cache, name), { recursive: true, force: true })
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  await build({
    entryPoints: [path.join(screen, 'main.ts')],
    // They define the names that `ownCms` writes into the CMS.
    inject: ['tab-files.ts', 'french-first.ts', 'drafts.ts'].map((file) => path.join(screen, file)),
    outdir: unfinished,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    logLevel: 'error',
    tsconfigRaw: {},
    plugins: [ownCms],
  })
  cpSync(path.join(cms, 'assets'), path.join(unfinished, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  })
  for (const file of pageFiles)
    writeFileSync(path.join(unfinished, file), readFileSync(path.join(screen, file)))
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  return folder
}

/**
 * Removes from the CMS what would send requests to other hosts and what none of our fields uses, gives each
 * tab its own record of the files it knows, keeps drafts while records change, and makes it start in French.
 */
const ownCms: Plugin = {
  name: 'own-cms',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /@sveltia[/\\]cms[/\\]npm[/\\].*\.js$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8')
      const own =
        path.basename(file) === 'index.js' ? replaced.reduce(withReplaced, source) : source
      // All scripts end up in one folder, which has `assets/` in it.
      return { contents: own.replaceAll('../assets/', 'assets/') }
    })
    // Leaves out syntax highlighting of program code, and interfaces in other languages.
    const leftOut = { path: 'nothing', namespace: 'left-out' }
    onResolve({ filter: /^@shikijs\/(?:langs|themes)/ }, () => leftOut)
    onResolve({ filter: /\/locales\/[^/]+\.json$/ }, ({ path: name }) =>
      name.endsWith('/fr.json') ? undefined : leftOut,
    )
    onLoad({ filter: /[/\\]locales[/\\]fr\.json$/ }, ({ path: file }) => ({
      contents: JSON.stringify(inFrench(readFileSync(file, 'utf8'))),
      loader: 'json',
    }))
    onLoad({ filter: /./, namespace: 'left-out' }, () => ({ contents: 'export default {}' }))
  },
}

/** @throws when the CMS does not have what is replaced here as often as expected. */
function withReplaced(source: string, { found, uses, by, said }: Replaced): string {
  const times = source.match(found)?.length ?? 0
  if (times !== uses)
    throw new Error(`@sveltia/cms: ${times} ${said}, ${uses} were expected: see admin/build.ts.`)
  return source.replace(found, by)
}

interface Texts {
  readonly [key: string]: string | Texts
}

/** Our own texts for the screen, by dotted keys. */
export interface OwnTexts {
  /** Texts that the CMS does not have in French yet, and would show in English. */
  readonly missing: Readonly<Record<string, string>>
  /** Texts that replace a French one of the CMS, where an owner needs another wording. */
  readonly instead: Readonly<Record<string, string>>
}

/** Returns the French texts of the CMS with our own added. */
export function inFrench(cmsTexts: string): Texts {
  const own = JSON.parse(readFileSync(path.join(screen, 'french.json'), 'utf8')) as OwnTexts
  const texts = JSON.parse(cmsTexts) as Record<string, unknown>
  const groupOf = (key: string) => {
    const steps = key.split('.')
    const last = steps.pop() ?? ''
    const group = steps.reduce<Record<string, unknown>>(
      (held, step) => (held[step] ??= {}) as Record<string, unknown>,
      texts,
    )
    return { group, last }
  }
  for (const [key, text] of Object.entries(own.missing)) {
    const { group, last } = groupOf(key)
    group[last] ??= text
  }
  for (const [key, text] of Object.entries(own.instead)) {
    const { group, last } = groupOf(key)
    group[last] = text
  }
  return texts as Texts
}

/** A hash of the CMS's version and of every source of the screen. */
function sourcesHash(): string {
  const { version } = JSON.parse(readFileSync(path.join(cms, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const hash = createHash('sha256').update(version)
  for (const file of [...sources.map((name) => path.join(screen, name)), 'admin/build.ts'])
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

const pageFiles = ['index.html', 'screen.css', 'preview.css']

const sources = readdirSync(screen).filter((name) => !name.includes('.test.'))
