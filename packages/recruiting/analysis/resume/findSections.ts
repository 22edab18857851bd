import type { ReadDocument, TextLine } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { isDateText } from '#packages/recruiting/analysis/dates/isDateText.ts'
import { findDateRanges } from '#packages/recruiting/analysis/dates/findDateRanges.ts'
import { findPhones } from '#packages/recruiting/analysis/contact/findPhones.ts'
import { findEmails } from '#packages/recruiting/analysis/contact/findEmails.ts'
import { isCaps } from '#packages/recruiting/analysis/text/isCaps.ts'
import { anyOf } from '#packages/recruiting/analysis/text/patterns.ts'
import { certificateRole, labelRole } from './historyLabels.ts'
import { beginsWithLanguage } from './languageItems.ts'
import { headingKind, looseHeadingKind, type SectionKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import type { ResumeSection } from './Resume.ts'
import { degreeScore, orgScore, schoolScore, titleScore } from './titleScore.ts'

/**
 * A section with the text on its heading line after a colon or a wide space, if any; `isRest` says that it continues after the text next to
 * a heading in its margin.
 */
export type ParsedSection = ResumeSection & { inline: string; isImplied?: boolean; isRest?: boolean }

/** A section without a known end. */
type Found = Omit<ParsedSection, 'to'>

/** The sections of a document by their headings: known words on a line of their own, or lines that look like the other headings. */
export function findSections({ lines: all }: ReadDocument): ParsedSection[] {
  const lines = withoutSigns(all)
  const read = lines.map((line) => (isHeaderOrFooter(line) ? null : readHeading(line)))
  const known = withBroken(withoutItems(withoutLabels(read), lines), lines)
  const style = headingStyle(lines, known)
  const isOfBar = barHeadings(lines, known, style)
  const usual = lines.map((line) => line.size ?? 0).toSorted((one, other) => one - other)[lines.length >> 1] ?? 0
  const found: Found[] = []
  // A few words that look like one of the headings, above a degree or a school, if no heading names studies.
  const hasStudies = known.some((heading) => heading?.kind === 'education')
  const opensStudies = (index: number) => {
    const line = lines[index]!
    const isLike = known.some(
      (heading, at) => heading?.inline === '' && lines[at]!.size === line.size && (lines[at]!.isBold || line.isHeading) && line.isBold,
    )
    const next = lines[index + 1]?.text ?? ''
    const isShort = /^\p{Lu}[^\d@|,;:\t.]{2,24}$/u.test(line.text) && !line.isBullet
    return !hasStudies && isLike && isShort && (degreeScore(next) >= 2 || schoolScore(next) >= 2)
  }
  let margin = null as { around: Found; indent: number; page: number } | null
  const isUnlikeText =
    style !== null && style.isBold && style.count >= MANY && (style.size ?? 0) > usual + 0.6 && isOnlyOfHeadings(lines, known, style)
  // Titles and employers have varying looks; only headings are in capitals and also marked as headings.
  const isPlain = style !== null && style.isHeading && style.isCaps
  for (const [index, line] of lines.entries()) {
    const heading = known[index]
    const last = found.at(-1)
    // The rows of a form continue below one that was a section of its own.
    const isForm = last !== undefined && last.inline !== '' && lines[last.from]!.text.includes('\t')
    const isNamed =
      heading &&
      (isTrusted(line, heading, style, usual, last?.kind, isForm) || isOnlyOne(line, heading, known) || isOfBar(index, heading, last?.kind))
    const isBeside = heading?.inline === '' && isInMargin(line, heading.kind, lines[index + 1], last?.kind)
    if (heading && !isBeside && last?.kind === 'skills' && isFirstLabel(line, lines[index + 1], lines[index + 2])) continue
    if ((!heading || heading.kind === 'other') && last?.kind === 'skills' && isLabelOfList(lines, index, last.from)) continue
    // The surrounding section continues after the text next to such a heading.
    const isBack = margin !== null && (line.indent ?? 0) < margin.indent - SET_IN && line.page === margin.page
    if (heading && isBeside) {
      margin = { around: margin?.around ?? last!, indent: lines[index + 1]!.indent!, page: line.page }
      const kind = last?.kind === 'skills' && THE_REST.test(line.text.trim()) ? last.kind : heading.kind
      found.push({ kind, heading: heading.heading, from: index, inline: '', isImplied: !isNamed })
      continue
    }
    if (isBack && !isNamed) found.push({ ...margin!.around, from: index - 1, inline: '', isImplied: true, isRest: true })
    if (isBack || isNamed) margin = null
    if (isNamed) found.push({ kind: heading.kind, heading: heading.heading, from: index, inline: heading.inline })
    else if (!last && opensJobs(lines, index, style, usual))
      found.push({ kind: looseHeadingKind(line.text) ?? 'other', heading: line.text.replace(/(?<!\s)\s*:$/, ''), from: index, inline: '' })
    else if (last && !isHeaderOrFooter(line)) {
      // In capitals like all headings, with a word of a known heading before all others: "SKILLS IN PRACTICE".
      const isLed = style?.isCaps === true && isCaps(line.text) && headingKind(line.text.split(' ')[0]!) !== null
      const isFree = isLed || !namesEntry(line, [], last.kind)
      const loose =
        isFree && isInStyle(line, style, usual) ? looseHeadingKind(line.text) : isFree && opensStudies(index) ? 'education' : null
      const isService = last.kind === 'education' && SERVICE.test(line.text) && isInStyle(line, style, usual)
      if (
        loose ||
        isService ||
        ((looksAlike(line, style, usual) || (isUnlikeText && isLikeAll(line, style!))) &&
          (isPlain || !namesEntry(line, lines.slice(index + 1, index + 3), last.kind)))
      )
        found.push({ kind: loose ?? 'other', heading: line.text.replace(/(?<!\s)\s*:[-–—]?$/, ''), from: index, inline: '' })
    }
  }
  const headed = found.filter((section, index) => !isRole(section, found[index + 1], index))
  const ended = headed.map((section, index) => {
    const after = headed[index + 1]
    const next = after ? after.from + Number(after.isRest ?? false) : lines.length
    return { ...section, to: contactStart(lines, section.from + 1, next) ?? boxEnd(lines, section.from, next) ?? next }
  })
  // "Qualifications" without degrees, next to a section of studies, are skills.
  const isQualified = (section: ParsedSection) =>
    section.kind === 'education' &&
    /^(?:\p{L}+ )?qualifications?$/iu.test(section.heading) &&
    section.to > section.from + 1 &&
    (!namesStudies(section, lines) || areShort(section, lines))
  // "Formations" next to "Études" are courses, if few lines have a degree and none has a period.
  const areCourses = (section: ParsedSection) =>
    section.kind === 'education' &&
    COURSES.test(section.heading) &&
    section.to > section.from + 1 &&
    hasFewDegrees(lines.slice(section.from + 1, section.to)) &&
    ended.some((other) => other !== section && other.kind === 'education' && namesStudies(other, lines))
  if (ended.some((section) => section.kind === 'education' && namesStudies(section, lines)))
    for (const section of ended) if (isQualified(section) || areCourses(section)) section.kind = 'certificates'
  // "Before teaching" continues the section above it.
  const isTaught = (section: ParsedSection) =>
    (section.kind === 'certificates' || (section.kind === 'other' && headingKind(section.heading) === null)) && holdsStudies(section, lines)
  if (!ended.some(({ kind }) => kind === 'education')) for (const section of ended) if (isTaught(section)) section.kind = 'education'
  const isMore = (section: ParsedSection, index: number) => ended[index - 1]?.kind === 'experience' && holdsJobs(section, lines)
  if (ended.some(({ kind }) => kind === 'experience'))
    return ended.map((section, index) =>
      section.kind === 'other' && isMore(section, index) ? { ...section, kind: 'experience' } : section,
    )
  const named = ended.map((section): ParsedSection => (holdsJobs(section, lines) ? { ...section, kind: 'experience' } : section))
  if (named.some(({ kind }) => kind === 'experience')) return named
  const isStudied = named.some(({ kind }) => kind === 'education')
  return [...impliedSections(lines, named).filter(({ kind }) => !isStudied || kind === 'experience'), ...named]
}

/** The minimum number of lines of one look that start with a sign, for the signs to mark headings. */
const SIGNED = 2

// "★ Where I've worked": an apparent bullet before a heading is not a bullet if all bold lines after such signs, of one size, are headings.
function withoutSigns(lines: TextLine[]): TextLine[] {
  const isSigned = ({ isBullet, isBold, size }: TextLine) => isBullet && isBold && size !== null
  const looks = new Map<number | null, TextLine[]>()
  for (const line of lines.filter(isSigned)) looks.set(line.size, [...(looks.get(line.size) ?? []), line])
  const other = lines.filter((line) => !line.isBullet && line.isBold)
  const isHead = (line: TextLine) => line.text.length < 60 && headingKind(line.text) !== null
  const signed = new Set(
    [...looks.values()].flatMap((list) => {
      const like = other.filter(({ size, text }) => size === list[0]!.size && headingKind(text) !== null)
      return list.every(isHead) && list.length + like.length >= SIGNED ? list : []
    }),
  )
  return lines.map((line) => (signed.has(line) ? { ...line, isBullet: false } : line))
}

/** Headings for studies as well as for courses. */
const COURSES =
  /^(?:formations?|trainings?|fortbildung(?:en)?|weiterbildung(?:en)?|cursos?|formaciones|formações)(?: (?:et|and|&|und|y|e) \p{L}+)?$/iu

// None has a period or names a school, and few are named like degrees: "ECS Apprentice Card".
const areShort = ({ from, to }: ParsedSection, lines: TextLine[]) => {
  const own = lines.slice(from + 1, to)
  return hasFewDegrees(own) && own.every(({ text }) => schoolScore(text) < 2)
}

const hasFewDegrees = (lines: TextLine[]) =>
  lines.every(({ text }) => !lasted(text)) && lines.filter(({ text }) => degreeScore(text) >= 2).length * 2 <= lines.length

/** Whether a text has the start date of a period. */
const lasted = (text: string) => findDateRanges(text).some(({ range }) => range.start !== null)

// "Key achievements" repeated below jobs is a label, as is "School" repeated next to schools; a section is named once.
function withoutLabels(known: (Heading | null)[]): (Heading | null)[] {
  const isLabel = ({ kind, heading, inline }: Heading) =>
    ((inline !== '' && (labelRole(heading) !== null || certificateRole(heading) === 'title')) ||
      kind === 'awards' ||
      kind === 'projects' ||
      kind === 'summary' ||
      kind === 'other') &&
    known.filter((other) => other?.heading.toLowerCase() === heading.toLowerCase() && (other.inline === '') === (inline === '')).length > 1
  return known.map((heading) => (heading && isLabel(heading) ? null : heading))
}

// The desired job above the first heading, in the look of the headings, is not a heading.
const isRole = ({ kind, heading, from, inline }: Found, next: Found | undefined, index: number) =>
  index === 0 && kind === 'other' && inline === '' && next?.from === from + 1 && titleScore(heading) >= 1.5

/** The number of headings with space above them from which all have it, and the minimum space, in line distances. */
const SPACED = 3
const SPACE = 0.3

// "Training" between "Recruitment" and "Employee relations" of the same look is an item if the headings of a plain text are set apart.
function withoutItems(known: (Heading | null)[], lines: TextLine[]): (Heading | null)[] {
  const heads = [...known.keys()].filter((index) => known[index]?.inline === '')
  const apart = heads.filter((index) => lines[index]!.gapAbove > SPACE)
  const isLike = (one: TextLine, other: TextLine) =>
    one.isBold === other.isBold && one.size === other.size && one.isHeading === other.isHeading && isCaps(one.text) === isCaps(other.text)
  const isItem = (index: number) => {
    const [before, line, next] = [lines[index - 1], lines[index]!, lines[index + 1]]
    const isClose = line.gapAbove < CLOSE && (next === undefined || next.gapAbove < CLOSE || next.gapAbove > SPACE)
    return (
      before !== undefined &&
      line.size === null &&
      isClose &&
      isLike(before, line) &&
      before.column === line.column &&
      !/[:.]$/.test(line.text)
    )
  }
  if (apart.length < SPACED || heads.length - apart.length >= apart.length) return known
  return known.map((heading, index) => (heading?.inline === '' && isItem(index) ? null : heading))
}

/** The maximum space, in line distances, between the lines of a heading. */
const CLOSE = 0.2

// "EXPÉRIENCE" above "PROFESSIONNELLE", in a column too narrow for both: the second line gets the heading, the first one none.
function withBroken(known: (Heading | null)[], lines: TextLine[]): (Heading | null)[] {
  const out = [...known]
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]
    const heading = known[index]
    const isLike = next && next.size === line.size && next.isBold === line.isBold && next.page === line.page && next.gapAbove <= CLOSE
    if (!isLike || line.size === null || heading?.inline !== '' || known[index + 1]?.inline === '' || line.isBullet || next.isBullet)
      continue
    const whole = `${line.text} ${next.text}`
    const isWord = /^\S+$/.test(next.text) && isCaps(line.text) && isCaps(next.text) && !/[:.]$/.test(line.text)
    if (!isWord || headingKind(whole) !== heading.kind) continue
    out[index] = null
    out[index + 1] = { kind: heading.kind, heading: whole, inline: '' }
  }
  return out
}

