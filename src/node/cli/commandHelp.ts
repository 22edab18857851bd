import { aboutCommand } from './aboutCommand.ts'
import type { Command } from './command.ts'
import { commands } from './commands/index.ts'
import { sharedOptions } from './sharedOptions.ts'
import { shownOptions } from './shownOptions.ts'

/** Width of help, in columns. */
const WIDTH = 100

/** The help of a command; without a name, of all commands. */
export function commandHelp(command?: Command): string {
  return command ? helpOf(command) : overview()
}

function overview(): string {
  const options = [
    ...shownOptions({ config: sharedOptions.config }),
    ['--help', 'this text; after a command, all options of that command'],
    ['--version', 'the version of the page builder; use it without a command'],
  ] as const
  return `Usage: npm run <command> -- [options]
       page-builder <command> [options], if the package is installed

Commands
${table(commands.map(({ name, summary }) => [name, summary]))}

Options
${table(options)}`
}

function helpOf(command: Command): string {
  const { name, usage = [''], options } = command
  const calls = usage.map((form) => `npm run ${name} -- ${form}${form && ' '}[options]`)
  return `Usage: ${calls.join('\n       ')}

${wrap(aboutCommand(command), WIDTH).join('\n')}

Options
${table([...shownOptions(options), ['--help', 'this text']])}`
}

/** Names and descriptions, in two columns. */
function table(rows: readonly (readonly [name: string, about: string])[]): string {
  const first = Math.max(...rows.map(([name]) => name.length)) + 4
  return rows.map(([name, about]) => `  ${name}`.padEnd(first) + wrap(about, WIDTH - first).join(`\n${' '.repeat(first)}`)).join('\n')
}

/** Markdown as lines of plain text. */
function wrap(text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.replace(/`|\*\*/g, '').split(' ')) {
    const line = lines.at(-1)!
    if (line === '') lines[lines.length - 1] = word
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
