const formats = new Map<string, Intl.ListFormat>()

/** Joins names to a list within a sentence, in the form of `language`: “a, b and c”. */
export function listed(names: readonly string[], language: string): string {
  // Cached for the same reason as date formats.
  let format = formats.get(language)
  if (!format) formats.set(language, (format = new Intl.ListFormat(language, { type: 'conjunction' })))
  return format.format(names)
}
