import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { Editor } from './createEditor.ts'

/** Both values of what two have changed, to choose between. */
export function Conflict({ editor, mine, theirs, file }: { editor: Editor; mine: unknown; theirs: unknown; file: string }) {
  return (
    <Alert severity="warning" role="alert">
      {file} was changed by another program, at the same place. Nothing of yours was written. Which is to stay?
      {[
        { title: 'Yours', value: mine },
        { title: 'On disk', value: theirs },
      ].map(({ title, value }) => (
        <div key={title}>
          <strong>{title}</strong>
          <Box
            component="pre"
            tabIndex={0}
            role="group"
            aria-label={title}
            sx={{ m: 0, mb: 1, p: 1, maxHeight: 200, overflow: 'auto', whiteSpace: 'pre-wrap', bgcolor: '#fff', fontSize: '0.75rem' }}>
            {value === undefined ? 'nothing' : JSON.stringify(value, null, 2)}
          </Box>
        </div>
      ))}
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={() => void editor.keepMine()}>
          Keep mine
        </Button>
        <Button variant="outlined" onClick={() => editor.takeTheirs()}>
          Take what is on disk
        </Button>
      </Stack>
    </Alert>
  )
}
