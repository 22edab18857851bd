import { labelOf } from './labelOf.ts'

/** A value in words, for readers who do not know JSON: one line per field, with nested values below it. */
export function valueWords(value: unknown): string {
  return value === undefined ? 'Nothing: it is not there.' : lines(value, '').join('\n')
}

function lines(value: unknown, margin: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${margin}${plain(value)}`]
  const parts = Array.isArray(value)
    ? value.map((item, index): [string, unknown] => [String(index + 1), item])
    : Object.entries(value).map(([key, inner]): [string, unknown] => [labelOf(key), inner])
  return parts.flatMap(([label, inner]) =>
    typeof inner === 'object' && inner !== null
      ? [`${margin}${label}:`, ...lines(inner, `${margin}  `)]
      : [`${margin}${label}: ${plain(inner)}`],
  )
}

function plain(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}
