import type { TriedOn } from './debian-packages'

/** Where Debian puts it. */
export const rsyncProgram = '/usr/bin/rsync'

/** What brings the site to a server from a forge's pipeline. */
export const rsync: TriedOn = {
  files: [rsyncProgram],
  packages: ['rsync'],
  untested: 'that rsync brings the site to a server',
}
