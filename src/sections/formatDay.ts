const formats = new Map<string, Intl.DateTimeFormat>()

/** A day given as `YYYY-MM-DD`, written out the way readers of `language` write it. */
export function formatDay(day: string, language: string): string {
  // Making a format costs a hundred times what using it does, and the build writes thousands of days.
  let format = formats.get(language)
  if (!format)
    formats.set(language, (format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })))
  return format.format(new Date(`${day}T00:00:00Z`))
}