/** The distance of text, in points, from the heading in its margin, and how far further left a line must start to end that text. */
const MARGIN = 40
const SET_IN = 6

/** Sections whose text may be next to headings of its own: lists, not entries. */
const LISTS: readonly (SectionKind | undefined)[] = ['skills', 'languages', 'interests', 'certificates', 'other']

/** Names of the last group in a grouped list; it continues the list. */
const THE_REST = /^(?:sonstige[rs]?|weitere[rs]?|autres?|divers|otr[oa]s?|outr[oa]s?|other|miscellaneous|general):?$/i

// A heading in the margin of a list, level with its text, which looks different from the section headings: "Sprachen" next to "Englisch".
function isInMargin(line: TextLine, kind: SectionKind, next: TextLine | undefined, within: SectionKind | undefined): boolean {
  const isMargin = line.size !== null && line.place === 'body' && line.room === undefined && !line.isBullet && next?.gapAbove === 0
  if (!isMargin || (next.indent ?? 0) < (line.indent ?? 0) + MARGIN || !LISTS.includes(within) || !LISTS.includes(kind)) return false
  return kind === 'languages' ? beginsWithLanguage(next.text) : within !== 'other' || kind !== 'other'
}

/** The maximum distance, in points, between lines that start at the same position. */
const SAME = 2

