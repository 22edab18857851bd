import type { TextLine } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { readPasted } from '#packages/recruiting/analysis/document/readPasted.ts'
import type { Resume } from '#packages/recruiting/analysis/resume/Resume.ts'
import { extractResume } from '#packages/recruiting/analysis/resume/extractResume.ts'

const LIMITS = { bytes: 1e6, pages: 5, characters: 1e5, milliseconds: 1e4 }

/** Extracts a pasted resume. Throws the reason if the text cannot be read. */
export function extract(text: string): Resume {
  const result = readPasted(text, LIMITS)
  if (!result.ok) throw new Error(result.failure.reason)
  return extractResume(result.document)
}

/** A plain line in the body of a document, with its distinctive properties. */
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
