import path from 'node:path'
import { facts } from '../catalog'
import { recordsBehind } from '../facts'
import type { PageKind, PageRecord } from '../page-record'
import { pages } from '../pages'
import { factsIn } from './facts-in'
import type { ContentFault, FaultOf } from './faults'
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
export function factFaults(raw: RawContent, fault: FaultOf): readonly ContentFault[] {
  const { facts: own, ...others } = raw.singles
  const records = [...Object.values(others), ...Object.values(raw.collections).flat()]
  const file = own?.file ?? path.posix.join(contentFolder(), singles.facts.file)
  return [
    ...Object.entries(facts).flatMap(([id, { read, readAgain }]) =>
      read && read.on > readAgain
        ? [{ file, field: `facts.${id}.readAgain`, message: `vient avant read.on (${read.on})` }]
        : [],
    ),
    ...unsourcedFaults(fault),
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

/** Facts of which a page speaks that does not say where they come from. */
function unsourcedFaults(fault: FaultOf): readonly ContentFault[] {
  const faultsOf = (page: PageRecord) =>
    recordsBehind(page).flatMap(({ file, value }) =>
      textsOf(value).flatMap(({ at, text }) =>
        factsIn(text, facts).map((id) =>
          fault(
            file,
            at,
            `parle d'un fait (« ${facts[id]?.label} »), et la page ${page.path} ne montre pas de sources`,
          ),
        ),
      ),
    )
  return pages.filter(({ kind }) => listless.includes(kind)).flatMap(faultsOf)
}

/** The facts that are known by a number: a fact about standards in general covers no single one. */
const specific = Object.fromEntries(
  Object.entries(facts).map(([id, { mentions = [] }]) => [
    id,
    { mentions: mentions.filter((words) => /\d/.test(words)) },
  ]),
)
