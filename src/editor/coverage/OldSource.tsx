import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { OldFile } from '#src/node/dev/editor/coverage/coverageWire.ts'
import { readOldFile } from './readOldFile.ts'

/** The form for the old addresses: files, or a pasted list. */
export function OldSource({ onGiven }: { onGiven(files: OldFile[]): void }) {
  const [text, setText] = useState('')
  const [failure, setFailure] = useState('')
  return (
    <Stack spacing={2} sx={{ maxWidth: '44rem' }}>
      <Typography>
        Check what this site answers to the addresses of the old one. Choose its sitemap (with the sitemaps that an index names), a list of
        addresses, or the log of its server.
      </Typography>
      {failure !== '' && <Alert severity="error">{failure}</Alert>}
      <Button component="label" variant="outlined" sx={{ alignSelf: 'start', minHeight: 44 }}>
        Choose files
        <input
          type="file"
          multiple
          accept=".xml,.gz,.txt,.csv,.log"
          style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            if (files.length > 0) Promise.all(files.map(readOldFile)).then(onGiven, (error: Error) => setFailure(error.message))
          }}
        />
      </Button>
      <TextField
        label="Or paste addresses, one in each line"
        placeholder={'https://www.example.com/about\n/?p=12'}
        multiline
        minRows={6}
        maxRows={16}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        variant="contained"
        disabled={text.trim() === ''}
        sx={{ alignSelf: 'start', minHeight: 44 }}
        onClick={() => onGiven([{ name: 'pasted', text }])}>
        Check addresses
      </Button>
    </Stack>
  )
}
