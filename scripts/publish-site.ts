/**
 * `npm run publish-site`: what every forge's pipeline runs (docs/publishing.md). Checks the content,
 * builds, checks what was built and publishes it where the variables say; on a fault nothing is
 * published, and the run says in French what is wrong.
 */
import { ContentError } from '../lib/site/content/faults'
import { readEnvironment } from '../lib/environment'
import { checkContent } from './checks/content'
import { readEditorSettings } from './edit/hosted/settings'
import { main, run } from './machine/processes'
import { annotations, faultOutcome, say } from './publish/fault-report'
import { publishOnBranch } from './publish/on-branch'
import { hoursReminder, sendHours } from './publish/relay-hours'
import { readPublishSettings } from './publish/settings'
import { publishWithRsync } from './publish/with-rsync'

await main(async () => {
  const { RELAY_URL, LOCAL_ORIGIN, RELAY_UPSTREAM, RELAY_TAKES_PHOTOS } = process.env
  const settings = readPublishSettings(process.env)
  if (settings.editorRsync) readEditorSettings(process.env)
  readEnvironment({ RELAY_URL, LOCAL_ORIGIN, RELAY_UPSTREAM, RELAY_TAKES_PHOTOS })

  try {
    await checkContent()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    for (const line of annotations(error.faults, process.env)) console.log(line)
    say(faultOutcome(error.faults), process.env)
    process.exitCode = 1
    return
  }
  await step("Le site n'a pas pu être construit : rien n'a changé en ligne", () =>
    run('npm', ['run', 'build']),
  )
  await step("Le site construit n'a pas passé sa vérification : rien n'a changé en ligne", () =>
    run('npm', ['run', 'check-export']),
  )
  await step("Le site n'a pas pu être mis en ligne en entier", async () => {
    if (settings.rsync) await publishWithRsync(settings.rsync, settings.ssh)
    if (settings.branch) publishOnBranch({ name: settings.branch, remote: settings.remote })
  })
  const { editorRsync } = settings
  // What it offers to choose from changes with the records.
  if (editorRsync)
    await step("L'écran de modification n'a pas pu être mis à jour ; le site, si", async () => {
      await run('npm', ['run', 'build-editor'])
      await publishWithRsync(editorRsync, settings.ssh, 'editor')
    })
  const { relay } = settings
  if (relay)
    await step("Le relais n'a pas reçu les horaires et les fermetures ; le site est à jour", () =>
      sendHours(relay),
    )
  // Loaded late: the records are read as soon as this is.
  const { siteConfig } = await import('../lib/config')
  const reminder = hoursReminder(settings, siteConfig())
  const where = [
    ...(settings.rsync ? ['sur le serveur'] : []),
    ...(settings.branch ? [`sur la branche « ${settings.branch} »`] : []),
  ]
  say(
    where.length > 0
      ? { title: 'Le site est publié', lines: [`Il est ${where.join(' et ')}.`, ...reminder] }
      : {
          title: 'Le site est construit',
          lines: [
            'Ni PUBLISH_RSYNC ni PUBLISH_BRANCH : à votre hébergeur de prendre out/.',
            ...reminder,
          ],
        },
    process.env,
  )
})

/** Runs one part; where it fails, says which to whoever saved a record, and passes the fault on. */
async function step(title: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const lines = ["Le journal dit pourquoi : envoyez-le à la personne qui s'en occupe."]
    say({ title, lines }, process.env)
    throw error
  }
}
