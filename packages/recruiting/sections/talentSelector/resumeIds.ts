import type { KeptDocument } from '#packages/recruiting/analysis/engine/KeptDocument.ts'
import { textKey } from '#packages/recruiting/analysis/text/textKey.ts'

/**
 * The ids of resumes read for an advert: made from both texts, so that what was decided about a resume holds when the same one is read for
 * the same advert again, under whatever name and on whatever day. Copies of one resume are numbered.
 */
export function resumeIds(job: string, documents: readonly Pick<KeptDocument, 'text'>[]): string[] {
  const keys = documents.map(({ text }) => textKey(job, text))
  return keys.map((key, index) => {
    const copies = keys.slice(0, index).filter((earlier) => earlier === key).length
    return copies === 0 ? key : `${key}-${copies + 1}`
  })
}
