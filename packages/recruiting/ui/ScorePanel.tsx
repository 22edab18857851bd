import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CircularProgress from '@mui/material/CircularProgress'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { ScorePart } from '#packages/recruiting/results/records.ts'
import { useToolWords } from './ToolContext.ts'
import { fill } from './fill.ts'
import { wholePoints } from './wholePoints.ts'

type ScorePanelProps = { total: number; parts: ScorePart[]; label: string; caution: string | undefined }

/**
 * A score in a ring, in words, and part by part: each part shows its points in numbers, so that reading it does not need color. `caution`
 * is a warning about its use.
 */
export function ScorePanel({ total, parts, label, caution }: ScorePanelProps) {
  const words = useToolWords()
  const shown = wholePoints(parts.map(({ score, outOf }) => ({ points: score, outOf })))
  return (
    <Card component="section" variant="outlined" sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
      <Box className="dial" sx={{ display: 'flex', alignItems: 'center', gap: 2.5 }}>
        <Box sx={{ display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } }}>
          <CircularProgress variant="determinate" value={100} size="6.5rem" thickness={4} aria-hidden sx={{ color: 'secondary.light' }} />
          <CircularProgress variant="determinate" value={total} size="6.5rem" thickness={4} aria-hidden sx={{ color: 'primary.main' }} />
          <Typography component="p" variant="h2" sx={{ fontSize: '2rem', color: 'text.strong' }}>
            <span aria-hidden="true">{Math.round(total)}</span>
            <span className="visually-hidden">{fill(words.score, { score: Math.round(total) })}</span>
          </Typography>
        </Box>
        <Typography variant="h3" component="p" sx={{ color: 'text.strong' }}>
          {label}
        </Typography>
      </Box>
      {parts.length > 0 && (
        <Box component="ul" role="list" sx={{ display: 'grid', gap: 1.5 }}>
          {parts.map((part, at) => (
            <Box
              component="li"
              key={part.id}
              sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, rowGap: 0.5 }}>
              <Typography variant="body2">{part.label}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {fill(words.points, shown[at]!)}
              </Typography>
              <LinearProgress
                variant="determinate"
                aria-hidden
                value={part.outOf === 0 ? 0 : Math.min(100, (100 * part.score) / part.outOf)}
                sx={{ gridColumn: '1 / -1' }}
              />
            </Box>
          ))}
        </Box>
      )}
      {caution && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {caution}
        </Typography>
      )}
    </Card>
  )
}
