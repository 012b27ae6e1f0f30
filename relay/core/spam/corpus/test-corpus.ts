import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Writing } from '../text-signs'

/**
 * One file of the corpus: texts between lines of « -- », each headed by first name, last name and e-mail
 * address. All are invented.
 */
export function readCorpus(file: 'requests.txt' | 'spams.txt'): Writing[] {
  return readFileSync(join('relay/core/spam/corpus', file), 'utf8')
    .split(/^--\n/m)
    .map((entry) => {
      const [head = '', ...lines] = entry.trim().split('\n')
      const [first = '', last = '', email = ''] = head.split('|')
      return { names: [first, last], email, text: lines.join('\n') }
    })
}
