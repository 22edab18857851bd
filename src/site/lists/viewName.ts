import type { SiteSettings } from '#schemas/site.ts'
import { madeOnce } from '#src/site/madeOnce.ts'
import type { ListView } from './listUse.ts'

const monthFormat = madeOnce((language: string) => new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }))

/** The name of a part of a list, such as `Page 2` or `November 2026`. */
export function viewName({ number, time }: ListView, words: SiteSettings['words'], language: string): string {
  if (time?.length === 4) return time
  return time === undefined ? words.listPage.replace('{number}', String(number)) : monthName(time, language)
}

/** The name of a month such as `2026-11`. */
export function monthName(month: string, language: string): string {
  const name = monthFormat(language).format(new Date(`${month}-01T00:00:00Z`))
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
