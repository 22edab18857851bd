import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { EditorThread } from '#src/node/dev/editor/team/teamWire.ts'
import type { Threads } from './useThreads.ts'

/** A thread with its quote, and what can be done about it. `onShow` is missing if its words are gone. */
export function ThreadCard({ thread, threads, onShow }: { thread: EditorThread; threads: Threads; onShow: (() => void) | undefined }) {
  const [text, setText] = useState('')
  const [isAdding, setAdding] = useState(false)
  const { quote, remarks, isResolved, path } = thread
  const me = threads.known?.me ?? ''
  const mentions = me !== '' && remarks.some((remark) => remark.text.toLowerCase().includes(`@${me.toLowerCase()}`))
  const reply = async () => {
    setAdding(true)
    if (await threads.reply(thread.id, text.trim())) setText('')
    setAdding(false)
  }
  return (
    <Box component="article" aria-label={`Comment on “${quote}”`} sx={{ p: 1.5, border: 1, borderColor: 'grey.400', borderRadius: 1 }}>
      <Typography
        component="blockquote"
        sx={{ m: 0, pl: 1, borderLeft: 3, borderColor: 'primary.main', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
        {quote}
      </Typography>
      {!onShow && (
        <Typography color="text.secondary" sx={{ fontSize: '0.8125rem', mt: 0.5 }}>
          These words are gone{path === null ? '' : `; they were on ${path}`}.
        </Typography>
      )}
      {mentions && <Typography sx={{ fontSize: '0.8125rem', fontWeight: 700, mt: 0.5 }}>Mentions you</Typography>}
      {remarks.map((remark) => (
        <Box key={remark.id} sx={{ mt: 1 }}>
          <Typography sx={{ fontSize: '0.8125rem' }}>
            <strong>{remark.by.name}</strong>{' '}
            <Box component="time" dateTime={new Date(remark.at).toISOString()} sx={{ color: 'text.secondary' }}>
              {new Date(remark.at).toLocaleString()}
            </Box>
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{remark.text}</Typography>
        </Box>
      ))}
      {threads.known?.mayComment && !isResolved && (
        <Box
          component="form"
          sx={{ mt: 1 }}
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() !== '' && !isAdding) void reply()
          }}>
          <TextField
            multiline
            label="Reply"
            value={text}
            slotProps={{ htmlInput: { maxLength: 4000 } }}
            onChange={({ target }) => setText(target.value)}
          />
          {text.trim() !== '' && (
            <Button type="submit" variant="contained" disabled={isAdding} sx={{ mt: 1 }}>
              Add reply
            </Button>
          )}
        </Box>
      )}
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        {onShow && <Button onClick={onShow}>Show</Button>}
        {threads.known?.mayComment && (
          <Button onClick={() => void threads.resolve(thread.id, !isResolved)}>{isResolved ? 'Open again' : 'Resolve'}</Button>
        )}
      </Stack>
    </Box>
  )
}
