import { dirname, relative } from 'node:path/posix'
import { hostTables } from '#src/node/hosting/hostAbilities.ts'
import { aboutCommand } from './aboutCommand.ts'
import { commands } from './commands/index.ts'
import { shownOptions } from './shownOptions.ts'

/** Documents with tables generated from the declarations of commands, or from what hosts can do. */
export const PAGES_WITH_TABLES = ['README.md', 'docs/agents.md', 'docs/editing-for-teams.md', 'docs/hosting.md']

const BEGIN = /^<!-- (?:table of commands|options of ([a-z]+)|(hosts|redirects) by host):/
const END = '<!-- end of table -->'

/** The text of a document (its path from the root) with updated tables. Throws for options of an unknown command. */
export function withCommandTables(page: string, text: string): string {
  const lines: string[] = []
  let isOld = false
  for (const line of text.split('\n')) {
    if (line === END) isOld = false
    if (!isOld) lines.push(line)
    const marker = BEGIN.exec(line)
    if (!marker) continue
    const [, options, ofHosts] = marker
    const rows = ofHosts ? hostTables[ofHosts as keyof typeof hostTables]() : options === undefined ? commandTable() : optionTable(options)
    lines.push('', ...rows.map((row) => linked(page, row)), '')
    isOld = true
  }
  return lines.join('\n')
}

function commandTable(): string[] {
  const rows = commands.map((command) => {
    const { name, usage = [''] } = command
    const script = name === 'start' ? 'npm start' : `npm run ${name}`
    // Commands without arguments are shown without a placeholder.
    const calls = (usage.includes('') ? [''] : usage).map((form) => `\`${script}${form && ` -- ${form}`}\``)
    return `| ${calls.join(', ')} | ${aboutCommand(command)} |`
  })
  return ['| command | what it does |', '|---|---|', ...rows]
}

function optionTable(name: string): string[] {
  const command = commands.find((one) => one.name === name)
  if (!command) throw new Error(`A document asks for the options of "${name}", which is not a command.`)
  return ['| option | effect |', '|---|---|', ...shownOptions(command.options).map(([written, about]) => `| \`${written}\` | ${about} |`)]
}

/** A row in which names of documents are links. */
function linked(page: string, row: string): string {
  return row.replace(/\bdocs\/[a-z]+\.md\b/g, (file) => `[${file}](${relative(dirname(page), file)})`)
}
