import type { TextLine } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { headingKind, looseHeadingKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import { hasDate } from '#packages/recruiting/analysis/dates/hasDate.ts'
import { isCaps } from '#packages/recruiting/analysis/text/isCaps.ts'
import type { ParsedSection } from './findSections.ts'
import { beginsWithLanguage } from './languageItems.ts'
import { isPlace } from './places.ts'

/** The minimum number of items in a list of skills, and the maximum words and letters of an item. */
const FEWEST = 4
const WORDS = 4
const LETTERS = 30
/** The space above a heading, in line distances. */
const GAP = 0.4

/**
 * Sections with the skills from under an unknown heading, if no known heading names them: the only list of short names below a line that
 * looks like the heading of another section, such as "Knife roll" above "Languages".
 */
export function withSkillList(sections: ParsedSection[], lines: TextLine[]): ParsedSection[] {
  if (sections.some(({ kind }) => kind === 'skills')) return sections
  const known = sections.flatMap(({ from, inline, isImplied }) => (inline === '' && !isImplied ? [from] : []))
  const heads = lines.flatMap((line, index) =>
    known.includes(index) || (index > 0 && line.gapAbove > GAP && known.some((at) => isAlike(lines[at]!, line))) ? [index] : [],
  )
  const endOf = (from: number) => lines.findIndex((line, at) => at > from && (heads.includes(at) || line.column !== lines[from]!.column))
  const lists = heads.flatMap((from) => {
    const to = endOf(from) < 0 ? lines.length : endOf(from)
    const isFree =
      headingKind(lines[from]!.text) === null && looseHeadingKind(lines[from]!.text) === null && !isInHistory(from, sections, lines)
    return isFree && isList(lines.slice(from + 1, to)) ? [{ from, to }] : []
  })
  const [list, ...others] = lists
  if (!list || others.length > 0) return sections
  const { from, to } = list
  const before = sections.filter((section) => section.from < from).map((section) => ({ ...section, to: Math.min(section.to, from) }))
  const skills: ParsedSection = { kind: 'skills', heading: lines[from]!.text, from, to, inline: '', isImplied: true }
  return [...before, skills, ...sections.filter((section) => section.from > from)]
}

// A line that looks like a heading, in the same column.
const isAlike = (heading: TextLine, line: TextLine) =>
  (line.isBold || line.isHeading || isCaps(line.text)) &&
  !line.isBullet &&
  line.isBold === heading.isBold &&
  line.isHeading === heading.isHeading &&
  line.size === heading.size &&
  line.column === heading.column &&
  line.place === heading.place &&
  isCaps(line.text) === isCaps(heading.text) &&
  line.text.split(' ').length <= WORDS &&
  !/[\d@|,;:\t]/.test(line.text)

// Employers and schools look like headings as well.
const isInHistory = (at: number, sections: ParsedSection[], lines: TextLine[]) =>
  sections.some(
    ({ kind, from, to }) =>
      (kind === 'experience' || kind === 'education') && from <= at && at < to && lines[Math.max(0, from)]!.column === lines[at]!.column,
  )

const isItem = ({ text }: TextLine) =>
  /^\p{Lu}/u.test(text) &&
  text.length <= LETTERS &&
  text.split(' ').length <= WORDS &&
  !/\d{3}|[@:\t]|\p{Ll}\.$/u.test(text) &&
  !hasDate(text) &&
  !isPlace(text)

const isList = (lines: TextLine[]) => lines.length >= FEWEST && lines.every(isItem) && !lines.some(({ text }) => beginsWithLanguage(text))
