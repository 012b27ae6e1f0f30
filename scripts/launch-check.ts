/**
 * `npm run launch-check`: what the owner must still replace before going live, one line each, from
 * the records of `content/` and RELAY_URL; with `-- --json` for a machine. Exits 1 while anything is
 * left.
 */
import { readContentRecords } from './checks/content-records'
import { parisDay } from '../lib/calendar/paris-day'
import { launchFindings, launchJson, launchReport } from './checks/launch-findings'
import { main } from './machine/processes'

await main(async () => {
  const findings = launchFindings(
    await readContentRecords(),
    { RELAY_URL: process.env.RELAY_URL },
    parisDay(),
  )
  console.log(process.argv.includes('--json') ? launchJson(findings) : launchReport(findings))
  if (findings.length > 0) process.exitCode = 1
})
