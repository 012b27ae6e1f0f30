/**
 * `npm run leftovers`: every trace of the firm that the content was adopted from, in content, docs,
 * tests, package.json and `out/`. Exits 1 while anything is left, or `out/` is older than the content.
 * `-- --json` for machines.
 */
import { contentFolder } from '../lib/site/content/folder'
import { isExportStale } from './checks/leftover-files'
import { findLeftovers } from './checks/leftovers'
import { leftoversReport } from './checks/leftovers-report'
import { formerFirmFile } from './checks/former-firm'
import { readOptions } from './machine/options'
import { main } from './machine/processes'

await main(async () => {
  const values = readOptions({
    name: 'leftovers',
    does: 'chaque trace de l’entreprise dont le contenu est repris.',
    options: { json: { type: 'boolean', help: 'la liste pour une machine' } },
  })
  if (!values) return
  const folder = contentFolder()
  const leftovers = await findLeftovers(folder)
  if (values.json) console.log(JSON.stringify(leftovers ?? [], null, 2))
  else if (leftovers === undefined)
    console.log(`${folder}/${formerFirmFile} n'existe pas : aucune reprise n'est en cours.`)
  else console.log(leftoversReport(leftovers))
  const isStale = leftovers !== undefined && isExportStale(folder)
  if (isStale)
    console.error(
      "\nout/ date d'avant le contenu d'aujourd'hui et n'a pas été regardé : `npm run build`, puis de nouveau `npm run leftovers`.",
    )
  if (isStale || leftovers?.some(({ remedy }) => remedy !== 'none')) process.exitCode = 1
})
