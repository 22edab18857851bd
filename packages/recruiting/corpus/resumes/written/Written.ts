import type { SectionKind } from '#packages/recruiting/analysis/document/headingKind.ts'

/** One job or school of a written resume. `start` and `end` are `2018-03`, `2018`, `present` or null when not written. */
export type WrittenItem = [title: string | null, place: string | null, start: string | null, end: string | null]

/** The contents of a written resume, recorded by its author before any reader processed it. */
export type WrittenTruth = {
  name: string
  email: string
  /** In E.164 form. */
  phone: string
  experience: WrittenItem[]
  education: WrittenItem[]
  sections: [kind: SectionKind, heading: string][]
  skills: string[]
}

/** Words at a position on an A4 page, in points from its left and upper edge. `bold` and `page` (from 1) apply until changed. */
export type SheetText = { x: number; y: number; size: number; text: string; bold?: boolean; page?: number }

/**
 * The source of a written resume's file. `html` is printed by a browser, `sheet` is drawn word by word, `body` is the XML of a Word
 * document.
 */
export type WrittenFile =
  | { kind: 'html'; html: string; footer?: string }
  | { kind: 'sheet'; texts: SheetText[] }
  | { kind: 'docx'; body: string; header?: string; footer?: string }
  | { kind: 'txt'; text: string }

/** A handwritten resume in a realistic style, with its truth. All persons, companies and addresses are invented. */
export type WrittenResume = { id: string; file: WrittenFile; truth: WrittenTruth }
