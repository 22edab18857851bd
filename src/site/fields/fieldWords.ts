import type { SimpleField } from '#schemas/fieldTypes.ts'
import { madeOnce } from '#src/site/madeOnce.ts'
import type { Cover, FieldFile, FieldLink, FieldValue, Period, Place } from './fieldValue.ts'

/** What the words of values depend on: a language, its word for an open period with `{day}`, and the names of entries. */
export type FieldLocale = { language: string; fromDay: string; nameOf(collection: string, id: string): string | undefined }

/** The formats of days, by name. Without a name, a day is written in full. */
const DAYS = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** The names of the formats of a kind of field; none for most kinds. */
export function formatsOf(kind: SimpleField['kind'] | 'list'): string[] {
  return kind === 'date' || kind === 'period' ? Object.keys(DAYS) : []
}

/** The parts of a kind of field that texts can name, such as the `start` of a period. */
export function partsOf(kind: SimpleField['kind'] | 'list'): string[] {
  return { period: ['start', 'end'], place: ['name', 'address'] }[kind as string] ?? []
}

/** Kinds of fields whose value has no words of one line. */
const WORDLESS: ReadonlySet<string> = new Set(['longText', 'picture', 'list'])

/** Whether a field of this kind has words for a line of text. */
export function hasWords(kind: SimpleField['kind'] | 'list'): boolean {
  return !WORDLESS.has(kind)
}

type Values = {
  text: string
  longText: string
  number: number
  price: number
  date: string
  period: Period
  choice: string
  choices: readonly string[]
  picture: Cover
  file: FieldFile
  place: Place
  link: FieldLink
  reference: string | readonly string[]
}

const words: {
  [Kind in SimpleField['kind']]: (
    field: Extract<SimpleField, { kind: Kind }>,
    value: Values[Kind],
    locale: FieldLocale,
    format: keyof typeof DAYS,
  ) => string
} = {
  text: (_field, value) => value,
  longText: (_field, value) => value,
  number: ({ decimals, unit }, value, { language }) =>
    numberFormat(language, '', decimals).format(value) + (unit === undefined ? '' : `\u00a0${unit}`),
  price: ({ currency }, value, { language }) => numberFormat(language, currency, 0).format(value),
  date: (_field, value, { language }, format) => dayFormat(language, format).format(dayOf(value)),
  period: (_field, { start, end }, { language, fromDay }, format) =>
    end === undefined
      ? fromDay.replace('{day}', dayFormat(language, format).format(dayOf(start)))
      : // Versions of Node differ in the space around the dash.
        dayFormat(language, format).formatRange(dayOf(start), dayOf(end)).replaceAll('\u2009', ' '),
  choice: ({ options }, value) => labelOf(options, value),
  choices: ({ options }, value, { language }) => listFormat(language).format(value.map((one) => labelOf(options, one))),
  picture: (_field, { alt }) => alt,
  file: (_field, { file, label }) => label ?? file.slice(file.lastIndexOf('/') + 1),
  place: (_field, { name }) => name,
  link: (_field, { label }) => label,
  reference: ({ collection }, value, { language, nameOf }) =>
    listFormat(language).format((typeof value === 'string' ? [value] : value).map((id) => nameOf(collection, id) ?? id)),
}

/** The value of a field as words of a language, in a format that `formatsOf` names. */
export function fieldWords(field: SimpleField, value: FieldValue, locale: FieldLocale, format = 'date'): string {
  return (words[field.kind] as (field: SimpleField, value: FieldValue, locale: FieldLocale, format: string) => string)(
    field,
    value,
    locale,
    format,
  )
}

/** A part of a value, as `partsOf` names it; undefined if it is missing. */
export function partWords(value: FieldValue, part: string, { language }: FieldLocale, format = 'date'): string | undefined {
  const found = (value as Readonly<Record<string, unknown>>)[part]
  if (typeof found !== 'string') return undefined
  return part === 'start' || part === 'end' ? dayFormat(language, format as keyof typeof DAYS).format(dayOf(found)) : found
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}

function dayOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

// Creating a format takes a hundred times as long as using it.
const dayFormats = madeOnce((key: string) => {
  const [language, name] = key.split(' ') as [string, keyof typeof DAYS]
  return new Intl.DateTimeFormat(language, { ...DAYS[name], timeZone: 'UTC' })
})
function dayFormat(language: string, format: keyof typeof DAYS): Intl.DateTimeFormat {
  return dayFormats(`${language} ${format}`)
}

const numberFormats = madeOnce((key: string) => {
  const [language, currency, decimals] = key.split(' ') as [string, string, string]
  return new Intl.NumberFormat(
    language,
    currency
      ? { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }
      : // Numbers of four digits are often years.
        { maximumFractionDigits: Number(decimals), useGrouping: 'min2' },
  )
})
function numberFormat(language: string, currency: string, decimals: number): Intl.NumberFormat {
  return numberFormats(`${language} ${currency} ${decimals}`)
}

const listFormat = madeOnce((language: string) => new Intl.ListFormat(language))
