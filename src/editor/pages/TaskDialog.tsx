import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { EditorTask } from '#src/node/dev/editor/tasks/editorTask.ts'
import type { EditorPlan } from '#src/node/dev/editor/wire.ts'
import type { Editor } from '#src/editor/createEditor.ts'
import type { EditorState } from '#src/editor/editorState.ts'
import { PlanView } from './PlanView.tsx'
import { TaskFields } from './TaskFields.tsx'
import type { AskedTask } from './askedTask.ts'
import { refusedPlan } from './refusedPlan.ts'
import { tasksApi } from './tasksApi.ts'
import { usePlan } from './usePlan.ts'
import { whenShown } from './whenShown.ts'

const WORDS: Record<AskedTask['do'], { title: string; about: string; act: string }> = {
  new: { title: 'New page', about: 'It starts like the other pages of its collection, with placeholder texts.', act: 'Create the page' },
  move: {
    title: 'Change the address of the page',
    about: 'Links are updated, and the old address redirects to the new one.',
    act: 'Change the address',
  },
  remove: { title: 'Remove the page', about: 'Choose what visitors of its address will see.', act: 'Remove the page' },
  share: {
    title: 'Share the section with other pages',
    about: 'It is stored once, and a change applies to every page that uses it.',
    act: 'Share the section',
  },
  own: {
    title: 'Make it this page’s own',
    about: 'The page gets its own copy. Other pages keep the shared section.',
    act: 'Create the copy',
  },
  translate: { title: 'Add a translation', about: 'It starts empty. Each field shows the original text.', act: 'Add the translation' },
  carry: {
    title: 'Move the section to another page',
    about: 'It is removed here and added at the end of that page.',
    act: 'Move the section',
  },
}

const LIKE = { title: 'New page like this one', about: 'It starts with copies of the same sections.', act: 'Create the page' }

const COPY = { title: 'Copy the section to another page', about: 'A copy is added at the end of that page.', act: 'Copy the section' }

/** Asks for the details of a task, shows its changes, and runs it as one step that can be undone. */
export function TaskDialog({
  asked,
  editor,
  state: { site, page },
  onClose,
  onOpen,
}: {
  asked: AskedTask
  editor: Editor
  state: EditorState
  onClose(): void
  onOpen(path: string): void
}) {
  const [task, setTask] = useState(() => firstTask(asked))
  const [refused, setRefused] = useState<EditorPlan | null>(null)
  const [isAtWork, setAtWork] = useState(false)
  const { plan, failed } = usePlan(editor, task)
  if (!site || !page) return null
  const words = wordsOf(asked)
  const isReady = task !== null && plan?.failure === null && !isAtWork

  async function carryOut() {
    if (!task || !isReady) return
    setAtWork(true)
    const carried = await editor.carry((path) => tasksApi.carry(task, path))
    if ('error' in carried || carried.done.answer.status !== 'written') {
      setAtWork(false)
      return setRefused(refusedPlan(carried))
    }
    const { done } = carried
    if (done.open !== null) {
      // A page that visitors do not see yet is shown from its file.
      if (done.answer.page?.view === undefined) await whenShown(done.open)
      onOpen(done.open)
    }
    onClose()
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      onClose={onClose}
      aria-labelledby="task-title"
      aria-describedby="task-about">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void carryOut()
        }}>
        <DialogTitle id="task-title" sx={{ pb: 0.5, fontWeight: 700 }}>
          {words.title}
        </DialogTitle>
        <DialogContent>
          <Typography id="task-about" sx={{ mb: 2, color: 'text.secondary' }}>
            {words.about}
          </Typography>
          <Stack spacing={2}>
            <TaskFields
              asked={asked}
              site={site}
              page={page}
              onTask={(next) => {
                setTask(next)
                setRefused(null)
              }}
            />
            {failed !== null && <Alert severity="error">{failed}</Alert>}
            <PlanView plan={refused ?? plan} isLooking={task !== null && plan === null && failed === null} />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="contained"
            color={asked.do === 'remove' ? 'error' : 'primary'}
            aria-disabled={!isReady}
            sx={isReady ? {} : { opacity: 0.6 }}>
            {words.act}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function wordsOf(asked: AskedTask): typeof COPY {
  if (asked.do === 'carry' && asked.copies) return COPY
  return asked.do === 'new' && asked.like !== undefined ? LIKE : WORDS[asked.do]
}

/** The task before any input; null if a detail is missing. */
function firstTask(asked: AskedTask): EditorTask | null {
  if (asked.do === 'translate') return asked
  if (asked.do === 'own') return { do: 'own', ...asked.place }
  return asked.do === 'share' && asked.suggestion !== '' ? { do: 'share', ...asked.place, name: asked.suggestion } : null
}
