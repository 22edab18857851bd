import { spacesOf } from '#src/node/config/parse/markdownQuotes.ts'

/** Fields of page data whose values are compared or sent: addresses, values of forms, and input of tools. */
const AS_WRITTEN: ReadonlySet<string> = new Set(['href', 'path', 'src', 'value', 'pattern', 'sample'])

/** Whether a language, a tag, has spaces at which lines do not break. */
export function hasOwnSpaces(language: string): boolean {
  return spacesOf(language).length > 0
}

/**
 * A copy of data for components in which the spaces of plain texts are those of a language, a tag, where lines do not break; the data
 * itself if the language has none. The HTML of Markdown, which has them already, is unchanged.
 */
export function typesetTexts<Data>(data: Data, language: string): Data {
  const spaces = spacesOf(language)
  return spaces.length === 0 ? data : (typeset(data, spaces) as Data)
}

function typeset(value: unknown, spaces: ReturnType<typeof spacesOf>): unknown {
  if (typeof value === 'string')
    return value.startsWith('<') ? value : spaces.reduce((made, [typed, shown]) => made.replaceAll(typed, shown), value)
  if (Array.isArray(value)) return value.map((item) => typeset(item, spaces))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, AS_WRITTEN.has(key) ? part : typeset(part, spaces)]))
}
