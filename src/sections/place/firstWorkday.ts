type WeekInfo = { weekend: number[] }

/** The first day of the working week in the region of a language, 0 for Monday: the day after the weekend. Monday if it is unknown. */
export function firstWorkday(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & { weekInfo?: WeekInfo; getWeekInfo?(): WeekInfo }
  const weekend = (locale.getWeekInfo?.() ?? locale.weekInfo)?.weekend ?? []
  // `Intl` counts from 1 for Monday, so in a weekend from Sunday to Monday the last day comes first.
  const last = weekend.find((day) => !weekend.includes((day % 7) + 1)) ?? 7
  return last % 7
}
