import type { FieldType } from '#schemas/fieldTypes.ts'
import type { FieldFile, FieldLink, FieldValue, Period, Place } from './fieldValue.ts'

type OfKind<Kind extends FieldType['kind']> = Extract<FieldType, { kind: Kind }>
type Formats = { [Kind in FieldType['kind']]: (type: OfKind<Kind>, value: never, language: string) => string }

const dayFormat = madeFor(
  (language) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const listFormat = madeFor((language) => new Intl.ListFormat(language, { type: 'conjunction' }))
const numberFormat = madeFor((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 6 }))

/** The value of a field as a visitor reads it, by kind. Pictures and lists of groups have no words of their own. */
const formats: Formats = {
  text: (_type, value: string) => value,
  longText: (_type, value: string) => value,
  number: ({ unit }, value: number, language) => `${numberFormat(language).format(value)}${unit === undefined ? '' : `\u00a0${unit}`}`,
  price: ({ currency }, value: number, language) => priceFormat(language, currency, Number.isInteger(value)).format(value),
  date: (_type, value: string, language) => dayFormat(language).format(dateOf(value)),
  period: (_type, { start, end }: Period, language) =>
    end === undefined
      ? `${dayFormat(language).format(dateOf(start))} –`
      : dayFormat(language).formatRange(dateOf(start), dateOf(end)).replaceAll('\u2009', ' '),
  choice: ({ options }, value: string) => labelIn(options, value),
  choices: ({ options }, values: readonly string[], language) =>
    listFormat(language).format(values.map((value) => labelIn(options, value))),
  picture: () => '',
  file: (_type, { file, label }: FieldFile) => label ?? file.slice(file.lastIndexOf('/') + 1),
  place: (_type, { name, address }: Place) => (address === undefined ? name : `${name}, ${address}`),
  link: (_type, { label }: FieldLink) => label,
  reference: (_type, value: string | readonly string[], language) =>
    typeof value === 'string' ? value : listFormat(language).format(value),
  list: () => '',
}

/** The value of a field as text in a language; empty for pictures and lists of groups. */
export function formatField(type: FieldType, value: FieldValue, language: string): string {
  const format = formats[type.kind] as (type: FieldType, value: FieldValue, language: string) => string
  return format(type, value, language)
}

const priceFormats = new Map<string, Intl.NumberFormat>()

function priceFormat(language: string, currency: string, isWhole: boolean): Intl.NumberFormat {
  const key = `${language} ${currency} ${isWhole}`
  let format = priceFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(language, { style: 'currency', currency, ...(isWhole && { maximumFractionDigits: 0 }) })
    priceFormats.set(key, format)
  }
  return format
}

/** A format for each language, created on first use: creating one takes a hundred times as long as using it. */
function madeFor<Format>(make: (language: string) => Format): (language: string) => Format {
  const made = new Map<string, Format>()
  return (language) => {
    let format = made.get(language)
    if (!format) made.set(language, (format = make(language)))
    return format
  }
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

function labelIn(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}