// "Languages" next to "Java", above "Frameworks<tab>Spring": the first label of a table whose rows have the same layout.
function isFirstLabel(line: TextLine, value: TextLine | undefined, next: TextLine | undefined): boolean {
  const isAt = (one: number | undefined, other: number | undefined) =>
    one !== undefined && other !== undefined && Math.abs(one - other) < SAME
  return value?.gapAbove === 0 && next?.stops?.length === 1 && isAt(line.indent, next.indent) && isAt(value.indent, next.stops[0])
}

// "PERSONAL" above a list, if a line of the same look is above another list right below the heading of the skills.
function isLabelOfList(lines: TextLine[], index: number, from: number): boolean {
  const isList = (line: TextLine | undefined) => line !== undefined && /[,;|•·]/.test(line.text)
  const [line, first] = [lines[index]!, lines[from + 1]!]
  const isLike = first.isBold === line.isBold && first.size === line.size && isCaps(first.text) === isCaps(line.text)
  return index > from + 2 && isLike && !isList(first) && !isList(line) && isList(lines[from + 2]) && isList(lines[index + 1])
}

/** The maximum number of lines of an entry above its dates. */
const ABOVE = 3

// "Coleg Gwenlas — NVQ Level 3 — 2012"
const isDatedDegree = (text: string) => degreeScore(text) > 0 && /^\d{4}\b|\d{4}\)?$/.test(text)

