/** The day of a limit, as YYYY-MM-DD: the limit itself, or for one such as `today+14`, counted from today. */
export function dateLimit(limit: string, today: string): string {
  if (!limit.startsWith('today')) return limit
  const day = new Date(today)
  day.setUTCDate(day.getUTCDate() + Number(limit.slice('today'.length)))
  return day.toISOString().slice(0, 10)
}
