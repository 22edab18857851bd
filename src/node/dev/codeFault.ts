import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { errorReason } from '#src/node/files/systemError.ts'

/** Why code cannot be run, with its location if known. Lines and columns count from 1. */
export type CodeFault = { message: string; place?: { file: string; line: number; column: number } | undefined }

type Place = NonNullable<CodeFault['place']>

/** The fields that Vite and its compiler add to an error; their columns count from 0. */
type CompilerError = { errors?: unknown; loc?: unknown; message?: unknown }

/** Vite’s message for a missing module. */
const NOT_THERE = 'Failed to load url '

/** The description of an error in code that could not be loaded, in one line: the compiler’s own message, if there is one. */
export function codeFault(error: unknown): CodeFault {
  const { errors } = Object(error) as CompilerError
  const [first = error] = Array.isArray(errors) ? (errors as unknown[]) : []
  const message = wordsOf(first)
  return missingModule(message) ?? { message, place: placeOf(first) ?? placeInStack(error) }
}

function wordsOf(error: unknown): string {
  const { message = error } = Object(error) as CompilerError
  const lines = stripVTControlCharacters(error instanceof Error ? errorReason(error) : String(message)).split('\n')
  const first = lines.find((line) => line.trim() !== '')?.trim() ?? ''
  // The compiler’s message starts with the kind of mistake.
  return first.replace(/^\[[A-Z_]+\] /, '')
}

function placeOf(error: unknown): Place | undefined {
  const { loc } = Object(error) as CompilerError
  const { file, line, column } = Object(loc) as Partial<Place>
  return file === undefined || line === undefined ? undefined : { file, line, column: (column ?? 0) + 1 }
}

/** The location of a missing module is its import. */
function missingModule(message: string): CodeFault | undefined {
  if (!message.startsWith(NOT_THERE)) return undefined
  const [name = '', rest = ''] = message.slice(NOT_THERE.length).split(' (resolved id: ')
  const file = rest.split(') in ')[1]?.replace('. Does the file exist?', '')
  if (file === undefined || !existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const index = lines.findIndex((text) => [`'${name}'`, `"${name}"`].some((quoted) => text.includes(quoted)))
  const place = { file, line: Math.max(0, index) + 1, column: Math.max(0, lines[index]?.indexOf(name) ?? 0) + 1 }
  return { message: `"${name}" is imported here but does not exist`, place }
}

/** The location in our own code from which an error was thrown. */
function placeInStack(error: unknown): Place | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  for (const line of stack.split('\n')) {
    const at = line.trim().startsWith('at ')
      ? line
          .slice(line.lastIndexOf('(') + 1)
          .replace(/\)$/, '')
          .replace(/^\s*at (?:async )?/, '')
      : ''
    const [column, row] = at.split(':').toReversed()
    const file = at.slice(0, Math.max(0, at.length - `:${row}:${column}`.length))
    if (/[\\/](?:node_modules|\.build)[\\/]|[\\/]node[\\/]dev[\\/]dev(?:Code|Server)\.ts$/.test(file) || !existsSync(file)) continue
    return { file, line: Number(row), column: Number(column) }
  }
  return undefined
}
