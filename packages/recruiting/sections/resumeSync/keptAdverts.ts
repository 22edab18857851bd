import { isText, listOf, shape } from 'page-builder/store'
import { isResumeJdSync, type ResumeJdSync } from '#packages/recruiting/results/resumeSync.ts'
import { storedMatch } from './storedMatch.ts'

/** The result of a comparison with one job description, as stored. */
export type AdvertResult = Omit<ResumeJdSync, 'Project' | 'adverts' | 'shown'>

/**
 * A job description that the resume is compared with: its text and title, the requirements moved to another list, the result of the
 * comparison, and the version of the resume (`version`) with the score of the previous one, null if there is none.
 */
export type KeptAdvert = {
  id: string
  title: string
  text: string
  moved: Record<string, 'must' | 'nice'>
  version: string
  before: number | null
  result: AdvertResult
}

/** The maximum number of job descriptions stored together. */
export const MOST_ADVERTS = 10

const isNamed = shape<Pick<KeptAdvert, 'id' | 'title' | 'text' | 'version'>>({ id: isText, title: isText, text: isText, version: isText })

/** The valid ones of the stored job descriptions; none if an earlier version stored the result. */
export function keptAdverts(value: unknown): KeptAdvert[] {
  if (!listOf(isNamed)(value)) return []
  return (value as unknown as KeptAdvert[]).filter(
    ({ result, moved, before }) =>
      typeof moved === 'object' &&
      moved !== null &&
      (before === null || typeof before === 'number') &&
      isResumeJdSync({ ...result, Project: { Old: '', New: '' } }) &&
      storedMatch(result.match) !== null,
  )
}

/** The stored job description of a text: the one with the same text, or the one that is `shown` if it was only edited. */
export function sameAdvert(adverts: readonly KeptAdvert[], text: string, shown: string | undefined): KeptAdvert | undefined {
  return adverts.find((advert) => advert.text === text) ?? adverts.find(({ id, text: old }) => id === shown && isEdited(old, text))
}

/** The job descriptions with one added or updated in its position; the oldest is dropped if there are too many. */
export function withAdvert(adverts: readonly KeptAdvert[], advert: KeptAdvert): KeptAdvert[] {
  if (adverts.some(({ id }) => id === advert.id)) return adverts.map((one) => (one.id === advert.id ? advert : one))
  return [...adverts, advert].slice(-MOST_ADVERTS)
}

/** An id not used by any of the job descriptions. */
export function newAdvertId(adverts: readonly KeptAdvert[]): string {
  return String(Math.max(0, ...adverts.map(({ id }) => Number(id) || 0)) + 1)
}

/** Whether most lines of the shorter of two texts also occur in the other, or one is a continuation of the other. */
function isEdited(one: string, other: string): boolean {
  if (one.startsWith(other) || other.startsWith(one)) return true
  const [lines, others] = [linesOf(one), linesOf(other)]
  const shared = [...lines].filter((line) => others.has(line)).length
  return shared / Math.max(1, Math.min(lines.size, others.size)) >= 0.7
}

function linesOf(text: string): Set<string> {
  return new Set(text.split('\n').flatMap((line) => line.trim() || []))
}
