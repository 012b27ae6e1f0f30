/**
 * `npm run launch-check`: what the owner must still replace before going live, one line each in
 * French, from the records of `content/` and RELAY_URL; with `-- --json` for a machine. Exits 1 while
 * anything is left, and at faults in the records, which come first.
 */
import { checkRecords } from './checks/content'
import { readContentRecords } from './checks/content-records'
import { parisDay } from '../lib/calendar/paris-day'
import { contentFolder } from '../lib/site/content/folder'
import { launchFindings, launchReminder } from './checks/launch-findings'
import { promisedJobs } from './checks/launch-jobs'
import { launchJson, launchReport } from './checks/launch-report'
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
  // A record with a fault may hide what is left in it, or keep the texts of law from being made.
  await checkRecords()
  const records = await readContentRecords()
  const findings = [
    ...launchFindings(
      records,
      { RELAY_URL: process.env.RELAY_URL },
      parisDay(),
      readFormerFirm(contentFolder())?.towns,
    ),
    ...disagreeingTexts(contentFolder(), records),
    ...promisedJobs(records),
    ...unnamedMasters(contentFolder(), records),
    ...formerMark(contentFolder()),
  ]
  const reminder = launchReminder(records)
  console.log(values.json ? launchJson(findings, reminder) : launchReport(findings, reminder))
  if (findings.length > 0) process.exitCode = 1
})