// Without headings, a history is the part between the first entry with dates and the next heading; degrees and schools make it studies.
function impliedSections(lines: TextLine[], sections: ParsedSection[]): ParsedSection[] {
  const end = sections.find(({ from }) => from > 0)?.from ?? lines.length
  const free = (line: TextLine) => !isHeaderOrFooter(line) && !line.isBullet
  const anchors = [...lines.keys()].filter(
    (index) =>
      index > 0 &&
      index < end &&
      free(lines[index]!) &&
      lines[index]!.text.length < 110 &&
      findDateRanges(lines[index]!.text).some(({ range }) => range.start !== null || isDatedDegree(lines[index]!.text)),
  )
  if (!anchors.some((index) => lasted(lines[index]!.text))) return []
  const startOf = (anchor: number) => {
    for (let index = anchor; index > Math.max(0, anchor - ABOVE - 1); index -= 1)
      if (lines[index]!.gapAbove > 0.4 || (lines[index]!.isBold && !lines[index - 1]!.isBold)) return index
    return anchor
  }
  // A one-line entry ends at the space below it.
  const blankAfter = (start: number) => {
    const blank = lines.findIndex((line, index) => index > start && line.gapAbove > 0.4)
    return anchors.includes(start) && blank > 0 ? blank : end
  }
  const starts = anchors.map(startOf).filter((start, index, all) => start > 0 && start !== all[index - 1])
  const isStudy = (start: number, next: number) => {
    const text = lines.slice(start, Math.min(start + ABOVE, next, blankAfter(start))).map(({ text }) => text)
    const most = (score: (text: string) => number) => Math.max(...text.map(score))
    return most(degreeScore) + most(schoolScore) > most(titleScore) + most(orgScore)
  }
  const runs: ParsedSection[] = []
  for (const [nth, start] of starts.entries()) {
    const kind = isStudy(start, starts[nth + 1] ?? end) ? 'education' : 'experience'
    const last = runs.at(-1)
    if (last) last.to = start
    if (last?.kind !== kind) runs.push({ kind, heading: '', from: start - 1, to: end, inline: '', isImplied: true })
    else last.to = end
  }
  return runs
}

