import type { TextLine } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { readPasted } from '#packages/recruiting/analysis/document/readPasted.ts'
import type { Resume } from '#packages/recruiting/analysis/resume/Resume.ts'
import { extractResume } from '#packages/recruiting/analysis/resume/extractResume.ts'

const LIMITS = { bytes: 1e6, pages: 5, characters: 1e5, milliseconds: 1e4 }

/** What is read of a resume that somebody pastes. Throws the reason where its text is not read. */
export function extract(text: string): Resume {
  const result = readPasted(text, LIMITS)
  if (!result.ok) throw new Error(result.failure.reason)
  return extractResume(result.document)
}

/** A plain line of the body of a document, with what sets it apart from others. */
export const textLine = (text: string, more: Partial<TextLine> = {}): TextLine => ({
  text,
  page: 1,
  place: 'body',
  column: 0,
  isBold: false,
  isHeading: false,
  isBullet: false,
  gapAbove: 0,
  size: 10,
  indent: 0,
  ...more,
})
