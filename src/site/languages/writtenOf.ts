import { direction } from '#src/site/head/direction.ts'
import type { Card } from '#src/site/pages/pageData.ts'
import type { SitePage } from '#src/site/site.ts'

/** The language and direction of the texts of an untranslated page; nothing for other pages. */
export function writtenOf({ writtenIn }: SitePage): Pick<Card, 'written'> {
  return writtenIn === undefined ? {} : { written: { lang: writtenIn, dir: direction(writtenIn) } }
}
