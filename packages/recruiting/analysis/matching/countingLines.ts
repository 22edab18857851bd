import languages from '#packages/recruiting/data/languages.json'
import { conceptsIn } from '#packages/recruiting/analysis/job/conceptsIn.ts'
import { degreesIn } from '#packages/recruiting/analysis/job/degrees.ts'
import { facts } from '#packages/recruiting/analysis/job/facts.ts'
import type { ReadDocument } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import type { Extracted, Resume } from '#packages/recruiting/analysis/resume/Resume.ts'
import { personalDetails } from './personalDetails.ts'

const ADDRESSES = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]+)+|https?:\/\/\S+|\b(?:www\.|linkedin\.com|github\.com)\S*/gi

/** Labels of contact details: "Mobile: …" is not work with mobiles. */
const LABELS = /\b(?:mobile|cell|phone|tel(?:ephone)?|e-?mail|address|web(?:site)?)(?: (?:no\.?|number))?\s*:/gi

/**
 * The lines of a document, one for one, without details that must never count: the person's name, contact details, places of residence and
 * work, names of schools, and statements about birth, family, gender, nationality or religion.
 */
export function countingLines(document: ReadDocument, resume: Resume): string[] {
  const lines = document.lines.map(({ text }) =>
    withoutPersonal(text).replace(ADDRESSES, ' ').replace(LABELS, ' ').replace(OF_COUNTRY, ofNoLanguage),
  )
  const hide = (found: Extracted | null) => {
    if (found?.line !== null && found !== null && lines[found.line] !== undefined && isName(found.value))
      lines[found.line] = without(lines[found.line]!, found.value)
  }
  const { name } = resume
  if (name) lines.forEach((line, at) => (lines[at] = without(line, name.value)))
  if (resume.phone?.line !== null && resume.phone && lines[resume.phone.line] !== undefined)
    lines[resume.phone.line] = lines[resume.phone.line]!.replace(/\+?\d[\d\s()./-]{6,}\d/g, ' ')
  for (const found of [
    isHistory(resume.location) ? null : resume.location,
    ...resume.links.filter(isAddress),
    ...resume.education.flatMap(({ place, location }) => [isQualification(place) ? null : place, location]),
    ...[...resume.experience, ...resume.voluntary].map(({ location }) => location),
  ])
    hide(found)
  // A heading announces the text below it, not a skill.
  const headings = new Set(
    resume.sections.flatMap(({ heading }) => (SAYS_MORE.test(heading) && !BARE.test(heading.trim()) ? [] : heading.trim())),
  )
  for (const [at, { text }] of document.lines.entries()) if (headings.has(text.trim()) || TITLE.test(text)) lines[at] = ''
  // Hobbies at home are not work.
  for (const { kind, from, to } of resume.sections)
    if (kind === 'interests') for (let at = from; at < Math.min(to, lines.length); at++) if (!HELD.test(lines[at]!)) lines[at] = ''
  return lines
}

/** Product names may look like addresses: "Bill.com" in the middle of a resume. */
function isAddress({ value, line }: Extracted): boolean {
  return value.includes('/') || (line ?? 0) < TOP
}

/** A heading that is a fact itself. */
const SAYS_MORE = /licen[cs]e|driv(?:e|ing)|transport|\bcar\b|führerschein|permis|carn[eé]t|english/i

/** A heading that names a category without an item: "Licenses", "Licences & tickets". */
const BARE = /^licen[cs]es(?:,? (?:and|&) \p{L}+)?:?$/iu

/** Licences and certificates, even under hobbies. */
const HELD = /\blicen[cs]e\b|\bf[üu]hrerschein|\bpermis [AB]\b|\bcarn[eé]t? (?:de conducir|B)\b|\bpermiso B\b|\bfirst aid|\bDBS\b/iu

/** Citizenship: an Irish citizen need not speak Irish. */
const OF_COUNTRY = /(?<!\p{L})(\p{Lu}\p{L}{2,15}) (?=(?:citizen|national|passport)\b)/gu
const ofNoLanguage = (found: string, people: string) => (LANGUAGES.has(people.toLowerCase()) ? '' : found)

/** Names of document types. */
const TITLE = /^\s*(?:curriculum vitae|cv|r[eé]sum[eé]|lebenslauf|currículum|hoja de vida)\s*$/i

/** The lines with contact details. */
const TOP = 12

const SCHOOL =
  /\b(?:school|university|college|academy|institut\w*|polytechnic|universit\p{L}+|hochschule|[ée]cole|escola|escuela|politecnico)\b/iu

/** Whether a text can name a place or a school; a lower-case phrase, such as "Full clean driving licence", is a qualification. */
function isName(text: string): boolean {
  return (
    SCHOOL.test(text) ||
    (/\p{Lu}/u.test(text) && (text.match(/\p{L}{4,}/gu) ?? []).every((word) => /^\p{Lu}/u.test(word))) ||
    /[@/\d]/.test(text)
  )
}

const LANGUAGES = new Set(languages)

/** A text read as a school may be a qualification or a subject: "CIMA finalist", "GCSE French", "Paediatric First Aid". */
function isQualification(place: Extracted | null): boolean {
  if (place === null || SCHOOL.test(place.value)) return false
  return /\p{Lu}{3,}|\d/u.test(place.value) || LANGUAGES.has(place.value.toLowerCase()) || isAskedFor(place.value)
}

/** Whether a text names a possible requirement. */
function isAskedFor(text: string): boolean {
  return conceptsIn(text, ['de', 'fr', 'es']).some(({ asks }) => asks) || [...facts.values()].some(({ asked }) => text.search(asked) >= 0)
}

/** A text read as a place may be a job or a degree: places have no years. */
function isHistory(place: Extracted | null): boolean {
  return place !== null && (/\b(?:19|20)\d{2}\b/.test(place.value) || degreesIn(place.value).length > 0)
}

/** A line without its personal details. */
function withoutPersonal(line: string): string {
  if (personalDetails(line).length === 0) return line
  const kept = line.split(/(?<=[,;|•·])|(?<=\.)(?=\s)/).filter((part) => personalDetails(part).length === 0)
  return kept.join('')
}

function without(line: string, value: string): string {
  const at = value.length < 2 ? -1 : line.toLowerCase().indexOf(value.toLowerCase())
  return at === -1 ? line : `${line.slice(0, at)} ${line.slice(at + value.length)}`
}
