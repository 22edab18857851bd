import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { EditorReview, ReviewCheck } from '#src/node/dev/editor/review/reviewWire.ts'
import { nameOfFile } from './groupName.ts'

const STATES: Record<ReviewCheck['state'], { word: string; color: string }> = {
  passed: { word: 'Passes', color: '#166534' },
  failed: { word: 'Fails', color: 'error.main' },
  unknown: { word: 'Not checked yet', color: 'text.secondary' },
}

/** The checks before publishing, the problems of the changes, and, collapsed, the earlier problems. */
export function Checks({ checks, problems, older, groups }: Pick<EditorReview, 'checks' | 'problems' | 'older' | 'groups'>) {
  const hidden = older.count - older.first.length
  return (
    <section aria-labelledby="review-checks">
      <Typography id="review-checks" component="h3" variant="h6">
        Checks
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {checks.map(({ name, state, about, figures = [] }) => (
          <Box component="li" key={name} sx={{ py: 0.5 }}>
            <Box component="strong" sx={{ color: STATES[state].color }}>
              {STATES[state].word}
            </Box>
            : {name}
            {about !== '' && <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{about}</Typography>}
            {figures.length > 0 && (
              <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '0.8125rem' }}>
                {figures.map((figure) => (
                  <li key={figure}>{figure}</li>
                ))}
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {problems.length > 0 && (
        <>
          <Typography component="h4" sx={{ mt: 1.5, fontWeight: 700 }}>
            Problems
          </Typography>
          <Problems problems={problems} groups={groups} />
        </>
      )}
      {older.count > 0 && (
        <Box component="details" sx={{ mt: 1.5 }}>
          <summary>{older.count === 1 ? '1 older warning' : `${older.count} older warnings`} in files that have not changed</summary>
          <Problems problems={older.first} groups={groups} />
          {hidden > 0 && (
            <Typography sx={{ fontSize: '0.8125rem' }}>… and {hidden} more. For developers: npm run validate lists all.</Typography>
          )}
        </Box>
      )}
    </section>
  )
}

function Problems({ problems, groups }: Pick<EditorReview, 'problems' | 'groups'>) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {problems.map(({ severity, file, line, message, hint }) => (
        <li key={`${file} ${line} ${message}`}>
          <Box component="span" sx={{ fontWeight: 700, color: severity === 'error' ? 'error.main' : 'warning.main' }}>
            {severity}
          </Box>{' '}
          {message}
          <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {nameOfFile(file, groups)}, line {line}
            {hint !== undefined && ` · ${hint}`}
          </Typography>
        </li>
      ))}
    </Box>
  )
}
