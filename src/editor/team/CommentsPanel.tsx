import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { EditorThread } from '#src/node/dev/editor/team/teamWire.ts'
import type { EditorPage } from '#src/node/dev/editor/wire.ts'
import type { Selection } from '#src/editor/editorState.ts'
import { labelOf } from '#src/editor/labelOf.ts'
import { isSamePlace } from '#src/editor/isSamePlace.ts'
import { FoldedPart } from '#src/editor/pages/FoldedPart.tsx'
import { ThreadCard } from './ThreadCard.tsx'
import { indexOf, threadGroups } from './threadGroups.ts'
import type { Threads } from './useThreads.ts'

type CommentsPanelProps = {
  threads: Threads
  page: EditorPage | null
  selection: Selection | null
  /** The words that are selected on the page; empty if there are none. */
  wordsOnPage(): string
  onShow(thread: EditorThread): void
  onClose(): void
}

/** The comments on this page, with those of other pages and those whose words are gone below, and a field for a new one. */
export function CommentsPanel({ threads, page, selection, wordsOnPage, onShow, onClose }: CommentsPanelProps) {
  const id = useId()
  const { known, failure } = threads
  const { here, gone, elsewhere, resolved } = threadGroups(known?.threads ?? [], page)
  const chosen = page?.sections.find((section) => selection !== null && isSamePlace(section, selection))
  const card = (thread: EditorThread) => (
    <ThreadCard key={thread.id} thread={thread} threads={threads} onShow={thread.place ? () => onShow(thread) : undefined} />
  )
  const ofPage = here.toSorted((one, other) => indexOf(one, page) - indexOf(other, page))
  return (
    <Stack component="section" aria-labelledby={id} spacing={2}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography id={id} component="h2" variant="h6">
          Comments
        </Typography>
        <Button variant="outlined" onClick={onClose}>
          Show fields
        </Button>
      </Box>
      {failure !== '' && <Alert severity="error">{failure}</Alert>}
      {known && !known.mayComment && <Alert severity="info">You can read comments, but your role does not allow writing any.</Alert>}
      {known?.mayComment &&
        (chosen ? (
          <NewComment
            key={`${chosen.file} ${chosen.keyPath.join('.')}`}
            about={labelOf(chosen.type)}
            onAdd={(text) => threads.comment({ file: chosen.file, section: Number(chosen.keyPath[1]), words: wordsOnPage() }, text)}
          />
        ) : (
          <Typography color="text.secondary">Select a section to comment on it, or words in it to comment on them.</Typography>
        ))}
      {ofPage.map(card)}
      {known && ofPage.length === 0 && <Typography color="text.secondary">This page has no open comments.</Typography>}
      {gone.length > 0 && (
        <FoldedPart title={`Words are gone (${gone.length})`} about="The words that these comments are about were changed or deleted.">
          <Stack spacing={2}>{gone.map(card)}</Stack>
        </FoldedPart>
      )}
      {elsewhere.length > 0 && (
        <FoldedPart title={`On other pages (${elsewhere.length})`} about="Show leads to the page.">
          <Stack spacing={2}>{elsewhere.map(card)}</Stack>
        </FoldedPart>
      )}
      {resolved.length > 0 && (
        <FoldedPart title={`Resolved (${resolved.length})`} about="These comments can be opened again.">
          <Stack spacing={2}>{resolved.map(card)}</Stack>
        </FoldedPart>
      )}
    </Stack>
  )
}

function NewComment({ about, onAdd }: { about: string; onAdd(text: string): Promise<boolean> }) {
  const [text, setText] = useState('')
  const [isAdding, setAdding] = useState(false)
  const add = async () => {
    setAdding(true)
    if (await onAdd(text.trim())) setText('')
    setAdding(false)
  }
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '' && !isAdding) void add()
      }}>
      <TextField
        multiline
        minRows={2}
        label={`Comment on ${about}`}
        helperText="Words that are selected on the page are quoted. @ and an e-mail address mention a person."
        value={text}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="contained" disabled={text.trim() === '' || isAdding} sx={{ mt: 1 }}>
        Add comment
      </Button>
    </Box>
  )
}
