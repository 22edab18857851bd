import type { SectionKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import type { WrittenFile } from '#packages/recruiting/corpus/resumes/written/Written.ts'
import type { Portrait } from './Portrait.ts'
import type { DateManner } from './portraitDates.ts'
import type { portraitWords } from './portraitWords.ts'

/** What a layout sees of a portrait: the person, headings and labels in their language, and ranges as this layout writes them. */
export type PortraitView = {
  person: Portrait
  words: (typeof portraitWords)['en']
  heading(kind: SectionKind): string
  range(item: { start: Portrait['jobs'][number]['start']; end: Portrait['jobs'][number]['end'] }): string
}

/**
 * A layout of portraits. `say` picks one of three ways to name headings. `schoolDates` tells how dates of schools are written where it
 * differs, or that they are left out.
 */
export type OriginLayout = {
  manner: DateManner
  say: 0 | 1 | 2
  without?: ('languages' | 'skills' | 'links')[]
  draw(view: PortraitView): WrittenFile
}
