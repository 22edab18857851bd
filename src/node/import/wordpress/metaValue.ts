import { unserialize } from 'php-serialize'

/** A value that PHP stored as text, as nested objects and lists; undefined if the text is damaged. Objects of classes are not read. */
export function metaValue(text: string | undefined): unknown {
  if (text === undefined || !/^[abdisN][:;]/.test(text)) return undefined
  try {
    return unserialize(text, {}, { encoding: 'utf8' }) as unknown
  } catch {
    return undefined
  }
}

/** The entries of such a value, by key. */
export function metaEntries(text: string | undefined): [string, string][] {
  const value = metaValue(text)
  return typeof value === 'object' && value !== null ? Object.entries(value).map(([key, entry]) => [key, String(entry)]) : []
}
