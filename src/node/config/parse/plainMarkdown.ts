import { isSafeHref } from '#schemas/atoms.ts'
import { type TextFacts, addHeading, noFacts } from '#src/prose/textFacts.ts'
import { mayHoldWordSlips } from '#src/prose/wordSlips.ts'

/** Words that Markdown shows as they are: no mark of its own, no sign that it sets more finely, no space at an end. */
const WORDS = '[A-Za-z0-9](?:(?:[A-Za-z0-9 ;:/]|[-,](?=[A-Za-z0-9 ]))*[A-Za-z0-9])?[.?]?'

/** A heading; level 1 belongs to the page, so that it counts as level 2. */
const HEADING = new RegExp(`^(#{1,6}) (${WORDS})$`)

/** The target of a link within this site that is written in the plainest way, as a group; and such a link. */
export const LOCAL_TARGET = String.raw`((?:/(?:[a-z0-9][a-z0-9/-]*)?)?(?:#[a-z0-9-]+)?)`
const LINK = new RegExp(String.raw`\[(${WORDS})\]\(${LOCAL_TARGET}\)`, 'g')

/** What a line may not hold beside such links: it could make links, code or pictures of what stands around it. */
const MARKS = /[[\]\\<#`~|!]/

/** What no line may hold. Without an opening bracket the other marks mean nothing. */
const BLOCK_MARKS = /[<#`~]/

/** How a line of a paragraph or of a flat list begins. */
const PROSE = /^(?:\*\*)?[A-Za-z]/
const ITEM = /^(?:-|(\d)\.) (?:\*\*)?[A-Za-z]/

/** How a line begins that may have been meant to stand alone. */
const FRESH = /^(?:\*\*|\[)?[A-Z]/

/**
 * Finds what `readMarkdown` finds, many times faster, in texts of the plainest kind: headings, paragraphs, flat lists and tables between
 * blank lines, and links such as `[words](/path)`. Undefined for any other text: that takes the real parser.
 * Slips of words are looked for only when that is worth it.
 */
export function readPlainMarkdown(source: string, isWorthALook = () => true): TextFacts | undefined {
  if (source.includes('\r') || mayHoldSlips(source, isWorthALook)) return undefined
  const found = noFacts()
  const lines = source.split('\n')
  // What the lines since the last blank one are. A table may hold no links, as those of its cells are not where they seem.
  let block: 'none' | 'heading' | 'text' | 'table' | 'links' | 'list' = 'none'
  // Of the last item with a number.
  let number = 0
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!
    if (line === '') {
      block = 'none'
      continue
    }
    if (block === 'none' && line.startsWith('#')) {
      const heading = HEADING.exec(line)
      if (!heading) return undefined
      addHeading(found, Math.max(heading[1]!.length, 2), heading[2]!, index + 1)
      block = 'heading'
      continue
    }
    const item = block === 'none' || block === 'list' ? ITEM.exec(line) : null
    const isItem = item !== null
    if (item?.[1] !== undefined) {
      number += 1
      if (Number(item[1]) !== number) return undefined
    }
    if (block !== 'none' && FRESH.test(line)) return undefined
    if (!isItem && (block === 'heading' || block === 'list' || !(line.startsWith('|') || PROSE.test(line)))) return undefined
    const hasLinks = line.includes('[')
    if (hasLinks ? MARKS.test(withoutLinks(line, index + 1, found)) : BLOCK_MARKS.test(line)) return undefined
    const isRow = line.includes('|')
    if ((block === 'table' && hasLinks) || (block === 'links' && isRow)) return undefined
    if (isItem) block = 'list'
    else if (hasLinks) block = 'links'
    else if (isRow) block = 'table'
    else if (block === 'none') block = 'text'
  }
  return found
}

const BOLD = /\*\*[A-Za-z0-9](?:[^*\n]*[A-Za-z0-9.,:!?%)])?\*\*/g

/** Whether something of a plain text may be shown that nobody meant. What exactly, the real parser finds out. */
function mayHoldSlips(source: string, isWorthALook: () => boolean): boolean {
  return (
    source.includes(':/') ||
    source.includes('www.') ||
    source.includes('{') ||
    source.includes('==') ||
    source.includes(' _') ||
    source.includes('__') ||
    / :[a-z]/.test(source) ||
    source.includes('!(') ||
    source.includes(':::') ||
    source.includes('\t') ||
    /^[a-z]\)/m.test(source) ||
    (source.includes('*') && source.replace(BOLD, '').includes('*')) ||
    (source.includes('|') && hasUnevenRows(source)) ||
    (isWorthALook() && mayHoldWordSlips(source))
  )
}

/** Whether lines with bars that stand together differ in the number of bars, or are too few for a table. */
function hasUnevenRows(source: string): boolean {
  let bars = 0
  let rows = 0
  for (const line of `${source}\n`.split('\n')) {
    const here = line.startsWith('|') && line.endsWith('|') ? line.split('|').length : 0
    if (rows === 1 && here > 0 && !line.startsWith('| -') && !line.startsWith('|-')) return true
    if (here === 0 ? line.includes('|') : bars > 0 && here !== bars) return true
    rows = here === 0 ? 0 : rows + 1
    bars = here
  }
  return false
}

/** Adds the links of a line and gives what is left of it. */
function withoutLinks(line: string, number: number, { links }: TextFacts): string {
  return line.replace(LINK, (whole, words: string, value: string) => {
    if (!isSafeHref(value)) return whole
    links.push({ value, line: number, words })
    return ''
  })
}
