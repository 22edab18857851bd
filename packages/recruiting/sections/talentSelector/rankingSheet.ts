import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import type { Sheet } from '#packages/recruiting/analysis/sheets/Sheet.ts'
import type { Assessment, Ranking } from '#packages/recruiting/analysis/talentSelector/Ranking.ts'
import type { ShownName } from './shownResumes.ts'

type Naming = (one: { assessment: Assessment }) => ShownName

/**
 * The ranking as a table for spreadsheets, with the displayed names, and the files unless it is blind; resumes that are too short come
 * last, without figures. Requirements that a person must judge have a column if there are any.
 */
export function rankingSheet(
  { ranked, notEnoughText }: Ranking,
  nameOf: Naming,
  isBlind: boolean,
  { parts, words, judging }: Pick<ToolProps<'talentSelector'>, 'parts' | 'words' | 'judging'>,
): Sheet {
  const ids = Object.keys(parts) as (keyof typeof parts)[]
  const named = (one: { assessment: Assessment }) => {
    const { name, file } = nameOf(one)
    return isBlind ? [name] : [name, file || name]
  }
  const hasUnclear = ranked.some(({ unclear }) => unclear.length > 0)
  const toJudge = (text: string) => (hasUnclear ? [text] : [])
  const rounded = (points: number) => Math.round(points * 10) / 10
  return {
    title: words.order,
    heads: [
      words.placeHead,
      words.nameHead,
      ...(isBlind ? [] : [words.fileHead]),
      words.scoreHead,
      ...ids.map((id) => parts[id].label),
      words.matched,
      words.partly,
      words.missing,
      ...toJudge(judging.unclear),
    ],
    rows: [
      ...ranked.map((one) => [
        one.place,
        ...named(one),
        one.score.total,
        ...ids.map((id) => {
          const part = one.score.parts.find((each) => each.id === id)
          return part ? rounded(part.points) : ''
        }),
        one.matched.join('; '),
        one.partly.join('; '),
        one.missing.join('; '),
        ...toJudge(one.unclear.join('; ')),
      ]),
      ...notEnoughText.map((one) => [words.tooShort, ...named(one), '', ...ids.map(() => ''), '', '', '', ...toJudge('')]),
    ],
    phones: [],
  }
}
