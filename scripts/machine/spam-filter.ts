import type { TriedOn } from './debian-packages'

/** Where Debian puts it. */
export const spamFilterProgram = '/usr/bin/spamassassin'

/** What looks at the mails that the relay writes. */
export const spamFilter: TriedOn = {
  files: [spamFilterProgram],
  packages: ['spamassassin'],
  untested: 'whether SpamAssassin lets the mails of the relay pass',
}
