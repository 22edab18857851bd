import { parseArgs } from 'node:util'
import { errorReason } from '#src/node/files/systemError.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import type { Command, Option, Options } from './command.ts'
import { commands } from './commands/index.ts'
import { printable } from '#src/node/text/printable.ts'

/** The parsed arguments of a command; `options` are those shared by all commands. */
type Arguments = { name: string; words: string[]; options: ReturnType<typeof parse>['values']; isHelp: boolean }

/** The options of all commands; options with the same name have the same kind of value. */
const anyOptions: Options = Object.assign({}, ...commands.map(({ options }) => options))

/** The command with this name; undefined if there is none. */
export function commandNamed(name: string): Command | undefined {
  return commands.find((command) => command.name === name)
}

/** The command, its arguments and its options; or what is wrong with them, as one line. */
export function readArguments(written: readonly string[]): Arguments | { failure: string } {
  try {
    const { positionals, values } = parse(written)
    const { help, ...options } = values
    return { name: positionals[0] ?? '', words: positionals.slice(1), options, isHelp: help === true }
  } catch (error) {
    const strange = /^Unknown option '(-[^']*)'/.exec((error as Error).message)?.[1]
    if (strange === undefined) return { failure: errorReason(error) }
    const known = ['help', ...Object.keys(commandNamed(written[0] ?? '')?.options ?? anyOptions)]
    const meant = didYouMean(
      strange,
      known.map((option) => `--${option}`),
    )
    return { failure: `Unknown option ${printable(strange)}.${meant ? ` ${meant}` : ''}` }
  }
}

function parse(written: readonly string[]) {
  // The parser does not support options with an optional value.
  const args = written.map((word, index) => {
    const option: Option | undefined = word.startsWith('--') ? anyOptions[word.slice(2)] : undefined
    const bare = option && 'bare' in option ? option.bare : undefined
    return bare !== undefined && (written[index + 1] ?? '-').startsWith('-') ? `${word}=${bare}` : word
  })
  return parseArgs({ args, allowPositionals: true, options: { ...anyOptions, help: { type: 'boolean', short: 'h' } } })
}
