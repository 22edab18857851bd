import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Team } from '#schemas/team.ts'
import { readShaped } from '#src/node/config/parse/readShaped.ts'
import { errorCode, errorReason } from '#src/node/files/systemError.ts'

/** The file with the team of a config folder; no edit can reach it there. */
export function teamFileOf(configDir: string): string {
  return join(dirname(configDir), 'team.json')
}

/** Reads a team, or the reason, one line for each mistake, why it cannot be used. */
export function readTeam(file: string): Team | { failure: string } {
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
