import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { RefusedChoice, ReviewGroup } from '#src/node/dev/editor/review/reviewWire.ts'
import { DeveloperDetails } from './DeveloperDetails.tsx'
import { changeSentence } from './ChangeWords.tsx'
import { groupName, nameOfFile } from './groupName.ts'

/** The number of problems shown. */
const MOST = 5

/** Why changes are refused, and the changes that belong together with them, which `onTogether` adds. */
export function RefusedChanges({
  refused: { message, problems, needs, details },
  groups,
  together,
  onTogether,
}: {
  refused: RefusedChoice
  groups: readonly ReviewGroup[]
  together: string
  onTogether(ids: string[]): void
}) {
  const needed = groups.flatMap((group) =>
    group.changes
      .filter(({ id }) => needs.includes(id))
      .map(({ id, words }) => ({ id, line: `${groupName(group)}: ${changeSentence(words)}` })),
  )
  return (
    <Alert severity="error" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      {message}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {problems.slice(0, MOST).map(({ file, line, message: why, hint }) => (
          <li key={`${file} ${line} ${why}`}>
            {nameOfFile(file, groups)}: {why}
            {hint !== undefined && ` · ${hint}`}
          </li>
        ))}
      </Box>
      {needed.length > 0 && (
        <>
          They belong together with:
          <Box component="ul" sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
            {needed.map(({ id, line }) => (
              <li key={id}>{line}</li>
            ))}
          </Box>
          <Button size="small" variant="outlined" color="inherit" onClick={() => onTogether(needs)}>
            {together}
          </Button>
        </>
      )}
      {details.length > 0 && <DeveloperDetails>{details.join(' ')}</DeveloperDetails>}
    </Alert>
  )
}
