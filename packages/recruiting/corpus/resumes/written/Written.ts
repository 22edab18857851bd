import type { SectionKind } from '#packages/recruiting/analysis/document/headingKind.ts'

/** One job or school of a written resume. `start` and `end` are `2018-03`, `2018`, `present` or null when not written. */
export type WrittenItem = [title: string | null, place: string | null, start: string | null, end: string | null]

/** What a written resume says, decided by its author before any reader saw it. */
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

/** Words put at a place of an A4 sheet, in points from its left and upper edge. `bold` and `page` (from 1) stay until they are changed. */
export type SheetText = { x: number; y: number; size: number; text: string; bold?: boolean; page?: number }

/**
 * How a written resume becomes a file. `html` is printed by a browser, `sheet` is drawn word by word, `body` is the XML of a Word document.
 */
export type WrittenFile =
  | { kind: 'html'; html: string; footer?: string }
  | { kind: 'sheet'; texts: SheetText[] }
  | { kind: 'docx'; body: string; header?: string; footer?: string }
  | { kind: 'txt'; text: string }

/** A resume written by hand, as people write them, with its truth. All persons, firms and addresses are invented. */
export type WrittenResume = { id: string; file: WrittenFile; truth: WrittenTruth }
