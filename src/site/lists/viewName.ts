import type { SiteSettings } from '#schemas/site.ts'
import type { ListView } from './listUse.ts'

const months = new Map<string, Intl.DateTimeFormat>()

/** The name of a part of a list, such as `Page 2` or `November 2026`. */
export function viewName({ number, time }: ListView, words: SiteSettings['words'], language: string): string {
  if (time?.length === 4) return time
  return time === undefined ? words.listPage.replace('{number}', String(number)) : monthName(time, language)
}

/** The name of a month such as `2026-11`. */
export function monthName(month: string, language: string): string {
  let format = months.get(language)
  if (!format) months.set(language, (format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })))
  const name = format.format(new Date(`${month}-01T00:00:00Z`))
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
