import Button from '@mui/material/Button'
import { useState } from 'react'
import { TimesView } from './calendar/TimesView.tsx'
import { CoverageView, type OldAddresses } from './coverage/CoverageView.tsx'
import type { Editor } from './createEditor.ts'
import type { EditorState } from './editorState.ts'
import { FindView } from './find/FindView.tsx'
import { ReviewView } from './review/ReviewView.tsx'

/** Buttons for finding words, the calendar, the old addresses and the review. Pending edits are saved first. */
export function Views({ editor, state, onOpen }: { editor: Editor; state: EditorState; onOpen(path: string): void }) {
  const [view, setView] = useState<'find' | 'times' | 'old' | 'review'>()
  const [old, setOld] = useState<OldAddresses>({ files: null, leftOut: new Set() })
  const open = (name: NonNullable<typeof view>) => void editor.flush().then(() => setView(name))
  const close = () => setView(undefined)
  return (
    <>
      <Button variant="outlined" onClick={() => open('find')}>
        Find
      </Button>
      <Button variant="outlined" onClick={() => open('times')}>
        Times
      </Button>
      <Button variant="outlined" onClick={() => open('old')}>
        Old addresses
      </Button>
      <Button variant="contained" onClick={() => open('review')}>
        Review
      </Button>
      {view === 'find' && <FindView editor={editor} onOpen={onOpen} onClose={close} />}
      {view === 'times' && <TimesView editor={editor} state={state} onOpen={onOpen} onClose={close} />}
      {view === 'old' && <CoverageView editor={editor} state={state} old={old} onOld={setOld} onClose={close} />}
      {view === 'review' && <ReviewView hasDraft={state.draft !== null} onClose={close} />}
    </>
  )
}
