import type { MappedValue } from '#schemas/source.ts'
import { slug } from '#src/site/words/slug.ts'
import { textOf } from './template.ts'

/** What a value is converted to; `value` as it is in the data. */
export type Kind = 'text' | 'number' | 'date' | 'list' | 'slug' | 'value'

type Settings = Partial<Pick<Exclude<MappedValue, string>, 'decimal' | 'format' | 'separator' | 'values'>>

/** A value converted, or why it cannot be. */
export function convert(value: unknown, kind: Kind, settings: Settings): { value: unknown } | { message: string; hint: string } {
  const { values = {} } = settings
  const replaced = (text: string) => (Object.hasOwn(values, text) ? values[text]! : text)
  if (kind === 'list') return { value: listOf(value, settings.separator ?? ',').map(replaced) }
  if (kind === 'value') return { value: typeof value === 'string' ? replaced(value) : value }
  if (typeof value === 'object' || typeof value === 'boolean') return { value }
  const text = replaced(textOf(value).trim())
  if (kind === 'text') return { value: text }
  if (kind === 'slug') return { value: slug(text) }
  if (kind === 'date') return dateOf(text, settings.format)
  return typeof value === 'number' && text === String(value) ? { value } : numberOf(text, settings.decimal ?? '.')
}

function listOf(value: unknown, separator: string): string[] {
  const all = Array.isArray(value) ? value.map(textOf) : textOf(value).split(separator)
  return all.map((one) => one.trim()).filter((one) => one !== '')
}

function numberOf(text: string, decimal: string): ReturnType<typeof convert> {
  const [point, thousands] = decimal === ',' ? [/,/, /[.\s'’]/g] : [/\./, /[,\s'’]/g]
  // The group of three digits tells a thousands separator from a decimal one.
  const isGrouped = /^[+-]?\d{1,3}(?:[.,\s'’]\d{3})+(?:[.,]\d+)?$/.test(text)
  const digits = (isGrouped ? text.replace(thousands, '') : text).replace(point, '.')
  if (/^[+-]?\d+(?:\.\d+)?$/.test(digits)) return { value: Number(digits) }
  const hint =
    decimal === '.' && text.includes(',')
      ? 'If the comma is the decimal separator, set "decimal": ",".'
      : 'Write only digits; units belong in the field.'
  return { message: `"${text.slice(0, 60)}" is not a number`, hint }
}

function dateOf(text: string, format: string | undefined): ReturnType<typeof convert> {
  const shown = format ?? 'YYYY-MM-DD'
  const failure = {
    message: `"${text.slice(0, 60)}" is not a date in the format ${shown}`,
    hint: 'Correct it, or set "format", such as "DD.MM.YYYY".',
  }
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ][\d:.]+(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/.exec(text)?.[1]
  const day = format === undefined ? iso : (dayIn(text, format) ?? iso)
  if (day === undefined || Number.isNaN(Date.parse(day)) || !new Date(day).toISOString().startsWith(day)) return failure
  return { value: day }
}

/** The day of a text in a format, as YYYY-MM-DD; undefined if it has another format. */
function dayIn(text: string, format: string): string | undefined {
  const parts = format.match(/YYYY|MM?|DD?|[^YMD]+/g) ?? []
  const pattern = parts.map((part) =>
    part === 'YYYY'
      ? '(?<Y>\\d{4})'
      : /^[MD]/.test(part)
        ? `(?<${part[0]}>\\d{${part.length === 1 ? '1,2' : '2'}})`
        : part.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'),
  )
  const { Y, M, D } = new RegExp(`^${pattern.join('')}$`).exec(text)?.groups ?? {}
  return Y === undefined ? undefined : `${Y}-${M!.padStart(2, '0')}-${D!.padStart(2, '0')}`
}
