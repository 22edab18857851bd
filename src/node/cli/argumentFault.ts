import { existsSync } from 'node:fs'
import type { Command, Values } from './command.ts'
import { commands } from './commands/index.ts'
import { printable } from '#src/node/text/printable.ts'

/** What is wrong with a command’s arguments and options, as one line that says what to write; undefined if nothing is. */
export function argumentFault({ name, usage, options: taken }: Command, words: readonly string[], options: Values): string | undefined {
  const [surplus] = usage ? [] : words
  if (surplus !== undefined) {
    const isPath = /[./\\]/.test(surplus) || existsSync(surplus)
    const instead = isPath ? `Did you mean: npm run ${name} -- --config ${surplus}` : `Usage: npm run ${name} -- --help`
    return printable(`Unexpected argument "${surplus}" for ${name}. ${instead}`)
  }
  const given = Object.entries(options).map(([option, value]) => ({ option, values: [value ?? []].flat() }))
  const empty = given.find(({ values }) => values.some((value) => typeof value === 'string' && value.trim() === ''))
  if (empty) return `--${empty.option} is empty, perhaps because a variable is not set. Give it a value, or leave it out.`
  for (const { option, values } of given) {
    const declared = taken[option]
    if (declared === undefined) return `--${option} only works with ${takersOf(option).join(', ')}.`
    if ('refused' in declared) return declared.refused
    const fault = 'whyNot' in declared ? values.map((value) => declared.whyNot!(String(value))).find((why) => why !== undefined) : undefined
    if (fault !== undefined) return fault
  }
  return undefined
}

/** Commands with a given option. */
function takersOf(option: string): string[] {
  return commands.filter(({ options }) => options[option] && !('refused' in options[option])).map(({ name }) => name)
}
