import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { errorReason } from '#src/node/files/systemError.ts'
import { type TextPlace, placeIn } from './placeIn.ts'
import { type SectionFault, UndeclaredName } from './sectionCode.ts'

/** A bundler’s syntax error: `RolldownError` and similar errors have a position. */
type CodeError = Error & { id?: string; loc?: { file?: string; line: number; column: number }; errors?: CodeError[] }

/** How bundlers report a missing import, with the importer. */
const NOT_THERE = /(?:Could not resolve|failed to resolve import) ['"](.+?)['"] (?:in|from) ['"]?(.+?)['"]?\.?$/
const NOT_EXPORTED = /^"(.+?)" is not exported by "/
/** The name that compilers give a default export in a quoted line of code. */
const DEFAULT_AS = /│ import ([\w$]+)/
/** Where a compiler quotes a line of code. */
const DRAWN = /\[ (.+?):(\d+):(\d+) \]/

/** The purpose of the code, and what to do if it does not run. */
type Purpose = { what: string; hint: string }

const OF_SECTION: Purpose = {
  what: 'the code of this section type',
  hint: 'Fix the code, or remove the folder and the sections that use it.',
}

/** The problem of code that cannot be bundled or run; `file` is its entry. */
export function brokenCode(file: string, thrown: unknown, { what, hint }: Purpose = OF_SECTION): SectionFault {
  if (thrown instanceof UndeclaredName) return thrown.fault
  const error = thrown as CodeError
  const first = error.errors?.[0] ?? error
  const text = stripVTControlCharacters(errorReason(first))
  const message = text
    .split('\n')
    .find((line) => line.trim() !== '' && !line.startsWith('Build failed'))!
    .replace(/^\[[\w:-]+\]:? /, '')
    .trim()
  const [, missing, from] = NOT_THERE.exec(message) ?? []
  if (missing !== undefined) {
    const importer = first.id ?? resolve(from!)
    // A bundler’s line numbers refer to already compiled code.
    const place = placeOf(importer, new RegExp(`(?<=['"])${escaped(missing)}(?=['"])`))
    const hint = 'Fix the import; packages must be installed next to the config folder.'
    return { file: importer, ...place, message: `"${missing}" is imported here but does not exist`, hint }
  }
  const [, name] = NOT_EXPORTED.exec(message) ?? []
  if (name !== undefined && first.id !== undefined) {
    const [, local] = (name === 'default' && DEFAULT_AS.exec(text)) || []
    const place = placeOf(first.id, new RegExp(`(?<![\\w$])${escaped(local ?? name)}(?![\\w$])`))
    const [message, hint] = local
      ? [
          `"${local}" is imported here as a default export, but the module has none`,
          `Fix the import; named imports need braces: { ${local} }.`,
        ]
      : [`"${name}" is imported here, but the module does not export it`, 'Fix the import.']
    return { file: first.id, ...place, message, hint }
  }
  const [, drawn, line, column] = DRAWN.exec(text) ?? []
  const { loc } = first
  return {
    file: loc?.file ?? (drawn === undefined ? (first.id ?? file) : resolve(drawn)),
    line: loc?.line ?? Number(line ?? 1),
    column: loc ? loc.column + 1 : Number(column ?? 1),
    message: `${what} does not run: ${message}`,
    hint,
  }
}

function placeOf(file: string, wanted: RegExp): TextPlace {
  const code = readFileSync(file, 'utf8')
  return placeIn(code, code.search(wanted))
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
