import { parseArgs } from 'node:util'
import { nearest } from '../../lib/text/nearest'

/** An option of a command, as `parseArgs` takes it, with what `--help` says of it. */
interface Option {
  readonly type: 'boolean' | 'string'
  readonly multiple?: boolean
  readonly default?: string
  /** What stands behind it, such as « fichier.json ». */
  readonly value?: string
  readonly help: string
}
type Options = Readonly<Record<string, Option>>

/** A command of package.json that is told what to do in French. */
interface Command<Own extends Options> {
  readonly name: string
  /** What it does, in a sentence. */
  readonly does: string
  readonly options: Own
}

const common = { help: { type: 'boolean', help: 'montrer ceci' } } as const

/**
 * The options that a command was started with; undefined where `--help` has been answered.
 * @throws with the usage where something is no option of it.
 */
export function readOptions<const Own extends Options>(
  command: Command<Own>,
  args: readonly string[] = process.argv.slice(2),
) {
  const options: Own & typeof common = { ...command.options, ...common }
  const usage = usageOf({ ...command, options })
  const [fault] = faultsIn(options, args)
  if (fault) throw new Error(`${fault}\n\n${usage}`)
  const { values } = parseArgs({ options, args: [...args] })
  if (!('help' in values)) return values
  console.log(usage)
  return undefined
}

/** The faults that `parseArgs` would report in English. */
function faultsIn(options: Options, args: readonly string[]): readonly string[] {
  const { tokens } = parseArgs({ options, args: [...args], strict: false, tokens: true })
  return tokens.flatMap((token) => {
    if (token.kind === 'option-terminator') return []
    if (token.kind === 'positional')
      return `« ${token.value} » n'est pas une option ; npm demande « -- » devant elles.`
    const { name, rawName, value, inlineValue } = token
    const option = Object.hasOwn(options, name) ? options[name] : undefined
    if (!option)
      return `« ${rawName} » n'est pas une option${nearest(
        rawName,
        Object.keys(options).map((known) => `--${known}`),
      )}.`
    if (option.type === 'boolean')
      return value === undefined ? [] : `${rawName} ne prend pas de valeur, et « ${value} » suit.`
    return value === undefined || (!inlineValue && value.startsWith('-'))
      ? `${rawName} : il manque ce qui suit, comme ${rawName} ${option.value ?? '…'}.`
      : []
  })
}

function usageOf({ name, does, options }: Command<Options>): string {
  const lines = Object.entries(options).map(([key, { value, help }]) => ({
    start: `--${key}${value ? ` ${value}` : ''}`,
    help,
  }))
  const width = Math.max(...lines.map(({ start }) => start.length))
  return [
    `npm run ${name} [-- options] : ${does}`,
    '',
    ...lines.map(({ start, help }) => `  ${start.padEnd(width)}  ${help}`),
  ].join('\n')
}
