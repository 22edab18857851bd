import type { SectionKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import type { WrittenFile } from '#packages/recruiting/corpus/resumes/written/Written.ts'
import type { Portrait } from './Portrait.ts'
import type { DateManner } from './portraitDates.ts'
import type { portraitWords } from './portraitWords.ts'

/** The input of a layout for a portrait: the person, headings and labels in their language, and ranges in the layout's format. */
export type PortraitView = {
  person: Portrait
  words: (typeof portraitWords)['en']
  heading(kind: SectionKind): string
  range(item: { start: Portrait['jobs'][number]['start']; end: Portrait['jobs'][number]['end'] }): string
}

/**
 * A layout of portraits. `say` selects one of three sets of heading names. `schoolDates` gives the format of school dates if it differs, or
 * that they are left out.
 */
export type OriginLayout = {
  manner: DateManner
  say: 0 | 1 | 2
  without?: ('languages' | 'skills' | 'links')[]
  draw(view: PortraitView): WrittenFile
}
