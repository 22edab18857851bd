import { urlOf } from '#schemas/urlOf.ts'
import { slug } from '#src/site/words/slug.ts'

/** Longer values are not misspelt versions of valid ones. */
const LONGEST = 300

/** Corrections of common mistakes in a refused value, most likely first. */
const MEANT: readonly ((written: string) => string | undefined)[] = [
  dayOf,
  timeOf,
  (written) => CURRENCIES[written.toLowerCase()],
  (written) => written,
  (written) => written.toUpperCase(),
  (written) => written.toLowerCase(),
  canonicalTag,
  (written) => written.replaceAll('_', '-'),
  (written) => written.replace(/\/+$/, ''),
  (written) => (/^(?:https?:\/|\/\/|www\.)/i.test(written) ? written.replace(/^(?:https?:)?\/{0,2}/i, 'https://') : undefined),
  (written) => (/^\/[^?#]/.test(written) ? written.replace(/[?#].*$/s, '') : undefined),
  (written) => urlOf(written)?.pathname,
  (written) => (/^[\w./-]+\/assets\//i.test(written) ? written.replace(/^.*(?=\/assets\/)/i, '').toLowerCase() : undefined),
  (written) => (/^[\w/-]+(?:[?#].*)?$/.test(written) ? `/${written.replace(/^\/+|\/+$/g, '')}` : undefined),
  (written) => (/^[\da-f]+$/i.test(written) ? `#${written}` : undefined),
  (written) => (/^[^\s:/@]+@[^\s:/@]+$/.test(written) ? `mailto:${written}` : undefined),
  (written) => (written.startsWith('/') ? `${written.replace(/\/$/, '')}/{id}` : undefined),
  (written) => written.replace(/^mailto:/, '').replace(/\s*[([]at[)\]]\s*/i, '@'),
  (written) => written.replace(/(?<=\d)[.·](?=\d)/g, ' '),
  (written) => written.replace(/(?<=\d)\s*[-–]\s*(?=\d)/, ' '),
  (written) => /(?:[?&]v=|youtu\.be\/|\/embed\/|\/shorts\/)([\w-]{11})(?![\w-])/.exec(written)?.[1],
  (written) => /vimeo\.com\/(?:video\/)?(\d+)/.exec(written)?.[1],
  (written) => (/^\/assets\/.*\s/.test(written) ? written.replace(/\s/g, '%20') : undefined),
  (written) => written.replace(/\s+/g, ' '),
  firstFont,
  slug,
]

/** The first typeface of a list, as in CSS. */
function firstFont(written: string): string | undefined {
  const [first = '', ...others] = written.split(',')
  const isList = others.some((font) => GENERIC_FONTS.has(font.trim()))
  return isList ? first.replaceAll('"', '').replaceAll("'", '').trim() : undefined
}

const GENERIC_FONTS: ReadonlySet<string> = new Set(['serif', 'sans-serif', 'monospace', 'cursive', 'system-ui'])

const CURRENCIES: Readonly<Record<string, string>> = { '€': 'EUR', euro: 'EUR', euros: 'EUR', $: 'USD', '£': 'GBP' }

/** Languages of month names in dates. */
const MONTHS: readonly string[][] = ['en', 'de', 'fr', 'es'].map((language) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 1)).toLowerCase(),
  ),
)

/**
 * The valid spelling of a refused value, such as 09:30 for `9h30`, if it can be derived from the value and `isRight` accepts it; otherwise
 * undefined.
 */
export function rightValue(written: unknown, isRight: (value: string) => boolean): string | undefined {
  // Punctuation alone says nothing.
  if (typeof written !== 'string' || written.length > LONGEST || !/[\p{L}\p{N}\p{Sc}]/u.test(written)) return undefined
  for (const meant of MEANT) {
    const value = meant(written.trim())
    if (value !== undefined && value !== '' && value !== written && isRight(value)) return value
  }
  return undefined
}

/** A language tag in its usual case. */
function canonicalTag(written: string): string | undefined {
  return /^[a-z]{2,3}(?:[-_][a-z\d]{2,4}){1,2}$/i.test(written) ? canonicalOf(written.replaceAll('_', '-')) : undefined
}

function canonicalOf(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

/** A date written with its year first, with dots, or with the name of its month. With slashes, the month is ambiguous. */
function dayOf(written: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(written) ?? []
  if (year !== undefined) return dayFrom(year, month!, day!)
  const dotted = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/.exec(written)
  if (dotted) return dayFrom(dotted[3]!, dotted[2]!, dotted[1]!)
  const [, number, name, named] = /^(\d{1,2})(?:\.|st|nd|rd|th|er)?\s+(?:de\s+)?(\p{L}+)\s+(?:de\s+)?(\d{4})$/u.exec(written) ?? []
  const index = MONTHS.map((months) => months.indexOf(name?.toLowerCase() ?? '')).find((found) => found >= 0)
  return index === undefined ? undefined : dayFrom(named!, String(index + 1), number!)
}

function dayFrom(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A time with another separator between hours and minutes, or without minutes. */
function timeOf(written: string): string | undefined {
  const [, hour, minute = '00', half] = /^(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?\s*(?:h|Uhr)?\s*([ap])?(?:\.?m\.?)?$/i.exec(written) ?? []
  if (hour === undefined) return undefined
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}
