import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { fileName } from '#src/editor/fileName.ts'
import { DeveloperDetails } from '#src/editor/review/DeveloperDetails.tsx'
import type { EditorFileChange, EditorPlan } from '#src/node/dev/editor/wire.ts'

const DID: Record<EditorFileChange['did'], { word: string; color: string }> = {
  add: { word: 'New', color: '#166534' },
  change: { word: 'Changed', color: '#1e40af' },
  move: { word: 'Moved', color: '#6b21a8' },
  remove: { word: 'Removed', color: '#991b1b' },
}

/** The changes of a task, or the reason why it is refused, in the words of the commands. */
export function PlanView({ plan, isLooking }: { plan: EditorPlan | null; isLooking: boolean }) {
  return (
    <Box aria-live="polite" aria-busy={isLooking} sx={{ minHeight: 96 }}>
      {!plan && (
        <Typography sx={{ color: 'text.secondary' }}>
          {isLooking ? 'Checking what will change …' : 'The changes will be listed here.'}
        </Typography>
      )}
      {plan?.failure != null && <Refusal plan={plan} failure={plan.failure} />}
      {plan?.failure === null && <Changes plan={plan} />}
    </Box>
  )
}

function Refusal({ plan: { linked, problems }, failure }: { plan: EditorPlan; failure: string }) {
  return (
    <Alert severity={linked.length > 0 ? 'warning' : 'error'}>
      {failure}
      {linked.length > 0 && ' Redirect visitors to another page and point these links there too, or change the links first.'}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ file, line, message, hint }) => (
            <li key={`${file} ${line} ${message}`}>
              {fileName(file)}, line {line}: {message}
              {hint !== undefined && `. ${hint}`}
            </li>
          ))}
        </ul>
      )}
      {linked.length > 0 && (
        <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
          {linked.map(({ name, file, line, href }) => (
            <li key={`${file} ${line} ${href}`}>
              {name}: {href} <Box component="span">(line {line})</Box>
            </li>
          ))}
        </Box>
      )}
    </Alert>
  )
}

function Changes({ plan: { files, notes, pages } }: { plan: EditorPlan }) {
  const count = pages?.length ?? 0
  return (
    <Stack spacing={1.25} sx={{ p: 1.5, borderRadius: 1, bgcolor: '#f3f4f6' }}>
      <Typography component="h3" sx={{ fontSize: '0.8125rem', fontWeight: 700 }}>
        What will change
      </Typography>
      {notes.map((note) => (
        <Typography key={note} sx={{ fontSize: '0.8125rem' }}>
          {note}
        </Typography>
      ))}
      {(pages === null || count > 0) && (
        <Box component="details" sx={{ fontSize: '0.8125rem' }}>
          <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
            {pages === null ? 'Affects every page' : `Affects ${count} ${count === 1 ? 'page' : 'pages'}`}
          </Box>
          <Box component="ul" sx={{ maxHeight: 160, overflow: 'auto', my: 0.5, pl: 2.5 }}>
            {(pages ?? []).map(({ path, name }) => (
              <li key={path}>
                {name} <Box component="span">({path})</Box>
              </li>
            ))}
          </Box>
        </Box>
      )}
      <Box component="ul" aria-label="Pages and files" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '0.75rem' }}>
        {files.map(({ did, file, to }) => (
          <Box component="li" key={file} sx={{ display: 'flex', gap: 1, py: 0.25 }}>
            <Box component="span" sx={{ width: '4.5rem', flex: 'none', fontWeight: 700, color: DID[did].color }}>
              {DID[did].word}
            </Box>{' '}
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {[file, ...(to === undefined ? [] : [to])].map(fileName).join(' → ')}
            </Box>
          </Box>
        ))}
      </Box>
      <DeveloperDetails>
        <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
          {files.map(({ file, to }) => (
            <li key={file}>{to === undefined ? file : `${file} → ${to}`}</li>
          ))}
        </Box>
      </DeveloperDetails>
    </Stack>
  )
}
