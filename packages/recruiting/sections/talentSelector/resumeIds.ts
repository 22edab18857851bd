import type { KeptDocument } from '#packages/recruiting/analysis/engine/KeptDocument.ts'
import { textKey } from '#packages/recruiting/analysis/text/textKey.ts'

/**
 * The ids of resumes read for a job description: derived from both texts, so that decisions stay valid when the same resume is read for the
 * same job description again, under any file name and on any day. Copies of one resume are numbered.
 */
export function resumeIds(job: string, documents: readonly Pick<KeptDocument, 'text'>[]): string[] {
  const keys = documents.map(({ text }) => textKey(job, text))
  return keys.map((key, index) => {
    const copies = keys.slice(0, index).filter((earlier) => earlier === key).length
    return copies === 0 ? key : `${key}-${copies + 1}`
  })
}
