import { ruleOf } from '#src/site/checks/ruleOf.ts'
import type { Problem, TextRange, UnplacedProblem } from '#src/site/problem.ts'
import type { CollectedFacts, FileFacts, MarkdownFile } from './collectFacts.ts'
import { type JsonPlaces, jsonPlaces } from './jsonPlaces.ts'
import { textLines } from './textLines.ts'

/**
 * Gives problems their places, the lines of their files, and the paths of these as people see them: `folder` is that of the config
 * folder.
 */
export function placeProblems(
  problems: readonly (Problem | UnplacedProblem)[],
  { files, markdown }: CollectedFacts,
  folder: string,
): Problem[] {
  const json = new Map(files.map((found): [string, FileFacts] => [found.file, found]))
  const known = new Map<string, FilePlaces | undefined>()
  const placesIn = (file: string) => {
    if (!known.has(file)) known.set(file, placesOf(json.get(file), markdown.get(file)))
    return known.get(file)
  }
  return problems.map((problem): Problem => {
    const { file, range, path } = 'line' in problem ? { ...problem, range: problem } : whereIs(problem)
    const { code, message, fix } = problem
    const rule = ruleOf(code)
    const { severity, hint = rule.hint } = 'severity' in problem ? problem : { severity: rule.severity, hint: problem.hint }
    const isWholeFile = range.line === 1 && range.column === 1 && rule.group === 'files'
    const { line, column, endLine, endColumn } = isWholeFile ? START : range
    const source = isWholeFile ? undefined : placesIn(file)?.lines
    return { code, severity, file: `${folder}/${file}`, line, column, endLine, endColumn, path, message, hint, source, fix }
  })

  function whereIs({ file, keyPath, onKey, text }: UnplacedProblem): { file: string; range: TextRange; path: string } {
    if (text) return { file: text.file, range: rangeInProse(placesIn(text.file), text.line, text.column ?? 1), path: '' }
    const places = placesIn(file)
    return { file, range: places?.place?.(keyPath, onKey) ?? rangeInProse(places, 1, 1), path: keyPath.join('.') }
  }
}

type FilePlaces = { lines: readonly string[]; place?: JsonPlaces['place'] }

/** The lines of a file that was read, and the places in it when it is JSON. */
function placesOf(json: FileFacts | undefined, prose: MarkdownFile | undefined): FilePlaces | undefined {
  if (json?.text !== undefined) return jsonPlaces(json.text, json.isJson)
  return typeof prose === 'object' && 'text' in prose ? textLines(prose.text.replace(/^\uFEFF/, '')) : undefined
}

const START: TextRange = { line: 1, column: 1, endLine: 1, endColumn: 1 }

/** The target of a link or picture in Markdown, which stands behind `](`. */
const TARGET = /(?<=\]\()[^\s)]+/y

/** The target of the link that starts at a place of a Markdown text; where none does, the rest of the line. */
function rangeInProse(text: FilePlaces | undefined, line: number, column: number): TextRange {
  const prose = text?.lines[line - 1] ?? ''
  TARGET.lastIndex = column - 1
  const found = TARGET.exec(prose)?.[0] ?? prose.slice(column - 1).trimEnd()
  return { line, column, endLine: line, endColumn: column + found.length }
}

/** Problems by file and place. One that was found in several ways, such as by each page that shows a fragment, stays once. */
export function sortedByPlace(problems: readonly Problem[]): Problem[] {
  const once = new Map(problems.map((problem) => [keyOf(problem), problem]))
  return [...once.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column))
}

function keyOf({ code, severity, file, line, column, path, message, hint }: Problem): string {
  return [code, severity, file, line, column, path, message, hint].join('\n')
}
