import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { Finding, ScorePart } from '#packages/recruiting/results/records.ts'
import { Findings } from './Findings.tsx'
import { ReportDetails } from './ReportDetails.ts'
import { useToolWords } from './ToolContext.ts'
import { fill } from './fill.ts'
import { type Leaves, gain } from './gain.ts'
import { type Fix, isByWorth, prioritised } from './prioritised.ts'

/** The number shown at first; the others are collapsed. */
const FIRST = 3

/** On paper, less important fixes take a single line: a report has a page or two. */
const ONE_LINE = { '& .evidence': { WebkitLineClamp: 1 }, '& .evidence ~ .evidence': { display: 'none' } } as const

/** The fixes of a text: the three that gain most, with the points of each and their total, and the others collapsed. */
export function Fixes({ findings, scores, leaves }: { findings: Finding[]; scores: ScorePart[]; leaves?: Leaves | undefined }) {
  const words = useToolWords()
  const fixes = prioritised(findings, scores, leaves)
  const [first, rest] = [fixes.slice(0, FIRST), fixes.slice(FIRST)]
  const worth = ({ id }: Finding) => {
    const { ids } = fixes.find(({ finding }) => finding.id === id)!
    const points = gain(scores, ids, leaves)
    return points > 0 ? fill(ids.length > 1 ? words.gainUpTo : words.gain, { points }) : ''
  }
  const list = (some: Fix[]) => <Findings findings={some.map(({ finding }) => finding)} worth={worth} />
  const score = Math.round(scores.reduce((sum, part) => sum + part.score, 0))
  const together = gain(
    scores,
    first.flatMap(({ ids }) => ids),
    leaves,
  )
  const headings = [words.nothingToFix, words.fixOne, words.fixTwo]
  return (
    <Card component="section" variant="outlined" className="fixes" sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <Typography variant="h3">{headings[first.length] ?? words.fixFirst}</Typography>
      {first.length > 0 && list(first)}
      {together > 0 && (
        <Typography variant="body2" className="together" sx={{ color: 'text.strong', fontWeight: 600 }}>
          {fill(words.fixSum, { score, next: score + together })}
        </Typography>
      )}
      {rest.length > 0 && (
        <ReportDetails sx={{ '@media print': ONE_LINE }}>
          <summary>{fill(isByWorth(first, rest) ? words.fixNext : words.fixRest, { count: rest.length })}</summary>
          {list(rest)}
        </ReportDetails>
      )}
    </Card>
  )
}
