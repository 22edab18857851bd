import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { Finding, ScorePart } from '#src/store/records.ts'
import { Findings } from './Findings.tsx'
import { ReportDetails } from './ReportDetails.ts'
import { useToolWords } from './ToolContext.ts'
import { fill } from './fill.ts'
import { isToMend, worstFirst } from './prioritised.ts'

/** How many are shown at once; the others are folded away. */
const FIRST = 4

/** What to do about a text, the most rewarding first. */
export function Fixes({ findings, scores }: { findings: Finding[]; scores: ScorePart[] }) {
  const words = useToolWords()
  const fixes = worstFirst(findings, scores).filter(isToMend)
  const rest = fixes.slice(FIRST)
  return (
    <Card component="section" variant="outlined" sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <Typography variant="h3">{words.fixFirst}</Typography>
      {fixes.length === 0 ? <p>{words.nothingToFix}</p> : <Findings findings={fixes.slice(0, FIRST)} scores={scores} />}
      {rest.length > 0 && (
        <ReportDetails>
          <summary>{fill(words.fixNext, { count: rest.length })}</summary>
          <Findings findings={rest} scores={scores} />
        </ReportDetails>
      )}
    </Card>
  )
}
