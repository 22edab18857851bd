import type { ViewProps } from '#src/site/pages/pageData.ts'
import type { Sheet } from '#src/tools/sheets/Sheet.ts'
import type { Assessment, Ranking } from '#src/tools/talentSelector/Ranking.ts'

type Naming = (one: { assessment: Assessment; label: number }) => string

/** The order as a table for spreadsheets, under the names of the view; resumes that are too short last, without figures. */
export function rankingSheet({ ranked, notEnoughText }: Ranking, nameOf: Naming, { parts, words }: ViewProps<'talentSelector'>): Sheet {
  const ids = Object.keys(parts) as (keyof typeof parts)[]
  const rounded = (points: number) => Math.round(points * 10) / 10
  return {
    title: words.order,
    heads: [
      words.placeHead,
      words.nameHead,
      words.scoreHead,
      ...ids.map((id) => parts[id].label),
      words.matched,
      words.partly,
      words.missing,
    ],
    rows: [
      ...ranked.map((one) => [
        one.place,
        nameOf(one),
        one.score.total,
        ...ids.map((id) => {
          const part = one.score.parts.find((each) => each.id === id)
          return part ? rounded(part.points) : ''
        }),
        one.matched.join('; '),
        one.partly.join('; '),
        one.missing.join('; '),
      ]),
      ...notEnoughText.map((one) => [words.tooShort, nameOf(one), '', ...ids.map(() => ''), '', '', '']),
    ],
    phones: [],
  }
}
