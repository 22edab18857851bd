/** The day of a time (milliseconds since 1970), in the local time zone: `2026-12-01`. */
export function dayOf(at: number): string {
  const day = new Date(at)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
