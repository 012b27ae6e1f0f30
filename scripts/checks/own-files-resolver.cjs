/**
 * Tells the linter which file of the project an import names, as `tsconfig.json` has it (`@/` is the
 * root). What comes from a package is found, and is no file of ours.
 */
const { existsSync, statSync } = require('node:fs')
const path = require('node:path')

const root = path.resolve(__dirname, '../..')
const endings = ['.ts', '.tsx', '.mjs', '.cjs', '.d.ts']

exports.interfaceVersion = 2

exports.resolve = (source, importer) => {
  const own = source.startsWith('@/') || source.startsWith('.')
  if (!own) return { found: true, path: null }
  const file = source.startsWith('@/')
    ? path.join(root, source.slice(2))
    : path.resolve(path.dirname(importer), source)
  const named = ['', ...endings].map((ending) => file + ending).find(isFile)
  return named ? { found: true, path: named } : { found: false }
}

function isFile(file) {
  return existsSync(file) && statSync(file).isFile()
}
