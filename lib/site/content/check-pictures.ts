import { readdirSync } from 'node:fs'
import path from 'node:path'
import { shortestExplanation } from '@/content/schema/parts'
import { nearest } from '@/lib/text/nearest'
import { pictures, rawContent } from '../catalog'
import type { ContentFault, FaultOf } from './faults'
import { collections } from './kinds'
import { namedBeside } from './named-beside'

/** Pictures without a file, without a description or that no page shows. */
export function pictureFaults(folder: string, fault: FaultOf): readonly ContentFault[] {
  const below = collections.picture.folder
  const masters = readdirSync(path.resolve(/* turbopackIgnore: true */ folder, below)).filter(
    (name) => !name.startsWith('.') && !name.endsWith('.json'),
  )
  const isShown = namedBeside('picture', rawContent)
  return [
    ...Object.entries(pictures).flatMap(([id, picture]) => {
      const file = `${below}/${id}.json`
      return [
        ...(masters.includes(picture.file)
          ? []
          : [
              fault(
                file,
                'file',
                `« ${picture.file} » n'est pas dans ${path.posix.join(folder, below)}${nearest(picture.file, masters)}`,
              ),
            ]),
        ...(picture.alt.length < shortestExplanation
          ? [fault(file, 'alt', 'dites ce que montre l’image, en une phrase')]
          : []),
        ...(isShown(id) ? [] : [fault(file, '', 'aucune page ne la montre')]),
      ]
    }),
  ]
}
