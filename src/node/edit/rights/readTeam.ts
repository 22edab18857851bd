import { readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Team } from '#schemas/team.ts'
import { readShaped } from '#src/node/config/parse/readShaped.ts'
import { errorCode, errorReason } from '#src/node/files/systemError.ts'

/** The file with the team of a config folder; no edit can reach it there. */
export function teamFileOf(configDir: string): string {
  return join(dirname(configDir), 'team.json')
}

/** The last result for each file, with the state of the file. */
const known = new Map<string, { stamp: string; read: Team | { failure: string } }>()

/** The current team of a file, or the reason, one line for each mistake, why it cannot be used. */
export function readTeam(file: string): Team | { failure: string } {
  const stats = statSync(file, { throwIfNoEntry: false, bigint: true })
  const stamp = stats ? `${stats.mtimeNs} ${stats.ctimeNs} ${stats.size} ${stats.ino}` : ''
  const last = known.get(file)
  if (last?.stamp === stamp) return last.read
  const read = parseTeam(file)
  known.set(file, { stamp, read })
  return read
}

function parseTeam(file: string): Team | { failure: string } {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    return {
      failure:
        errorCode(error) === 'ENOENT'
          ? `${file} does not exist. It names the roles and people of the team.`
          : `${file} cannot be read: ${errorReason(error)}.`,
    }
  }
  const read = readShaped(Team, text, basename(file))
  if ('value' in read) return read.value
  return {
    failure: read.problems
      .map(({ line, column, path, message, hint }) => `${file}:${line}:${column} ${path}: ${message}${hint ? `. ${hint}` : ''}`)
      .join('\n'),
  }
}
