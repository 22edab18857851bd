const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** A moment, in milliseconds since 1970, as the clock of this machine has it. */
export function momentWords(at: number): string {
  return `${DAY.format(at)}, ${TIME.format(at)}`
}
