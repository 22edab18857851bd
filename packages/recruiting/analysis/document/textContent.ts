import { isDateText } from '#packages/recruiting/analysis/dates/isDateText.ts'
import { splitBullet } from './bullet.ts'
import type { FormatContent } from './finishDocument.ts'
import type { TextLine, TextLook } from './ReadDocument.ts'

// Bold text in Markdown.
const STRONG = /(\*\*|__)(?=\S)(.{1,300}?)(?<=\S)\1/g
// Italic text in Markdown.
const EMPHASIS = /(?<![*\p{L}\d])\*(?=[^\s*])([^*\n]{1,200})(?<=\S)\*(?![*\p{L}\d])/gu
// Code in Markdown, often with only a space between two items.
const CODE = /`([^`]{1,200})`/g
const BETWEEN_CODE = /(?<=[^\s`]`) +(?=`[^\s`])/g
// "--- Skills ---", "[ Skills ]"
const FRAMED = /^\s*(?:[-=*~_+:<>|#]{2,}|\[)\s*([^\s\d][^@|\t]{2,40}?)\s*(?:[-=*~_+:<>|#]{2,}|\])\s*$/
const LONGEST_FRAMED = 200
// "## Skills ##"
const HASHED = /^\s*#{1,6}\s(.*)$/
const RULE = /^\s*([=\-_*~#─━═‾—–])\1{3,}\s*$/

/** The content of a plain text, which has no layout. `bytes` is the size of the file, or of a pasted text as UTF-8. */
export function textContent(kind: 'txt' | 'paste', text: string, bytes: number): FormatContent {
  const facts = { kind, bytes, pages: null, columns: 1, tables: 0, textBoxes: 0, images: 0, fonts: [], smallestText: null }
  return { facts, lines: textLines(text), text: text.trimEnd() }
}

/** The minimum number of gaps in a justified line. */
const GAPS = 4

/** A line with tabs for wide gaps, and for the two spaces after dates at its start. A justified line has single spaces instead. */
function withCells(text: string): string {
  if (isJustified(text)) return text.replace(/ {2,}/g, ' ')
  const at = text.search(/\S {2}\S/) + 1
  const line = at > 0 && isDateText(text.slice(0, at)) ? `${text.slice(0, at)}\t${text.slice(at + 2)}` : text
  return line.replace(/ *\t\s*| {3,}/g, '\t')
}

// "tea,  bread   and   honey  to  all": all gaps are wide and differ by at most one space, in running text.
function isJustified(text: string): boolean {
  const gaps = [...text.matchAll(/\S( +)(?=\S)/g)].map(([, gap]) => gap!.length)
  const isEven = [2, 3].some((least) => gaps.every((gap) => gap === least || gap === least + 1))
  return gaps.length >= GAPS && isEven && /, | \p{Ll}/u.test(text)
}

/** The minimum indent of a column that continues in the line below. */
const COLUMN = 8

// "10/2013 – 09/2016 Bachelor of Arts" above a school that is aligned with the degree: dates as wide as their column leave only one space.
function withColumns(lines: readonly string[]): string[] {
  return lines.map((line, at) => {
    const next = lines[at + 1] ?? ''
    const column = next.length - next.trimStart().length
    const isFull = column >= COLUMN && /^ \S/.test(line.slice(column - 1, column + 1)) && isDateText(line.slice(0, column).trim())
    return isFull ? `${line.slice(0, column - 1)}\t${line.slice(column)}` : line
  })
}

/** Markers for the start and end of bold text; no text contains these characters. */
const BEGINS = '\u0001'
const ENDS = '\u0002'

// "**Acme & Co., Engineers** - Fitter": style changes within a line, as in other formats; null if there are none.
function boldLooks(signed: string, text: string): TextLook[] | null {
  const looks: TextLook[] = []
  let at = 0
  for (const letter of signed.trim()) {
    if (letter === BEGINS || letter === ENDS) looks.push({ from: at, look: letter === BEGINS ? 'b' : '' })
    else if (/\S/.test(letter)) {
      // Only the whitespace of the two texts can differ.
      while (/\s/.test(text[at] ?? '')) at += 1
      at += letter.length
    }
  }
  const all = looks[0]?.from === 0 ? looks : [{ from: 0, look: '' }, ...looks]
  const own = all.filter(({ from }) => from < text.length)
  return own.length > 1 ? own : null
}

/**
 * The lines of a plain text. Rules (dashes and the like) are dropped; a rule directly below a line, or hashes before it, make the line a
 * heading. Wide gaps become tabs.
 */
function textLines(text: string): TextLine[] {
  const lines: TextLine[] = []
  let blanks = 0
  for (const [at, raw] of withColumns(text.split('\n')).entries()) {
    if (RULE.test(raw)) {
      const last = lines.at(-1)
      if (last && blanks === 0 && last.text.length < 50) last.isHeading = true
    } else if (raw.trim() === '') {
      blanks += 1
    } else {
      const marked = HASHED.exec(raw) ?? (raw.length <= LONGEST_FRAMED ? FRAMED.exec(raw) : null)
      const bare = (written: string) => written.replace(EMPHASIS, '$1').replace(BETWEEN_CODE, '\t').replace(CODE, '$1')
      const written = marked?.[1]?.replace(/(?<!#)#+\s*$/, '') ?? raw
      const { text: whole, isBullet } = splitBullet(bare(written.replace(STRONG, '$2')))
      const text = withCells(whole.trim())
      const looks = marked === null ? boldLooks(splitBullet(bare(written.replace(STRONG, `${BEGINS}$2${ENDS}`))).text, text) : null
      lines.push({
        text,
        ...(looks && { looks }),
        page: 1,
        place: 'body',
        column: 0,
        isBold: /^\s*(?:\*\*|__)\S/.test(raw),
        isHeading: marked !== null,
        isBullet,
        gapAbove: lines.length === 0 ? 0 : blanks,
        size: null,
        indent: raw.length - raw.trimStart().length,
        shownAt: at,
      })
      blanks = 0
    }
  }
  return lines
}
