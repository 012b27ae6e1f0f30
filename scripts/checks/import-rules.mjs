/** A rule of the linter (`.oxlintrc.json`) on which folder may import which. The README says why. */
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

const folders = ['admin', 'app', 'components', 'content', 'e2e', 'lib', 'relay', 'scripts']
const allBut = (...allowed) => folders.filter((folder) => !allowed.includes(folder))

/** Folder → what it may not import. */
const forbidden = {
  admin: allBut('admin', 'content', 'lib'),
  'content/schema': allBut(),
  content: allBut('content'),
  lib: allBut('content', 'lib'),
  components: allBut('components', 'content', 'lib'),
  'components/ui': allBut(),
  app: allBut('app', 'components', 'content', 'lib'),
  relay: allBut('relay'),
  // The core does not know its hosts, and a host knows only the core.
  'relay/core': ['relay/node', 'relay/worker'],
  'relay/node': ['relay/worker'],
  'relay/worker': ['relay/node'],
  scripts: allBut('admin', 'content', 'lib', 'relay', 'scripts'),
}

/** Exceptions: what may be imported all the same. */
const excepted = {
  'content/schema': ['content/schema'],
  'components/ui': ['components/ui', 'lib/browser', 'lib/head'],
  relay: [
    // The relay shares these with the site: French texts, phone numbers, references, the promised call, and
    // the rules for photos.
    'lib/text',
    'lib/calendar',
    'lib/forms/reference',
    'lib/forms/firm',
    'lib/forms/photo-rules',
    // The privacy policy states these terms and the relay keeps them.
    'content/legal/parts/retention',
  ],
}

const liesIn = (folder) => (file) => file === folder || file.startsWith(`${folder}/`)

/** The file of the project that an import names, relative to the root and without its extension. */
function named(source, importer) {
  const { dirname, join, normalize } = path.posix
  if (source.startsWith('@/')) return withoutEnding(normalize(source.slice(2)))
  if (source.startsWith('.')) return withoutEnding(join(dirname(importer), source))
}

const withoutEnding = (file) => file.replace(/\.tsx?$/, '')

const mayImport = {
  create(context) {
    const importer = path.relative(root, context.filename).replaceAll(path.sep, '/')
    const within = Object.keys(forbidden).filter((folder) => liesIn(folder)(importer))
    if (within.length === 0) return {}

    function check(node) {
      const source = node?.type === 'TemplateLiteral' ? node.quasis[0].value.cooked : node?.value
      const file = typeof source === 'string' && named(source, importer)
      if (!file) return
      const refused = within.some(
        (folder) =>
          forbidden[folder].some((from) => liesIn(from)(file)) &&
          !(excepted[folder] ?? []).some((from) => liesIn(from)(file)),
      )
      if (refused)
        context.report({
          node,
          message: `${within.at(-1)}/ may not import ${file}. See "Where things live" in the README.`,
        })
    }

    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
    }
  },
}

const plugin = { meta: { name: 'import-rules' }, rules: { 'may-import': mayImport } }

export default plugin