// Date ranges without degrees under an unknown heading are jobs when no other section has any.
function holdsJobs({ kind, heading, from, to }: ParsedSection, lines: TextLine[]): boolean {
  const own = lines.slice(from + 1, to)
  const ranged = own.filter(({ text, isBullet }) => !isBullet && lasted(text))
  const isOpen = kind === 'other' ? headingKind(heading) === null && ranged.length > 0 : kind === 'summary' && ranged.length > 1
  return isOpen && own.filter(({ text }) => degreeScore(text) > 0).length < ranged.length
}

/** Words for studies in a heading of courses. */
const STUDIED = /qualif|educat|study|studi|bildung|formaci|formation|formaç/iu

// "Training", if no other section names studies: most of its lines are degrees from schools.
function holdsStudies({ heading, from, to }: ParsedSection, lines: TextLine[]): boolean {
  const own = lines.slice(from + 1, to).flatMap(({ text }) => (isDateText(text) ? [] : [text]))
  const degrees = own.filter((text) => degreeScore(text) > 0).length
  // "Certificate III in Horticulture, Illawong TAFE": the text after the degree names the school.
  const isAtSchool = (text: string) => degreeScore(text) > 0 && text.split(/,\s+|\t/).some((part, nth) => nth > 0 && schoolScore(part) >= 2)
  const isSchool = (text: string) => schoolScore(text) >= 2 || (STUDIED.test(heading) && isAtSchool(text))
  return degrees >= 1 && degrees >= own.length * 0.4 && own.some(isSchool)
}

const namesStudies = ({ from, to }: ParsedSection, lines: TextLine[]) =>
  lines.slice(from + 1, to).some(({ text }) => degreeScore(text) >= 2 || schoolScore(text) >= 2)

/** The number of lines at the top of a column in which contact details end the section of the previous column. */
const TOP = 6

// A side bar may start with contact details without a heading; they do not belong to the section at the foot of the previous column.
function contactStart(lines: TextLine[], from: number, to: number): number | null {
  for (let index = from; index < to; index += 1) {
    const begins = index > from && lines[index]!.column > lines[index - 1]!.column && lines[index]!.page === lines[index - 1]!.page
    if (
      begins &&
      lines.slice(index, Math.min(to, index + TOP)).some(({ text }) => findEmails(text).length > 0 || findPhones(text).length > 0)
    )
      return index
  }
  return null
}

// Text from a text box does not continue in the text next to it.
function boxEnd(lines: TextLine[], from: number, to: number): number | null {
  const end = lines[from]!.place === 'textBox' ? lines.findIndex(({ place }, index) => index > from && place !== 'textBox') : -1
  return end > 0 && end < to ? end : null
}

