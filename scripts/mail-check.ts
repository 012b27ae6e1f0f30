/**
 * `npm run mail-check`: whether the relay's mails will arrive, from the variables that the relay
 * reads: what the DNS says of the sender's domain, the certificate of the mail server, the login.
 * With `-- --send`, one message to the owner. Exits 1 while anything is missing or unknown.
 */
import { Resolver } from 'node:dns/promises'
import { optionsFromEnvironment } from '../relay/node/environment'
import { mailFindings, mailReport } from './mail-check/mail-check'
import { readOptions } from './machine/options'
import { main } from './machine/processes'

await main(async () => {
  const values = readOptions({
    name: 'mail-check',
    does: 'si les e-mails du relais arriveront : le domaine, le certificat, la connexion.',
    options: { send: { type: 'boolean', help: 'envoyer aussi un message à l’entreprise' } },
  })
  if (!values) return
  // Late: its faults are told line by line.
  const { firm } = await import('../lib/site/catalog')
  const findings = await mailFindings({
    options: optionsFromEnvironment({
      ...process.env,
      // No form is taken here: the relay's own may stand on another machine.
      RELAY_ALLOWED_ORIGINS: firm.origins.canonical,
    }),
    dkimSelector: process.env.DKIM_SELECTOR?.trim() || undefined,
    send: values.send === true,
    dns: new Resolver({ timeout: 3_000, tries: 2 }),
    now: new Date(),
  })
  console.log(mailReport(findings))
  if (findings.some(({ state }) => state !== 'ok')) process.exitCode = 1
})
