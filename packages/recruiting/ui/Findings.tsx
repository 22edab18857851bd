import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Finding } from '#packages/recruiting/results/records.ts'
import { Icon } from 'page-builder/ui'
import { useToolWords } from './ToolContext.ts'

const ICONS: Record<Finding['state'], string> = { good: 'circle-check', improve: 'triangle-alert', missing: 'circle-alert', note: 'info' }
const COLORS: Record<Finding['state'], string> = {
  good: 'secondary.main',
  improve: 'warning.main',
  missing: 'error.main',
  note: 'text.secondary',
}

const TWO_LINES = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' } as const

/**
 * Findings in a list, in their order: state in words and by icon, the points (`worth`, empty for none), advice, and the source lines, each
 * limited to two lines.
 */
export function Findings({ findings, worth }: { findings: readonly Finding[]; worth(finding: Finding): string }) {
  const words = useToolWords()
  return (
    <Box component="ul" role="list" className="findings" sx={{ display: 'grid', gap: 2 }}>
      {findings.map((finding) => {
        const { id, label, state, detail } = finding
        const [advice, ...evidence] = detail.split('\n')
        return (
          <Box component="li" key={id} data-state={state} sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
            <Box component="span" sx={{ pt: 0.25, fontSize: '1.125rem', color: COLORS[state] }}>
              <Icon name={ICONS[state]} />
            </Box>
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Typography variant="subtitle2" sx={{ color: 'text.strong' }}>
                {label}{' '}
                <Typography component="span" variant="body2" className="state" sx={{ color: 'text.secondary', marginInlineStart: 0.5 }}>
                  {[words[state], worth(finding)].filter(Boolean).join(', ')}
                </Typography>
              </Typography>
              {advice && <Typography variant="body2">{advice}</Typography>}
              {evidence.map((line) => (
                <Typography key={line} variant="body2" className="evidence" title={line} sx={{ ...TWO_LINES, color: 'text.secondary' }}>
                  {line}
                </Typography>
              ))}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
