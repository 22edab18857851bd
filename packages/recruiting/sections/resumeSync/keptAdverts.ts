import { isText, listOf, shape } from 'page-builder/store'
import { isResumeJdSync, type ResumeJdSync } from '#packages/recruiting/results/resumeSync.ts'
import { storedMatch } from './storedMatch.ts'

/** What a comparison with one advert gave, as it is stored. */
export type AdvertResult = Omit<ResumeJdSync, 'Project' | 'adverts' | 'shown'>

/**
 * An advert that the resume is held against: its text and title, the requirements that were moved to another list, what the comparison
 * gave, and the state of the resume (`version`) with the score of the one before it, null when there is none.
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

/** How many adverts are kept beside each other. */
export const MOST_ADVERTS = 10

const isNamed = shape<Pick<KeptAdvert, 'id' | 'title' | 'text' | 'version'>>({ id: isText, title: isText, text: isText, version: isText })

/** What is stored as adverts, as far as it is sound; none where an earlier version stored the result. */
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

/** The advert of a text among those that are kept: the same text, or the one that is `shown`, when it was only edited. */
export function sameAdvert(adverts: readonly KeptAdvert[], text: string, shown: string | undefined): KeptAdvert | undefined {
  return adverts.find((advert) => advert.text === text) ?? adverts.find(({ id, text: old }) => id === shown && isEdited(old, text))
}

/** The adverts with one added or renewed in its place; the oldest makes room. */
export function withAdvert(adverts: readonly KeptAdvert[], advert: KeptAdvert): KeptAdvert[] {
  if (adverts.some(({ id }) => id === advert.id)) return adverts.map((one) => (one.id === advert.id ? advert : one))
  return [...adverts, advert].slice(-MOST_ADVERTS)
}

/** An id that none of the adverts has. */
export function newAdvertId(adverts: readonly KeptAdvert[]): string {
  return String(Math.max(0, ...adverts.map(({ id }) => Number(id) || 0)) + 1)
}

/** Whether most lines of the shorter of two texts stand in the other too, or one goes on from the other. */
function isEdited(one: string, other: string): boolean {
  if (one.startsWith(other) || other.startsWith(one)) return true
  const [lines, others] = [linesOf(one), linesOf(other)]
  const shared = [...lines].filter((line) => others.has(line)).length
  return shared / Math.max(1, Math.min(lines.size, others.size)) >= 0.7
}

function linesOf(text: string): Set<string> {
  return new Set(text.split('\n').flatMap((line) => line.trim() || []))
}
