import type { ReadDocument } from '#src/tools/document/ReadDocument.ts'
import type { Extracted, Resume } from '#src/tools/resume/Resume.ts'
import { personalDetails } from './personalDetails.ts'

/**
 * The lines of a document, one for one, without what must never count: the person's name, contact details, places of residence and work,
 * names of schools, and lines about birth, family, gender, nationality or religion.
 */
export function countingLines(document: ReadDocument, resume: Resume): string[] {
  const lines = document.lines.map(({ text }) =>
    personalDetails(text).length > 0
      ? ''
      : text.replace(/(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]+)+|https?:\/\/\S+|\b(?:www\.|linkedin\.com|github\.com)\S*/gi, ' '),
  )
  const hide = (found: Extracted | null) => {
    if (found?.line !== null && found !== null && lines[found.line] !== undefined)
      lines[found.line] = without(lines[found.line]!, found.value)
  }
  const { name } = resume
  if (name) lines.forEach((line, at) => (lines[at] = without(line, name.value)))
  if (resume.phone?.line !== null && resume.phone && lines[resume.phone.line] !== undefined)
    lines[resume.phone.line] = lines[resume.phone.line]!.replace(/\+?\d[\d\s()./-]{6,}\d/g, ' ')
  for (const found of [
    resume.location,
    ...resume.links,
    ...resume.education.flatMap(({ place, location }) => [place, location]),
    ...resume.experience.map(({ location }) => location),
  ])
    hide(found)
  return lines
}

function without(line: string, value: string): string {
  const at = value.length < 2 ? -1 : line.toLowerCase().indexOf(value.toLowerCase())
  return at === -1 ? line : `${line.slice(0, at)} ${line.slice(at + value.length)}`
}
