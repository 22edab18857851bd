import { direction } from '#src/site/head/direction.ts'
import type { SitePage } from '#src/site/site.ts'

/** The language of a text in another language than its page, and its direction, as attributes of an element. */
export type Written = { lang: string; dir: 'ltr' | 'rtl' }

/** The language and direction of the texts of an untranslated page; nothing for other pages. */
export function writtenOf({ writtenIn }: SitePage): { written?: Written } {
  return writtenIn === undefined ? {} : { written: { lang: writtenIn, dir: direction(writtenIn) } }
}