const isHeaderOrFooter = (line: TextLine) => line.place === 'header' || line.place === 'footer'

type Heading = { kind: SectionKind; heading: string; inline: string }

// A text box may have headings of its own, smaller than those next to it.
const isSmaller = (line: TextLine, style: NonNullable<Style>) => line.place !== 'textBox' && (line.size ?? 0) < (style.size ?? 0) - 0.6

/** The number of entries or years after a heading: "(12 years)", "(2)". */
const COUNTED = /(?<=\p{L}) \((?:\p{L}+ )?\d[^()]{0,20}\)(?=:?$)/u

function readHeading(line: TextLine): Heading | null {
  if (line.text.length > 300) return null
  // Numbered headings have a wide space after their number.
  const text = line.text.replace(/^\d{1,2}(?:\.\d{1,2})?\.?\t(?=\p{Lu})/u, '').replace(COUNTED, '')
  // "Certificate: School Leadership" in a form has only words of headings, but is a labelled value.
  const label = /^([^:]{3,40}):\s?\S/.exec(text)?.[1]
  const isField = label !== undefined && (labelRole(label) !== null || certificateRole(label) === 'title')
  const kind = text.length < 60 && !text.includes('\t') && !isField ? headingKind(text) : null
  if (kind) return { kind, heading: text.replace(/(?<!\s)\s*:[-–—]?$/, ''), inline: '' }
  const turn = line.looks?.[1]
  const bold =
    turn && turn.from < 45 && line.looks![0]!.look.startsWith('b') && !turn.look.startsWith('b') ? line.text.slice(0, turn.from).trim() : ''
  const boldKind = bold === '' ? null : headingKind(bold)
  if (boldKind && turn)
    return { kind: boldKind, heading: bold.replace(/(?<!\s)\s*:$/, ''), inline: line.text.slice(turn.from).replace(/^[\s:]+/, '') }
  const parted = /^([^:\t]{4,40})(?::\s*|\t)(\S[\s\S]*)$/.exec(line.text)
  // "Work experience placement" next to its dates is not a heading.
  const inlineKind = parted && !isDateText(parted[2]!) ? headingKind(parted[1]!) : null
  return parted && inlineKind ? { kind: inlineKind, heading: parted[1]!.trim(), inline: parted[2]! } : null
}

type Style = { isCaps: boolean; isBold: boolean; size: number | null; isHeading: boolean; count: number } | null

