const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats a day such as `2026-12-01` in long form for a language. */
export function formatDay(day: string, language: string): string {
  // Creating a format takes a hundred times as long as using it, and the build writes thousands of dates.
  let format = formats.get(language)
  if (!format)
    formats.set(language, (format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })))
  return format.format(new Date(`${day}T00:00:00Z`))
}
