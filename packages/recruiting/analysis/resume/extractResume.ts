import type { ReadDocument, TextLine } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { findEmails } from '#packages/recruiting/analysis/contact/findEmails.ts'
import { findDateRanges } from '#packages/recruiting/analysis/dates/findDateRanges.ts'
import { type TextBlock, toBlocks } from './blocks.ts'
import { resumeEmail, resumeLinks, resumePhone } from './contactDetails.ts'
import { coursesAmongStudies, isCourseAmongJobs } from './coursesAmongStudies.ts'
import { findHeadline } from './findHeadline.ts'
import { findLocation } from './findLocation.ts'
import { findName } from './findName.ts'
import { findSections, type ParsedSection } from './findSections.ts'
import { historyItems } from './historyItems.ts'
import { historyKinds } from './historyKinds.ts'
import { languageItems } from './languageItems.ts'
import { listItems, tellsLanguages } from './listItems.ts'
import { lineItems } from './lineItems.ts'
import type { SectionKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import type { Extracted, HistoryItem, Resume } from './Resume.ts'
import { asElsewhere } from './orderElsewhere.ts'
import { resumeParts } from './ResumeParts.ts'
import { joinObtainedDegrees } from './joinObtainedDegrees.ts'
import { withSkillList } from './withSkillList.ts'
import { withWrappedNames } from './wrappedNames.ts'

/** The confidence from which a name ends the section above it, as it does next to a side bar. */
const SURE = 0.7

/** Sections before the name in an exported profile or a side bar. */
const ENDED: readonly SectionKind[] = ['skills', 'languages', 'certificates', 'awards', 'interests']

function isEndedBy({ kind, from, to }: ParsedSection, name: Extracted | null, lines: TextLine[]): boolean {
  if (name?.line == null || name.confidence < SURE || name.line <= from || name.line >= to) return false
  const isOnTop = lines[name.line]!.column > lines[name.line - 1]!.column
  return isOnTop || ENDED.includes(kind)
}

/** The confidence of skills under an unknown heading. */
const GUESS = 0.6

/** The maximum distance of the place and date above a signature from the end of a document, in lines. */
const LAST = 4
// "Hamm, den 3. Mai 2024", above the signature.
const CLOSING = /^\p{Lu}[\p{L} .-]{1,30}, (?:den|le|a|am|em|à)? ?\d{1,2}[./ ]/u

/** The maximum number of lines read, far more than any resume has. */
const MOST_LINES = 2000

/**
 * Extracts a resume from the lines of a document. Never throws: missing values are null or empty. Nearly all values with a confidence of
 * 0.7 or more are correct; `npm run bench -- extraction` gives the exact share.
 */
export function extractResume(whole: ReadDocument): Resume {
  const document = { ...whole, lines: whole.lines.slice(0, MOST_LINES) }
  const known = findSections(document)
  const sections = withSkillList(known, document.lines)
  const usual = resumeParts(document, sections)
  const email = resumeEmail(usual)
  const name = findName(usual, email?.value ?? null)
  for (const section of sections) if (isEndedBy(section, name, document.lines)) section.to = name!.line!
  const parts = { ...usual, contact: [...new Set([...usual.contact, ...belowName(name, document)])] }
  const blocksOf = (...kinds: SectionKind[]) =>
    sections.filter(({ kind }) => kinds.includes(kind)).map((section) => sectionBlocks(document, section))
  const each = <Item>(kind: SectionKind, read: (blocks: TextBlock[]) => Item[]) => blocksOf(kind).flatMap(read)
  const jobs = dated(blocksOf('experience').map((blocks) => historyItems(blocks, historyKinds.job)))
  const taught = sections.filter(({ kind }) => kind === 'education')
  const studies = joinObtainedDegrees(taught.map((section) => historyItems(sectionBlocks(document, section), historyKinds.study))).map(
    (items, index) => coursesAmongStudies(items, taught[index]!.heading),
  )
  return {
    name,
    headline: findHeadline(parts, name),
    email,
    phone: resumePhone(parts),
    location: findLocation(parts),
    links: resumeLinks(parts),
    summary: toSummary(blocksOf('summary')[0]) ?? headParagraph(document, sections, name),
    sections: sections.filter(({ isImplied }) => !isImplied).map(({ kind, heading, from, to }) => ({ kind, heading, from, to })),
    experience: jobs.filter((item) => !isCourseAmongJobs(item)),
    voluntary: asElsewhere(
      each('volunteering', voluntaryItems),
      [...jobs, ...studies.flatMap((section) => section.studies)],
      document.lines,
    ),
    education: studies.flatMap((section) => section.studies),
    projects: each('projects', lineItems),
    certificates: [...each('certificates', lineItems), ...studies.flatMap(({ courses }) => courses), ...jobs.filter(isCourseAmongJobs)],
    awards: each('awards', lineItems),
    skills: listItems(blocksOf('skills').flat()).map((item) => (sections === known ? item : { ...item, confidence: GUESS })),
    languages: languageItems([...blocksOf('languages').flat(), ...blocksOf('skills').flat().filter(tellsLanguages)]),
  }
}

// "Food bank" and "Beach cleaning", in a list without dates, are only names of voluntary work.
function voluntaryItems(blocks: TextBlock[]): HistoryItem[] {
  const items = historyItems(blocks, historyKinds.job)
  const isList = blocks.every(({ isBullet }) => isBullet) && items.every(({ dates }) => !dates)
  return isList || items.length === 0 ? lineItems(blocks) : items
}

// If another section has the jobs with their dates, a section without dates in which half of the names are skills is a skills section.
function dated(sections: HistoryItem[][]): HistoryItem[] {
  const isDated = sections.some((items) => items.some(({ dates }) => dates?.value.start))
  const isJobs = (items: HistoryItem[]) =>
    items.some(({ dates }) => dates) || items.filter(({ title, place }) => title && place).length > items.length / 2
  return isDated ? sections.filter(isJobs).flat() : sections.flat()
}

/** The number of lines after the name that are searched for a summary. */
const HEAD = 20

/** The number of lines below the name that may contain contact details, wherever the name is. */
const BELOW = 3

function belowName(name: Extracted | null, { lines }: ReadDocument): number[] {
  return name?.line == null ? [] : lines.map((_line, index) => index).slice(name.line + 1, name.line + 1 + BELOW)
}

/** The maximum length of a line, relative to the third longest one, in a plain text with wrapped lines. */
const UNEVEN = 1.15

// Wrapped lines in a plain text have similar lengths.
function isWrapped(lines: TextLine[]): boolean {
  const [longest = 0, , third = 0] = lines.map(({ text }) => text.length).toSorted((one, other) => other - one)
  return longest <= third * UNEVEN
}

/** The blocks of a section, without page headers and footers between its lines. */
function sectionBlocks({ lines, facts }: ReadDocument, { kind, from, to, inline }: ParsedSection): TextBlock[] {
  const isDated = (line: TextLine | undefined, index: number) => index > lines.length - LAST && CLOSING.test(line?.text ?? '')
  // The name below place and date is a signature.
  const isClosing = (line: TextLine, index: number) =>
    isDated(line, index) || (index === lines.length - 1 && isDated(lines[index - 1], index - 1))
  const own = lines
    .slice(from + 1, to)
    .map((line, offset) => ({ line, index: from + 1 + offset }))
    .filter(({ line, index }) => line.place !== 'header' && line.place !== 'footer' && !isClosing(line, index))
  const wraps = facts.kind === 'pdf' || (facts.kind !== 'docx' && isWrapped(lines))
  const joinsNames = kind === 'experience' || kind === 'education' || kind === 'volunteering'
  const isNamed = joinsNames || kind === 'certificates'
  if (inline === '') return isNamed ? withWrappedNames(toBlocks(own, wraps, joinsNames)) : toBlocks(own, wraps, joinsNames)
  return toBlocks(
    [{ line: { ...lines[from]!, text: inline, isBold: own[0]?.line.isBold ?? false, gapAbove: 0 }, index: from }, ...own],
    wraps,
    joinsNames,
  )
}

/** The minimum number of words in a summary without a heading. */
const WORDS = 12
/** The confidence of a summary without a heading. */
const UNNAMED = 0.75

/** A paragraph below name and contact details, above the first heading. */
function headParagraph(document: ReadDocument, sections: ParsedSection[], name: Extracted | null): Extracted | null {
  const from = name?.line ?? 0
  const next = sections.find((section) => section.from > from)
  const to = Math.min(from + HEAD, next ? next.from + Number(next.isImplied ?? false) : document.lines.length)
  const isText = (text: string) =>
    text.split(' ').length >= WORDS && /\p{Ll}{2}.*[.!]$/u.test(text) && findEmails(text).length === 0 && !findDateRanges(text).some(isJob)
  const found = paragraphs(document.lines, from + 1, to).find(({ text }) => isText(text))
  return found ? { value: found.text, confidence: UNNAMED, line: found.line } : null
}

/** The minimum length of a wrapped line of a paragraph, and the space above, in line distances, that starts another paragraph. */
const LINE = 40
const APART = 0.4

/** Lines of one text, whatever their length: contact details and headlines are shorter, or look different. */
function paragraphs(lines: TextLine[], from: number, to: number): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = []
  for (let index = from; index < to; index += 1) {
    const [before, line, last] = [lines[index - 1]!, lines[index]!, found.at(-1)]
    const isAlike = before.isBold === line.isBold && before.size === line.size && before.column === line.column
    const isOne = isAlike && !line.isBullet && line.gapAbove <= APART && before.text.length >= LINE && !/[@|\t]/.test(before.text)
    if (last && isOne) last.text += ` ${line.text}`
    else found.push({ text: line.text, line: index })
  }
  return found
}

const isJob = ({ range }: ReturnType<typeof findDateRanges>[number]) => range.start !== null

function toSummary(blocks: TextBlock[] | undefined): Extracted | null {
  const [first] = blocks ?? []
  return first ? { value: blocks!.map((block) => block.text).join(' '), confidence: 0.9, line: first.line } : null
}
