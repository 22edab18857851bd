import Box from '@mui/material/Box'
import type { ScanMark } from '#packages/recruiting/analysis/jobScanner/JobScan.ts'
import { segments } from './segments.ts'

/** A text with its marks: each names its checks in words, for screen readers as well. */
export function MarkedText({
  label,
  text,
  marks,
  labelOf,
}: {
  label: string
  text: string
  marks: readonly ScanMark[]
  labelOf(id: ScanMark['id']): string
}) {
  return (
    <Box
      className="marked-text"
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={{
        maxHeight: '26rem',
        overflow: 'auto',
        p: 2,
        borderRadius: 1,
        bgcolor: 'background.subtle',
        '& p': { minHeight: '1.6em', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
        '& mark': {
          borderBottom: '2px solid',
          borderColor: 'warning.main',
          bgcolor: 'color-mix(in srgb, var(--mui-palette-warning-main) 12%, transparent)',
          color: 'inherit',
        },
        "& mark:is([data-checks='longSentences'], [data-checks='passiveVoice'])": { borderBottomStyle: 'dotted', bgcolor: 'transparent' },
        '@media print': { maxHeight: 'none' },
      }}>
      {text.split(/\r\n|\r|\n/).map((line, at) => (
        <p key={at}>
          {segments(
            line,
            marks.filter((mark) => mark.line === at),
          ).map(({ text: piece, ids }, index) =>
            ids.length === 0 ? (
              piece
            ) : (
              <mark key={index} data-checks={ids.length > 1 ? 'several' : ids[0]} title={ids.map(labelOf).join(', ')}>
                {piece}
                <span className="visually-hidden"> ({ids.map(labelOf).join(', ')})</span>
              </mark>
            ),
          )}
        </p>
      ))}
    </Box>
  )
}
