import { findPhones } from '#packages/recruiting/analysis/contact/findPhones.ts'
import { shownLine } from '#packages/recruiting/analysis/document/shownLine.ts'
import type { ReadDocument } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import type { Extracted, HistoryItem, Resume } from '#packages/recruiting/analysis/resume/Resume.ts'
import type { ScoutCell, ScoutEntry, ScoutRow } from './ScoutRow.ts'
import { isoMonth } from './isoMonth.ts'
import { markOf } from './markOf.ts'

const EMPTY: ScoutCell = { value: '', confidence: 0, line: null, source: '' }

/** The maximum confidence of a value that was recognized in a picture: never enough to count as sure. */
const FROM_PICTURES = 0.5

/** The table row of an extracted resume. Data that the resume does not contain is empty. */
export function readRow(id: string, document: ReadDocument, resume: Resume): ScoutRow {
  const most = document.facts.isFromPictures ? FROM_PICTURES : 1
  const cell = (found: Extracted | null | undefined): ScoutCell =>
    found
      ? {
          value: found.value,
          confidence: Math.min(found.confidence, most),
          line: found.line === null ? null : shownLine(document, found.line),
          source: sourceOf(document, found.line),
        }
      : { ...EMPTY }
  const entries = (items: readonly HistoryItem[]): ScoutEntry[] =>
    items.map(({ title, place, location, dates, bullets }) => ({
      title: cell(title),
      place: cell(place),
      location: cell(location),
      start: isoMonth(dates?.value.start ?? null),
      end: dates?.value.end === 'present' ? 'present' : isoMonth(dates?.value.end ?? null),
      period: cell(dates && { ...dates, value: dates.value.text }),
      points: bullets.map(({ value }) => value),
    }))
  return {
    id,
    files: [document.name],
    basics: {
      name: cell(resume.name),
      headline: withoutCut(cell(resume.headline), resume.headline?.line ?? null, document),
      email: cell(resume.email),
      phone: asWritten(cell(resume.phone)),
      location: cell(resume.location),
      link: cell(resume.links[0]),
      summary: cell(resume.summary),
    },
    links: resume.links.map(({ value }) => value),
    experience: entries(resume.experience),
    education: entries(resume.education),
    projects: entries(resume.projects),
    voluntary: entries(resume.voluntary),
    awards: entries(resume.awards),
    certificates: entries(resume.certificates),
    skills: resume.skills.map(cell),
    languages: resume.languages.map(({ level, ...found }) => cell({ ...found, value: level ? `${found.value} (${level})` : found.value })),
  }
}

/** A phone number as written if its country is a guess; otherwise unchanged. */
function asWritten(cell: ScoutCell): ScoutCell {
  if (markOf(cell) !== 'doubtful') return cell
  const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '')
  const written = findPhones(cell.source, [], true).find(({ number }) => digits(cell.value).endsWith(digits(number)))
  return written ? { ...cell, value: written.number } : cell
}

/** A headline that was cut off in the middle, in its line or at the line’s end, ends after a whole word with an ellipsis. */
function withoutCut(cell: ScoutCell, line: number | null, { lines }: ReadDocument): ScoutCell {
  const { value, source } = cell
  if (line === null || value === '' || /[.!?…]$/.test(value)) return cell
  const at = source.lastIndexOf(value)
  const rest = at < 0 ? '' : source.slice(at + value.length)
  const next = lines[line + 1]?.text.trim() ?? ''
  if (/^[\p{L}\p{N}]/u.test(rest)) return { ...cell, value: `${value.slice(0, Math.max(0, value.lastIndexOf(' '))) || value}…` }
  const goesOn = rest === '' && /^\p{Ll}/u.test(next) && !/^\S*[@:/]|^\S+\.\p{L}/u.test(next)
  return goesOn ? { ...cell, value: `${value}…` } : cell
}

function sourceOf({ lines }: ReadDocument, line: number | null): string {
  return line === null ? '' : (lines[line]?.text.trim() ?? '')
}