function headingStyle(lines: TextLine[], known: (Heading | null)[]): Style {
  const counts = new Map<string, NonNullable<Style>>()
  for (const [index, line] of lines.entries()) {
    const heading = known[index]
    if (!heading || heading.inline || line.isBullet) continue
    const style = { isCaps: isCaps(line.text), isBold: line.isBold, size: line.size, isHeading: line.isHeading }
    const key = JSON.stringify(style)
    counts.set(key, { ...style, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const best = [...counts.values()].toSorted((one, other) => other.count - one.count)[0]
  return best ?? null
}

/** Kinds of sections in a side bar or text box, and the minimum number of headings of one look there. */
const OF_BARS: readonly (SectionKind | undefined)[] = ['skills', 'languages', 'interests', 'certificates', 'awards', 'other', undefined]
const SEVERAL = 2

// A side bar or text box has headings of its own: bold or in capitals, all of one look, and different from the text between them.
function barHeadings(lines: TextLine[], known: (Heading | null)[], style: Style) {
  const barOf = ({ place, column, page }: TextLine) => (place === 'textBox' ? place : `${page} ${column}`)
  const isLike = (line: TextLine, { isCaps: caps, isBold, size, isHeading }: NonNullable<Style>) =>
    isCaps(line.text) === caps && line.isBold === isBold && line.size === size && line.isHeading === isHeading && !line.isBullet
  const styles = new Map(
    [...new Set(lines.map(barOf))].map((bar) => [
      bar,
      headingStyle(
        lines,
        known.map((heading, index) => (barOf(lines[index]!) === bar ? heading : null)),
      ),
    ]),
  )
  return (index: number, { kind, inline }: Heading, within: SectionKind | undefined) => {
    const line = lines[index]!
    const own = styles.get(barOf(line)) ?? null
    if (own === null || own.count < SEVERAL || own.size === null || inline !== '' || !(own.isBold || own.isCaps)) return false
    const next = lines[index + 1]
    const isApart = next !== undefined && !isLike(next, own) && (style === null || !isLike(line, style))
    return isLike(line, own) && isApart && OF_BARS.includes(kind) && OF_BARS.includes(within)
  }
}

/** The text of a line that replaces references. */
const ON_REQUEST =
  /available|provided|furnished|request|if (?:you|needed|required)|sur demande|auf (?:anfrage|wunsch)|petici[óo]n|solicit|pedido/i

function isTrusted(
  line: TextLine,
  { kind, heading, inline }: Heading,
  style: Style,
  usual: number,
  within: SectionKind | undefined,
  isForm: boolean,
): boolean {
  const alike = style !== null && isCaps(heading) === style.isCaps && line.isBold === style.isBold && line.isHeading === style.isHeading
  if (inline !== '') {
    // "Qualification: HND" in a form.
    if (within === 'education' && kind === 'education' && labelRole(heading) !== null) return false
    const startsOwn = line.text.includes('\t') && alike && (line.size ?? 0) >= (style?.size ?? 0)
    if (startsOwn) return true
    // "Languages: Java" is a label within the skills; "Skills: Java" on its own starts them.
    const isApart = ['interests', 'references', 'certificates', 'awards'].includes(kind) && line.gapAbove > 0.3
    if (within === 'skills' && !isApart && !(kind === 'languages' && beginsWithLanguage(inline)) && !(isCaps(heading) && style?.isCaps))
      return false
    // "Ehrenamt | Kassenwartin, Förderverein": a row of a form with personal details in its other rows.
    const isRow = (within === 'other' || isForm) && /\t/.test(line.text)
    return (
      (isRow || /:/.test(line.text)) &&
      !line.isBullet &&
      ['skills', 'languages', 'certificates', 'interests', 'awards', 'references', 'summary', 'education', 'volunteering'].includes(kind) &&
      (line.gapAbove > 0.3 ||
        isRow ||
        within === undefined ||
        within === 'other' ||
        within === 'languages' ||
        kind === 'languages' ||
        isCaps(heading))
    )
  }
  if (line.isBullet) return false
  if (kind === 'references' && ON_REQUEST.test(heading)) return true
  // "Work Experience" may be a school placement, in the look of the titles around it.
  if (line.isHeading && kind === within && style !== null && isSmaller(line, style)) return false
  if (alike || line.isHeading)
    return style === null || line.isHeading || line.size === null || style.size === null || line.size >= style.size - 0.6
  // Different from the other headings: it may have a capital only in its first word, and needs space around it.
  const weight =
    Number(isCaps(heading)) +
    Number(line.isBold) +
    Number(line.gapAbove > 0.3) +
    Number(line.text.endsWith(':')) +
    Number((line.size ?? 0) >= usual * 1.15 && usual > 0)
  return style === null ? /^\p{Lu}/u.test(heading) : weight >= 2 && !(style.count > 2 && isSmaller(line, style))
}

// Different from the other headings, but the only candidate for its kind, and set apart.
const isOnlyOne = (line: TextLine, { kind, heading, inline }: Heading, known: (Heading | null)[]) =>
  inline === '' &&
  !line.isBullet &&
  line.gapAbove > 0.3 &&
  /^\p{Lu}/u.test(heading) &&
  (kind === 'skills' || kind === 'languages' || kind === 'education') &&
  known.filter((other) => other?.kind === kind && other.inline === '').length === 1

/** Compulsory service: among the studies it is not a school. */
const SERVICE = anyOf(
  /^(?:grund)?(?:wehr|präsenz|zivil|militär|ersatz|frauen)dienst(?:zeit)?$|^(?:wehr|präsenz)- (?:und|oder) zivildienst$|^bundeswehr$/i,
  /^(?:(?:obligatory|compulsory|mandatory) )?(?:military|national|civilian|alternative) service$/,
  /^service (?:militaire|national|civil|civique)$|^obligations? militaires?$|^servicio (?:militar|social)$|^serviço (?:militar|cívico)$/,
)

// In a history, a line that looks like a heading may be a title, an employer or a school, above its dates.
function namesEntry({ text }: TextLine, [next, third]: TextLine[], within: SectionKind): boolean {
  if (within !== 'experience' && within !== 'education') return false
  const isClose = [next, third].every((line) => line !== undefined && line.gapAbove < CLOSE && !line.isBullet)
  const isDated = lasted(next?.text ?? '') || (isClose && isDateText(third!.text) && lasted(third!.text))
  return isDated || Math.max(titleScore(text), degreeScore(text), orgScore(text)) >= 1.2
}

// A line that looks like the other headings, and different from the text, may have further words next to the one that gives its kind.
function isInStyle(line: TextLine, style: Style, usual: number): boolean {
  if (!style || style.count < 2 || line.isBullet || line.gapAbove < 0.2 || /[\d@|,;\t.]/.test(line.text)) return false
  const isMarked = style.isHeading || style.isCaps || style.isBold || (style.size ?? 0) > usual + 0.6
  return (
    isMarked &&
    /^\p{Lu}/u.test(line.text) &&
    isCaps(line.text) === style.isCaps &&
    line.isBold === style.isBold &&
    line.isHeading === style.isHeading &&
    Math.abs((line.size ?? 0) - (style.size ?? 0)) < 0.3
  )
}

/** The maximum number of lines between a heading and the first dates of its entries. */
const SOON = 3

// "Sea service", before all known headings and in the same look, with dates below it.
function opensJobs(lines: TextLine[], index: number, style: Style, usual: number): boolean {
  const line = lines[index]!
  if (index === 0 || !style || style.count < 2 || isHeaderOrFooter(line) || line.isBullet || /[\d@|,;\t.]/.test(line.text)) return false
  const isMarked = style.isHeading || style.isCaps || (style.size ?? 0) > usual + 0.6
  const isLike =
    isCaps(line.text) === style.isCaps &&
    line.isBold === style.isBold &&
    line.isHeading === style.isHeading &&
    Math.abs((line.size ?? 0) - (style.size ?? 0)) < 0.3
  const next = lines.slice(index + 1, index + 1 + SOON)
  const isDated = next.some(({ text }) => lasted(text))
  return isMarked && isLike && isDated && line.text.split(' ').length < 6 && lines.some((one, at) => at < index && one.text !== line.text)
}

/**
 * The number of known headings of one look from which any line of that look is a heading, and the share of other lines that may have it.
 */
const MANY = 4
const OTHERS = 0.4

const hasLook = (line: TextLine, { isBold, size, isHeading }: NonNullable<Style>) =>
  line.isBold === isBold && line.isHeading === isHeading && line.size === size && !line.isBullet && line.place === 'body'

/** Whether nearly all lines of a look are known headings, so that text, titles and names look different. */
function isOnlyOfHeadings(lines: TextLine[], known: (Heading | null)[], style: NonNullable<Style>): boolean {
  const like = lines.map((line, index) => ({ line, index })).filter(({ line }) => hasLook(line, style))
  return like.filter(({ index }) => !known[index]).length <= like.length * OTHERS
}

const isLikeAll = (line: TextLine, style: NonNullable<Style>) =>
  hasLook(line, style) &&
  isCaps(line.text) === style.isCaps &&
  line.gapAbove > 0.4 &&
  /^\p{Lu}[^\d@|,;:\t]{3,40}$/u.test(line.text) &&
  line.text.split(' ').length <= 4

function looksAlike(line: TextLine, style: Style, usual: number): boolean {
  if (
    !style ||
    style.count < (style.isHeading || (style.size ?? 0) >= usual + 3 ? 2 : 3) ||
    line.isBullet ||
    line.text.includes('\t') ||
    /[\d@|,;]|:\s*\p{L}/u.test(line.text) ||
    line.text.split(' ').length > 4 ||
    line.gapAbove < 0.2
  )
    return false
  const strong = style.isHeading || style.isCaps || (style.size ?? 0) >= usual + (style.isBold ? 1.5 : 3)
  return (
    strong &&
    isCaps(line.text) === style.isCaps &&
    line.isBold === style.isBold &&
    line.isHeading === style.isHeading &&
    line.text.length > 3 &&
    (line.size === null || line.size === style.size)
  )
}
