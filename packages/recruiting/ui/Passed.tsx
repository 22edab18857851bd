import Box from '@mui/material/Box'
import type { Report } from '#packages/recruiting/results/analysis.ts'
import type { Finding, ScorePart } from '#packages/recruiting/results/records.ts'
import { Findings } from './Findings.tsx'
import { ReportDetails } from './ReportDetails.ts'
import { useToolWords } from './ToolContext.ts'
import { fill } from './fill.ts'
import { isToMend } from './prioritised.ts'

type PassedProps = { report: Report; groups: Record<keyof Report, string>; scores: ScorePart[] }

/** The passed checks, group by group, and remarks that do not count, all collapsed. */
export function Passed({ report, groups, scores }: PassedProps) {
  const words = useToolWords()
  const worth = ({ id }: Finding) => {
    const part = scores.find((one) => one.id === id)
    return part ? fill(words.points, { points: Math.round(part.score), outOf: Math.round(part.outOf) }) : ''
  }
  const names = Object.keys(groups) as (keyof Report)[]
  const notes = names.flatMap((name) => report[name].filter(({ state }) => state === 'note'))
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignItems: 'start', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
      {names.map((name) => {
        const judged = report[name].filter(({ state }) => state !== 'note')
        const good = judged.filter((finding) => !isToMend(finding))
        if (good.length === 0) return null
        return (
          <ReportDetails key={name}>
            <summary>{fill(words.passed, { group: groups[name], count: good.length, of: judged.length })}</summary>
            <Findings findings={good} worth={worth} />
          </ReportDetails>
        )
      })}
      {notes.length > 0 && (
        <ReportDetails>
          <summary>{fill(words.notes, { count: notes.length })}</summary>
          <Findings findings={notes} worth={() => ''} />
        </ReportDetails>
      )}
    </Box>
  )
}
