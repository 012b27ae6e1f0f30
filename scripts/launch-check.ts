/**
 * `npm run launch-check`: what the owner must still replace before going live, one line each in
 * French, from the records of `content/` and RELAY_URL; with `-- --json` for a machine. Exits 1 while
 * anything is left.
 */
import { checkRecords } from './checks/content'
import { readContentRecords } from './checks/content-records'
import { parisDay } from '../lib/calendar/paris-day'
import { contentFolder } from '../lib/site/content/folder'
import { launchFindings, launchJson, launchReminder, launchReport } from './checks/launch-findings'
import { disagreeingTexts } from './checks/plurals-of-one'
import { readFormerFirm } from './checks/former-firm'
import { formerMark } from './checks/former-mark'
import { unnamedMasters } from './checks/unnamed-masters'
import { readOptions } from './machine/options'
import { main } from './machine/processes'

await main(async () => {
  const values = readOptions({
    name: 'launch-check',
    does: 'ce qui reste à remplacer avant la mise en ligne.',
    options: { json: { type: 'boolean', help: 'la liste pour une machine' } },
  })
  if (!values) return
  const records = await readContentRecords().catch(async (error: unknown) => {
    // A record that lacks a part keeps the texts of law from being made: the check names it.
    await checkRecords()
    throw error
  })
  const findings = [
    ...launchFindings(
      records,
      { RELAY_URL: process.env.RELAY_URL },
      parisDay(),
      readFormerFirm(contentFolder())?.towns,
    ),
    ...disagreeingTexts(contentFolder(), records),
    ...unnamedMasters(contentFolder(), records),
    ...formerMark(contentFolder()),
  ]
  const reminder = launchReminder(records)
  console.log(values.json ? launchJson(findings, reminder) : launchReport(findings, reminder))
  if (findings.length > 0) process.exitCode = 1
})
