/** The calendar day of a moment where the command runs, as `YYYY-MM-DD`. */
export function dayOf(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
