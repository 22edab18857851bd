import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { OldFile } from '#src/node/dev/editor/coverage/coverageWire.ts'
import { FileButton } from '#src/editor/inputs/FileButton.tsx'
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
      <FileButton
        multiple
        accept=".xml,.gz,.txt,.csv,.log"
        sx={{ alignSelf: 'start', minHeight: 44 }}
        onFiles={(files) => Promise.all(files.map(readOldFile)).then(onGiven, (error: Error) => setFailure(error.message))}>
        Choose files
      </FileButton>
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
