import type { Extracted, Resume } from '#packages/recruiting/analysis/resume/Resume.ts'
import type { Truth } from './Truth.ts'

/** A value from a reader, its confidence, and whether the resume contains it. */
export type Stated = { field: string; confidence: number; isRight: boolean }

/** All values read for fields whose truth is known. */
export function statedValues(resume: Resume, truth: Truth): Stated[] {
  const stated = (field: string, found: (Extracted | null)[], wanted: string[]): Stated[] =>
    wanted.length === 0
      ? []
      : found.flatMap((value) =>
          value ? [{ field, confidence: value.confidence, isRight: wanted.some((text) => plain(text) === plain(value.value)) }] : [],
        )
  const spans = (list: { start?: unknown; end?: unknown }[]) => list.map(({ start = null, end = null }) => JSON.stringify([start, end]))
  const dates = (field: string, items: Resume['experience'], wanted: string[]): Stated[] =>
    items.flatMap(({ dates }) =>
      dates
        ? [{ field, confidence: dates.confidence, isRight: wanted.includes(JSON.stringify([dates.value.start, dates.value.end])) }]
        : [],
    )
  return [
    ...stated('name', [resume.name], [truth.name]),
    ...stated('email', [resume.email], [truth.email]),
    ...stated('phone', [resume.phone], [truth.phone]),
    ...stated('links', resume.links, truth.links ?? []),
    ...stated(
      'title',
      resume.experience.map(({ title }) => title),
      truth.jobs.map(({ title }) => title),
    ),
    ...stated(
      'employer',
      resume.experience.map(({ place }) => place),
      truth.jobs.map(({ employer }) => employer),
    ),
    ...dates('dates', resume.experience, spans(truth.jobs)),
    ...stated(
      'degree',
      resume.education.map(({ title }) => title),
      truth.schools.map(({ degree }) => degree),
    ),
    ...stated(
      'school',
      resume.education.map(({ place }) => place),
      truth.schools.map(({ school }) => school),
    ),
    ...(truth.schools.every(({ end }) => end !== undefined) ? dates('school dates', resume.education, spans(truth.schools)) : []),
    ...stated('skills', resume.skills, truth.skills),
    ...stated('languages', resume.languages, truth.languages),
  ]
}

const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/’/g, "'")
    .replace(/^(?:https?:\/\/)?(?:www\.)?|\/$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
