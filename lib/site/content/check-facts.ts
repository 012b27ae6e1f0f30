import path from 'node:path'
import { facts } from '../catalog'
import { sourcesOf } from '../facts'
import { pages, type PageKind } from '../pages'
import { factsIn } from './facts-in'
import type { ContentFault } from './faults'
import { contentFolder } from './folder'
import { singles } from './kinds'
import type { RawContent } from './raw-content'
import { textsOf } from './texts'

/** « vérifié le 20/11/2026 », « règles relues le … », « information du … » */
const typedDate =
  /(?:(?:vérifi|relu|contrôl)\p{L}* le|lu dans une copie le|information du|état des règles au) \d{1,2}(?:er)?(?:\/\d\d\/\d{4}| \p{L}+ \d{4})/iu

/** A standard, by its number. */
const standard = /(?:(?:NF|FD) )?DTU \d+(?:\.\d+)?|NF (?:C|P|EN) ?\d[\d-]*(?:\/CN)?/g

/** Pages without a list of sources: they must not speak of a fact. */
const listless: readonly PageKind[] = ['home', 'quote', 'jobs']

/** What no schema sees of facts: days in the wrong order, dates typed by hand, standards without a record. */
export function factFaults(raw: RawContent): readonly ContentFault[] {
  const { facts: own, ...others } = raw.singles
  const records = [...Object.values(others), ...Object.values(raw.collections).flat()]
  const file = own?.file ?? path.posix.join(contentFolder(), singles.facts.file)
  return [
    ...Object.entries(facts).flatMap(([id, { read, readAgain }]) =>
      read && read.on > readAgain
        ? [{ file, field: `facts.${id}.readAgain`, message: `vient avant read.on (${read.on})` }]
        : [],
    ),
    ...pages
      .filter(({ kind }) => listless.includes(kind))
      .flatMap((page) =>
        sourcesOf(page).map(({ label }) => ({
          file: path.posix.join(contentFolder(), `pages (${page.path})`),
          message: `parle d'un fait (« ${label} »), et cette page ne montre pas de sources`,
        })),
      ),
    ...records.flatMap((record) =>
      textsOf(record.value).flatMap(({ at, text }) => {
        const [typed] = typedDate.exec(text) ?? []
        return [
          ...(typed === undefined
            ? []
            : [
                {
                  file: record.file,
                  field: at,
                  message: `« ${typed} » ne peut pas être tapé : nommez le fait, {fait.….source}, et ${file} dira quand il a été lu`,
                },
              ]),
          ...[...new Set(text.match(standard))].flatMap((name) =>
            factsIn(name, specific).length > 0
              ? []
              : [
                  {
                    file: record.file,
                    field: at,
                    message: `« ${name} » n'a pas de fait dans ${file} qui se reconnaisse à ces mots (mentions)`,
                  },
                ],
          ),
        ]
      }),
    ),
  ]
}

/** The facts that are known by a number: a fact about standards in general covers no single one. */
const specific = Object.fromEntries(
  Object.entries(facts).map(([id, { mentions = [] }]) => [
    id,
    { mentions: mentions.filter((words) => /\d/.test(words)) },
  ]),
)
