const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** A time (milliseconds since 1970) in words, in the local time zone. */
export function momentWords(at: number): string {
  return `${DAY.format(at)}, ${TIME.format(at)}`
}
