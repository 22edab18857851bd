import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import type { EditorInbox, EditorMessage } from '#src/node/dev/editor/team/teamWire.ts'
import { FullView } from '#src/editor/FullView.tsx'
import { askPreview } from '#src/editor/askPreview.ts'
import { saveFile } from '#src/editor/saveFile.ts'

/** The table: states of messages in words. */
const STATES: Record<EditorMessage['state'], string> = {
  waiting: 'Not delivered yet',
  held: 'Held: it looks like spam',
  failed: 'Delivery failed',
  delivered: 'Delivered',
}

function read(): Promise<EditorInbox> {
  return askPreview<EditorInbox>('/_dev/edit/messages')
}

/** The messages that visitors have sent with forms. They can be marked as done, delivered again, deleted, and saved as a table. */
export function InboxView({ onClose }: { onClose(): void }) {
  const [inbox, setInbox] = useState<EditorInbox>()
  const [failure, setFailure] = useState('')
  const [isAll, setAll] = useState(false)
  const [asked, setAsked] = useState<string>()
  const fail = (error: Error) => setFailure(error.message)
  useEffect(() => {
    read().then(setInbox, (error: Error) => setFailure(error.message))
  }, [])
  const load = () =>
    read().then((found) => {
      setInbox(found)
      setFailure('')
    }, fail)
  const change = (id: string, what: string) => askPreview('/_dev/edit/message', { id, change: what }).then(load, fail)

  async function save() {
    const { csv } = await askPreview<{ csv: string }>('/_dev/edit/messages-table')
    saveFile('messages.csv', csv)
  }

  const listed = inbox?.messages.filter(({ isDone }) => isAll || !isDone) ?? []
  return (
    <FullView title="Messages of forms" onClose={onClose}>
      <Stack spacing={2} sx={{ maxWidth: '56rem', mx: 'auto' }}>
        {failure !== '' && <Alert severity="error">{failure}</Alert>}
        {!inbox && failure === '' && <Typography role="status">Reading the messages …</Typography>}
        {inbox && inbox.goTo.length > 0 && (
          <Typography color="text.secondary">
            New messages go {inbox.goTo.join(', and ')}. Forms and services, under Whole site, changes this.
          </Typography>
        )}
        {inbox && (
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <FormControlLabel
              label="Show done ones"
              control={<Switch size="small" checked={isAll} onChange={(_event, isOn) => setAll(isOn)} />}
            />
            <Button variant="outlined" disabled={inbox.messages.length === 0} onClick={() => void save().catch(fail)}>
              Save as a table (CSV)
            </Button>
            <Button variant="outlined" onClick={() => void load()}>
              Read again
            </Button>
          </Box>
        )}
        {inbox && listed.length === 0 && (
          <Typography>{inbox.messages.length === 0 ? 'There are no messages on this server.' : 'All messages are done.'}</Typography>
        )}
        {listed.map((message) => (
          <MessageCard
            key={message.id}
            message={message}
            isAsked={asked === message.id}
            onAsk={setAsked}
            onChange={(what) => void change(message.id, what)}
          />
        ))}
      </Stack>
    </FullView>
  )
}

type MessageCardProps = { message: EditorMessage; isAsked: boolean; onAsk(id: string | undefined): void; onChange(what: string): void }

function MessageCard({ message, isAsked, onAsk, onChange }: MessageCardProps) {
  const { id, form, at, page, values, files, state, isDone, mayRetry } = message
  return (
    <Box
      component="article"
      aria-label={`${form}, ${new Date(at).toLocaleString()}`}
      sx={{ p: 2, border: 1, borderColor: 'grey.400', borderRadius: 1, bgcolor: isDone ? 'grey.100' : '#fff' }}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {form} · {new Date(at).toLocaleString()}
      </Typography>
      <Typography color="text.secondary" sx={{ fontSize: '0.8125rem' }}>
        {[STATES[state], page, ...(isDone ? ['Done'] : [])].filter(Boolean).join(' · ')}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '10rem minmax(0, 1fr)' }, gap: 0.5, my: 1 }}>
        {Object.entries(values).map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {files.length > 0 && <Typography>Files, kept on the server: {files.join(', ')}</Typography>}
      <Stack direction="row" spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => onChange(isDone ? 'open' : 'done')}>
          {isDone ? 'Mark as not done' : 'Mark as done'}
        </Button>
        {state === 'held' && <Button onClick={() => onChange('release')}>Not spam: deliver it</Button>}
        {mayRetry && <Button onClick={() => onChange('retry')}>Deliver again</Button>}
        {isAsked ? (
          <>
            <Button color="error" variant="contained" onClick={() => onChange('drop')}>
              Delete for good
            </Button>
            <Button onClick={() => onAsk(undefined)}>Keep</Button>
          </>
        ) : (
          <Button color="error" onClick={() => onAsk(id)}>
            Delete
          </Button>
        )}
      </Stack>
    </Box>
  )
}
