const formats = new Map<string, Intl.ListFormat>()

/** Several names within a sentence, as `language` puts them together: “a, b and c”. */
export function listed(names: readonly string[], language: string): string {
  // Kept for the same reason as formats of days.
  let format = formats.get(language)
  if (!format) formats.set(language, (format = new Intl.ListFormat(language, { type: 'conjunction' })))
  return format.format(names)
}
