import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { LibraryFile } from '#src/node/dev/editor/wire.ts'
import { AI_WORDS } from './rightsWords.ts'

const FIELDS = {
  creator: { label: 'Creator', help: 'The person who made the picture.' },
  credit: { label: 'Credit', help: 'How to credit it, such as an agency. Without it, the creator.' },
  copyright: { label: 'Copyright notice', help: 'Such as © 2026 Ada Baker.' },
  license: { label: 'License', help: 'Web address of your license, such as https://creativecommons.org/licenses/by/4.0/' },
  source: { label: 'Source', help: 'Web address of the page that the picture comes from.' },
} as const

/**
 * Who made a picture, under which license it is shown, and whether AI made it. `onSave` returns why it was not saved, null if it was;
 * `onClose` receives what was done, if anything.
 */
export function RightsDialog({
  file: { path, rights },
  onSave,
  onClose,
}: {
  file: LibraryFile
  onSave(facts: Record<string, string>): Promise<string | null>
  onClose(done?: string): void
}) {
  const [facts, setFacts] = useState<Readonly<Record<string, string>>>({ ...rights })
  const [failure, setFailure] = useState('')
  const give = (name: string, value: string) => setFacts({ ...facts, [name]: value })
  async function save() {
    const known = Object.entries(facts).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()] as const]))
    const refusal = await onSave(Object.fromEntries(known))
    if (refusal === null) onClose('Origin and rights saved. Undo reverts them.')
    else setFailure(refusal)
  }
  return (
    <Dialog open onClose={() => onClose()} fullWidth maxWidth="sm" aria-labelledby="rights-title">
      <DialogTitle id="rights-title">Origin and rights of {path.replace('/assets/', '')}</DialogTitle>
      <DialogContent>
        <Box
          component="form"
          id="rights"
          sx={{ display: 'grid', gap: 2, pt: 1 }}
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}>
          {Object.entries(FIELDS).map(([name, { label, help }]) => (
            <TextField
              key={name}
              label={label}
              helperText={help}
              value={facts[name] ?? ''}
              onChange={({ target }) => give(name, target.value)}
            />
          ))}
          <TextField
            select
            label="Use of AI"
            value={facts['ai'] ?? ''}
            helperText="Search engines and other programs find it in the data of the page."
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            onChange={({ target }) => give('ai', target.value)}>
            <option value="">None, or unknown</option>
            {Object.entries(AI_WORDS).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </TextField>
          {failure !== '' && <Alert severity="error">Not saved: {failure}</Alert>}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Cancel</Button>
        <Button type="submit" form="rights" variant="contained">
          Save
        </Button>
      </DialogActions>
    </Dialog>
  )
}
