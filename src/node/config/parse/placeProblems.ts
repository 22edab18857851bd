import { adviceOf, ruleOf } from '#src/site/checks/ruleOf.ts'
import type { Excerpt, Problem, TextRange, UnplacedProblem } from '#src/site/problem.ts'
import type { FileFacts, MarkdownFile } from './collectFacts.ts'
import { type JsonPlaces, jsonPlaces } from './jsonPlaces.ts'
import type { KeyPath } from '#src/site/site.ts'
import { placeInOverlay } from '#src/site/languages/overlay.ts'
import { textLines } from '#src/node/config/read/textLines.ts'

/** Places in a file; undefined if it has no readable text. */
export type PlacesIn = (file: string) => FilePlaces | undefined

/** The lines of a file, and its places if it is JSON. */
export type FilePlaces = {
  lines: readonly string[]
  place?: JsonPlaces['place']
  /** For a translation: see `placeInOverlay`. */
  own?(keyPath: KeyPath): KeyPath | undefined
}

/**
 * Adds places and surrounding lines to problems. Files are unchanged. Problems of inherited parts of a translation are reported only at
 * their source.
 */
export function placeProblems(problems: readonly (Problem | UnplacedProblem)[], placesIn: PlacesIn): Problem[] {
  return problems.flatMap((found): Problem[] => {
    const problem = inOwnPlace(found)
    if (!problem) return []
    const { file, range, path } = 'line' in problem ? { ...problem, range: problem } : whereIs(problem)
    const { code, message, fix, cause } = problem
    const rule = ruleOf(code)
    const { severity, hint = adviceOf(code) } =
      'severity' in problem ? problem : { severity: rule.severity, hint: problem.hint ?? rule.hint }
    const unknownType = 'line' in problem ? problem.unknownType : undefined
    const isWholeFile = range.line === 1 && range.column === 1 && rule.group === 'files'
    const { line, column, endLine, endColumn } = isWholeFile ? START : range
    const excerpt = isWholeFile ? undefined : excerptOf(placesIn(file)?.lines, line)
    return [
      {
        code,
        severity,
        file,
        line,
        column,
        endLine,
        endColumn,
        path,
        message,
        hint,
        excerpt,
        fix,
        ...(cause !== undefined && { cause }),
        ...(unknownType !== undefined && { unknownType }),
      },
    ]
  })

  function inOwnPlace(problem: Problem | UnplacedProblem): Problem | UnplacedProblem | undefined {
    const own = 'line' in problem || isOfFile(problem) ? undefined : placesIn(problem.file)?.own
    if ('line' in problem || !own) return problem
    const keyPath = own(problem.keyPath)
    if (!keyPath) return undefined
    const { fix } = problem
    if (!fix || fix.do === 'comma' || fix.file !== problem.file) return { ...problem, keyPath }
    const fixed = own(fix.keyPath)
    return { ...problem, keyPath, fix: fixed && { ...fix, keyPath: fixed } }
  }

  function whereIs(problem: UnplacedProblem): { file: string; range: TextRange; path: string } {
    const { file, keyPath, onKey, text } = problem
    if (isOfFile(problem)) return { file, range: START, path: '' }
    if (text) return { file: text.file, range: rangeInProse(placesIn(text.file), text.line, text.column ?? 1), path: '' }
    const places = placesIn(file)
    return { file, range: places?.place?.(keyPath, onKey) ?? rangeInProse(places, 1, 1), path: keyPath.join('.') }
  }
}

// Thousands of files may be in a wrong folder, which need not be read for this.
const isOfFile = ({ code, keyPath, text }: UnplacedProblem) => !text && keyPath.length === 0 && ruleOf(code).group === 'files'

/** The places in a JSON file; undefined if it could not be read. */
export function placesInJson({ text, isJson, overlay }: Pick<FileFacts, 'text' | 'isJson' | 'overlay'>): FilePlaces | undefined {
  if (text === undefined) return undefined
  const places = jsonPlaces(text, isJson)
  return overlay ? { ...places, own: (keyPath) => placeInOverlay(overlay, keyPath) } : places
}

/** The places in a Markdown file; undefined if it could not be read. */
export function placesInMarkdown(file: MarkdownFile | undefined): FilePlaces | undefined {
  return typeof file === 'object' && 'text' in file ? textLines(file.text.replace(/^\uFEFF/, '')) : undefined
}

/** Number of lines shown before and after a problem. */
const CONTEXT_LINES = 2

function excerptOf(lines: readonly string[] | undefined, line: number): Excerpt | undefined {
  if (!lines) return undefined
  const first = Math.max(1, line - CONTEXT_LINES)
  return { first, lines: lines.slice(first - 1, line + CONTEXT_LINES) }
}

const START: TextRange = { line: 1, column: 1, endLine: 1, endColumn: 1 }

/** The target of a link or picture in Markdown, which follows `](`. */
const TARGET = /(?<=\]\()[^\s)]+/y

/** The target of the link at a place of a Markdown text; without a link, the rest of the line. */
function rangeInProse(text: FilePlaces | undefined, line: number, column: number): TextRange {
  const prose = text?.lines[line - 1] ?? ''
  TARGET.lastIndex = column - 1
  const found = TARGET.exec(prose)?.[0] ?? prose.slice(column - 1).trimEnd()
  return { line, column, endLine: line, endColumn: column + found.length }
}

/** Problems by file and place. Duplicates, such as those of each page that shows a fragment, are removed. */
export function sortedByPlace(problems: readonly Problem[]): Problem[] {
  const once = new Map(problems.map((problem) => [keyOf(problem), problem]))
  return [...once.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column))
}

function keyOf({ code, severity, file, line, column, path, message, hint }: Problem): string {
  return [code, severity, file, line, column, path, message, hint].join('\n')
}
