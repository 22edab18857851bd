import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { madeOnce } from '#src/site/madeOnce.ts'

/**
 * The change of a mistake to a file: replaced texts, new content, deletion, a new name, a symbolic link, or a picture of a size. `name`
 * changes nothing: the file is only listed for a mark.
 */
export type Hunk = { file: string; atStart: string[] } & (
  | { do: 'edit'; edits: { from: string; to: string }[]; encoding: Encoding }
  | { do: 'write'; text: string; encoding: Encoding }
  | { do: 'remove' }
  | { do: 'move'; to: string }
  | { do: 'link'; target: string }
  | { do: 'picture'; width: number; height: number }
  | { do: 'name' }
)
type Encoding = 'utf8' | 'latin1' | 'utf16le'

/** A planted mistake: the company, the changes by file, and words that the report must contain. Without marks nothing may be reported. */
export type Mistake = { topic: string; company: string; title: string; hunks: Hunk[]; says: string[] }

/** The folder of the planted mistakes. */
const CORPUS = 'tests/fixtures/broken'
/** The default company. */
export const BAKERY = 'bakery'
/** The time for which the mistakes are written, since facts become outdated and pages are published and expire. */
export const WRITTEN_AT = '2026-11-21T12:00:00Z'

/** A position at which a rule must be reported. */
export const MARK = /⟦(E_\w+)⟧/
const MARKS = new RegExp(MARK, 'g')

/** Parses all planted mistakes, in the notation of tests/fixtures/broken/README.md. Throws on any other notation. */
export function readCorpus(): Mistake[] {
  return readdirSync(resolve(CORPUS))
    .sort()
    .flatMap((name) => {
      if (!name.endsWith('.md') || name === 'README.md') return []
      const [head = '', ...parts] = readFileSync(resolve(CORPUS, name), 'utf8').split(/^## /m)
      const company = /^Company: (\S+)$/m.exec(head)?.[1] ?? BAKERY
      return parts.map((part) => ({ topic: name.slice(0, -'.md'.length), company, ...readMistake(part, name) }))
    })
}

/** The mistakes in the bakery. */
export function readMistakes(): Mistake[] {
  return readCorpus().filter(({ company, hunks }) => company === BAKERY && hunks.flatMap(rulesOf).length > 0)
}

/** The rules marked in one file of a mistake. */
export const rulesOf = madeOnce((hunk: Hunk): readonly string[] => {
  const texts = hunk.do === 'edit' ? hunk.edits.map(({ to }) => to) : hunk.do === 'write' ? [hunk.text] : []
  return [...hunk.atStart, ...texts.flatMap(rulesIn)]
})

function rulesIn(text: string): string[] {
  return [...text.matchAll(MARKS)].map(([, rule]) => rule!)
}

/** A text without its marks. */
export function withoutMarks(text: string): string {
  return text.replaceAll(MARKS, '')
}

function readMistake(part: string, name: string): Pick<Mistake, 'title' | 'hunks' | 'says'> {
  const [title = '', ...lines] = part.split('\n')
  const [before, diff] = lines.join('\n').split('```diff\n')
  const end = diff?.indexOf('\n```') ?? -1
  if (before?.trim() !== '' || diff === undefined || end < 0) throw new Error(`${name}: "${title}" has no diff`)
  const hunks = diff
    .slice(0, end)
    .split(/^@@ /m)
    .slice(1)
    .map((hunk) => readHunk(hunk, title))
  return { title: title.trim(), hunks, says: [...diff.slice(end).matchAll(/^Says: (.+)$/gm)].map(([, words]) => words!) }
}

function readHunk(text: string, title: string): Hunk {
  const [head = '', ...lines] = text.replace(/\n$/, '').split('\n')
  const atStart = rulesIn(head)
  const [, file = '', , what, rest = ''] = /^(\S+(?: \S+)*?)( (->|removed|moved to|is|in)(?: (.+))?)?$/.exec(withoutMarks(head).trim())!
  if (what === '->') return { do: 'link', file, atStart, target: rest }
  if (what === 'removed') return { do: 'remove', file, atStart }
  if (what === 'moved to') return { do: 'move', file, atStart, to: rest }
  if (what === 'is') return { do: 'picture', file, atStart, width: parseInt(rest, 10), height: Number(rest.split(' × ')[1]) }
  if (lines.length === 0) return { do: 'name', file, atStart }
  const encoding = what === 'in' ? (rest as Encoding) : 'utf8'
  const edits: { from: string[]; to: string[] }[] = []
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('-') && (index === 0 || !lines[index - 1]!.startsWith('-'))) edits.push({ from: [], to: [] })
    if (line.startsWith('-')) edits.at(-1)!.from.push(line.slice(1))
    else if (!line.startsWith('+')) throw new Error(`"${title}" has a line that begins with neither + nor -: ${line}`)
    else if (edits.length > 0) edits.at(-1)!.to.push(line.slice(1))
  }
  if (edits.length === 0) return { do: 'write', file, atStart, encoding, text: spelt(lines.map((line) => line.slice(1)).join('\n')) }
  return {
    do: 'edit',
    file,
    atStart,
    encoding,
    edits: edits.map(({ from, to }) => ({ from: spelt(from.join('\n')), to: spelt(to.join('\n')) })),
  }
}

/** Expands `⟪…⟫` in a text: a repeated part, or a character by its code point. */
function spelt(text: string): string {
  return text
    .replace(/⟪U\+([0-9A-F]{4})⟫/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/⟪([^⟫]*) × (\d+)⟫/g, (_, part: string, times: string) => part.repeat(Number(times)))
}
