type WeekInfo = { weekend: number[] }

/**
 * The day on which the working week begins where a language is spoken, 0 for Monday: the one after the weekend. Monday where nothing is
 * known of it.
 */
export function firstWorkday(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & { weekInfo?: WeekInfo; getWeekInfo?(): WeekInfo }
  const weekend = (locale.getWeekInfo?.() ?? locale.weekInfo)?.weekend ?? []
  // Days are counted from 1 for Monday there, so that a weekend from Sunday to Monday has its end first.
  const last = weekend.find((day) => !weekend.includes((day % 7) + 1)) ?? 7
  return last % 7
}
