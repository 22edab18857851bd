import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { Editor } from './createEditor.ts'
import { labelOf } from './labelOf.ts'

/** Both values of what two have changed, to choose between. */
export function Conflict({ editor, mine, theirs, file }: { editor: Editor; mine: unknown; theirs: unknown; file: string }) {
  return (
    <Alert severity="warning" role="alert">
      {file} was changed by another program, at the same place. Nothing of yours was written. Which is to stay?
      {[
        { title: 'Yours', value: shown(mine, theirs) },
        { title: 'On disk', value: shown(theirs, mine) },
      ].map(({ title, value }) => (
        <div key={title}>
          <strong>{title}</strong>
          <Box
            component="pre"
            tabIndex={0}
            role="group"
            aria-label={title}
            sx={{ m: 0, mb: 1, p: 1, maxHeight: 200, overflow: 'auto', whiteSpace: 'pre-wrap', bgcolor: '#fff', fontSize: '0.75rem' }}>
            {value}
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

/** What one of two values has that the other has not: of objects the fields that differ. */
function shown(value: unknown, other: unknown): string {
  const words = (part: unknown) => (typeof part === 'string' ? `“${part}”` : (JSON.stringify(part, null, 2) ?? 'nothing'))
  const isGroup = (part: unknown) => typeof part === 'object' && part !== null && !Array.isArray(part)
  if (!isGroup(value) || !isGroup(other)) return words(value)
  const [own, others] = [value as Record<string, unknown>, other as Record<string, unknown>]
  return [...new Set([...Object.keys(own), ...Object.keys(others)])]
    .filter((key) => JSON.stringify(own[key]) !== JSON.stringify(others[key]))
    .map((key) => `${labelOf(key)}: ${words(own[key])}`)
    .join('\n')
}
