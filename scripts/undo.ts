/**
 * `npm run undo`: lists the last changes of the content in words, and brings an earlier state back as
 * a new commit. Asks in French, or takes `-- --change <commit> [--file <file>]… --yes`; `-- --list`
 * only lists, `-- --count 50` goes further back. Works on a clean git tree.
 */
import { contentFolder } from '../lib/site/content/folder'
import { ContentError } from '../lib/site/content/faults'
import { faultsNow } from './checks/faults-now'
import { readOptions } from './machine/options'
import { main } from './machine/processes'
import { git } from './machine/git'
import { bringBack, outcome, whyNot } from './undo/bring-back'
import { changeLines, changeTitle } from './undo/change-line'
import { contentHistory, type Change } from './undo/history'

/** Lines of a change in the list, and where it is all that is shown. */
const inList = 3
const alone = 40

await main(async () => {
  const values = readOptions({
    name: 'undo',
    does: 'montre les derniers changements du contenu et en défait un, par un nouveau commit.',
    options: {
      list: { type: 'boolean', help: 'montrer les changements, sans rien défaire' },
      count: { type: 'string', default: '20', value: '50', help: 'combien en montrer (20)' },
      change: { type: 'string', value: '4f2a91c', help: 'défaire celui-ci, sans le demander' },
      file: {
        type: 'string',
        multiple: true,
        value: 'content/prices.json',
        help: 'de ce fichier seul, ou de plusieurs',
      },
      yes: { type: 'boolean', help: 'sans demander confirmation' },
    },
  })
  if (!values) return
  const count = Number(values.count)
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--count ${values.count} : il faut un nombre de changements, 50 par exemple.`)
  const reason = whyNot()
  if (reason && !values.list) throw new Error(reason)
  const changes = contentHistory(contentFolder(), values.change ? Number.MAX_SAFE_INTEGER : count)
  if (changes.length === 0) throw new Error(`Rien n'a encore changé dans ${contentFolder()}.`)
  if (values.list || (!values.change && !process.stdin.isTTY)) {
    for (const change of changes) {
      console.log(`${change.hash.slice(0, 9)}  ${changeTitle(change)}`)
      for (const line of changeLines(change, inList)) console.log(`           ${line}`)
    }
    return
  }
  const change = values.change ? named(changes, values.change) : await chosen(changes)
  const files = values.file ?? (values.change ? change.files : await chosenFiles(change))
  for (const file of files)
    if (!change.files.includes(file))
      throw new Error(`--file ${file} : ce changement touche ${change.files.join(', ')}.`)

  const words = outcome(change, files)
  if (words.length === 0) throw new Error("C'est déjà l'état d'aujourd'hui : rien à rétablir.")
  console.log('\nCe qui va changer par rapport à aujourd’hui :')
  for (const line of words.slice(0, alone)) console.log(`  ${line}`)
  if (words.length > alone) console.log(`  … et ${words.length - alone} de plus`)
  if (!values.yes && !(await confirmed())) {
    console.log("Rien n'a changé.")
    return
  }
  const commit = await bringBack(change, files, checkContent)
  console.log(`C'est rétabli (commit ${commit.slice(0, 9)}). ${afterwards()}`)
})

/** @throws ContentError */
async function checkContent(): Promise<void> {
  const faults = await faultsNow(contentFolder())
  if (faults.length > 0) throw new ContentError(faults)
}

function named(changes: readonly Change[], commit: string): Change {
  const change = commit.length >= 4 && changes.find(({ hash }) => hash.startsWith(commit))
  if (!change)
    throw new Error(`--change ${commit} : aucun changement du contenu n'a ce nom. Voyez -- --list.`)
  return change
}

async function chosen(changes: readonly Change[]): Promise<Change> {
  const { select } = await import('@inquirer/prompts')
  return select({
    message: 'Quel changement voulez-vous défaire ?',
    pageSize: 12,
    loop: false,
    choices: changes.map((change) => ({
      name: changeTitle(change),
      value: change,
      description: changeLines(change, inList).join('\n'),
    })),
  })
}

async function chosenFiles({ files }: Change): Promise<readonly string[]> {
  if (files.length === 1) return files
  const { select } = await import('@inquirer/prompts')
  return select({
    message: 'Ce changement touche plusieurs fichiers.',
    loop: false,
    choices: [
      { name: 'Les rétablir tous', value: files },
      ...files.map((file) => ({ name: file, value: [file] })),
    ],
  })
}

async function confirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('Ajoutez --yes pour confirmer.')
  const { confirm } = await import('@inquirer/prompts')
  return confirm({ message: 'Le faire ?', default: false })
}

/** What is left to do for visitors to see it. */
function afterwards(): string {
  try {
    const remote = git(['rev-parse', '--abbrev-ref', '@{upstream}']).trim()
    return `Pour publier : git push (vers ${remote}).`
  } catch {
    return 'Pour publier : construisez le site et mettez-le en ligne comme d’habitude.'
  }
}
