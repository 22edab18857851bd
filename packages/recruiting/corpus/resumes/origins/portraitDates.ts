import type { YearMonth } from '#packages/recruiting/analysis/dates/DateRange.ts'
import type { PortraitLanguage } from './Portrait.ts'
import { portraitWords } from './portraitWords.ts'

/** The date format of a layout: the form of a month, the separator, and the word for today. */
export type DateManner = {
  form: 'long' | 'short' | 'slash' | 'iso' | 'dot' | 'year' | 'apostrophe' | 'season' | 'yearFirst'
  between?: string
  now?: 0 | 1 | 2
  /** "since 2019" for an ongoing job. */
  since?: boolean
}

/** A range as a layout writes it, and as expected from its reader. */
export function portraitRange(
  language: PortraitLanguage,
  { form, between = ' – ', now = 0, since = false }: DateManner,
  start: YearMonth,
  end: YearMonth | 'present',
): { text: string; start: YearMonth; end: YearMonth | 'present' } {
  const words = portraitWords[language]
  const gap = between === 'to' ? ` ${words.to} ` : between
  const first = written(language, form, start)
  const last = end === 'present' ? null : written(language, form, end)
  const text = last
    ? `${first.text}${gap}${last.text}`
    : since
      ? `${words.since} ${first.text}`
      : `${first.text}${gap}${words.present[now]}`
  return { text, start: first.date, end: last ? last.date : 'present' }
}

const SEASON_MONTHS = [12, 3, 6, 9]

function written(language: PortraitLanguage, form: DateManner['form'], { year, month }: YearMonth): { text: string; date: YearMonth } {
  if (month === null || form === 'year') return { text: String(year), date: { year, month: null } }
  const words = portraitWords[language]
  const name = (list: string) => list.split(' ')[month - 1]!
  const two = String(month).padStart(2, '0')
  const date = { year, month }
  if (form === 'long') return { text: `${name(words.months)} ${year}`, date }
  if (form === 'short') return { text: `${name(words.short)} ${year}`, date }
  if (form === 'yearFirst') return { text: `${year} ${name(words.short)}`, date }
  if (form === 'apostrophe') return { text: `${name(words.short)} ’${String(year).slice(2)}`, date }
  if (form === 'slash') return { text: `${two}/${year}`, date }
  if (form === 'dot') return { text: `${two}.${year}`, date }
  if (form === 'iso') return { text: `${year}-${two}`, date }
  const season = Math.floor((month % 12) / 3)
  return { text: `${words.seasons[season]} ${year}`, date: { year, month: SEASON_MONTHS[season]! } }
}
