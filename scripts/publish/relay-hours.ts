import { run } from '../machine/processes'
import type { PublishSettings } from './settings'

/** Has the relay know the hours and closures that are now published: it does not read the site. */
export async function sendHours({
  at,
  secret,
}: NonNullable<PublishSettings['relay']>): Promise<void> {
  await run('npm', ['run', '--silent', 'relay', '--', 'firm', '--at', at], {
    RELAY_INBOX_SECRET: secret,
  })
}

/** What is left to do where our own relay is told nothing: it goes on promising calls by the former hours. */
export function hoursReminder(
  { relay }: Pick<PublishSettings, 'relay'>,
  { ownRelay }: { readonly ownRelay: boolean },
): readonly string[] {
  return relay || !ownRelay
    ? []
    : [
        'Si les horaires ou les fermetures ont changé, le relais ne le sait pas encore : envoyez-les-lui (npm run relay -- firm --at …), ou réglez PUBLISH_RELAY pour que chaque publication le fasse.',
      ]
}
