import type { HistoryItem } from './Resume.ts'

const yearOf = ({ dates }: HistoryItem) => (dates && dates.value.end !== 'present' ? dates.value.end?.year : undefined)

/**
 * Sections of studies, joined if one only has schools and the next one the degrees from there ("Schools attended", "Qualifications
 * obtained"): each school with the degree of the year in which it ends. Others stay unchanged.
 */
export function joinObtainedDegrees(sections: HistoryItem[][]): HistoryItem[][] {
  const out = [...sections]
  for (const [index, degrees] of sections.entries()) {
    const schools = out[index - 1] ?? []
    const whole = degrees.map((degree) => {
      const own = schools.filter((school) => yearOf(school) !== undefined && yearOf(school) === yearOf(degree))
      return own.length === 1 ? { ...own[0]!, title: degree.title } : null
    })
    const isPair =
      degrees.length > 1 &&
      degrees.every(({ title, place }) => title && !place) &&
      schools.length === degrees.length &&
      schools.every(({ title, place }) => place && !title)
    if (!isPair || whole.includes(null) || new Set(whole.map((item) => item!.place)).size < schools.length) continue
    out[index - 1] = []
    out[index] = whole.map((item) => item!)
  }
  return out
}
