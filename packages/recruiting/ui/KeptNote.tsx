import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef } from 'react'
import type { ToolWords } from '#packages/recruiting/schemas/ToolProps.ts'
import { Notice, useSite } from 'page-builder/ui'
import { type KeepingWord, type PersistenceStatus, useKeeping, usePersistenceStatus } from 'page-builder/store'
import { SetAsideNote } from './SetAsideNote.tsx'
import { useToolAround } from './ToolContext.ts'
import { fill } from './fill.ts'

const ON_SCREEN = { '@media print': { display: 'none' } } as const

/**
 * Below the heading of a result: the date until which it is stored on this device, or why it is not (S01, S02, S07); the question whether
 * documents about other people may be stored, until it is answered; and what happened to stored data that could not be read.
 */
export function KeptNote() {
  const { words, type } = useToolAround()
  const { language } = useSite()
  const { word, until, decide } = useKeeping(type)
  const note = useRef<HTMLParagraphElement>(null)
  const status = usePersistenceStatus()
  const text = textFor(status, word)
  const answer = (given: KeepingWord) => {
    // The buttons disappear with the question.
    note.current?.focus()
    decide(given)
  }
  const date = until === undefined ? '' : new Date(until).toLocaleDateString(language, { dateStyle: 'long' })
  return (
    <>
      <Box
        className="storage-note"
        sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.875rem', '& p:empty': { position: 'absolute' }, ...ON_SCREEN }}>
        <p role="status" tabIndex={-1} ref={note}>
          {text === null || (text === 'kept' && date === '') ? '' : fill(words[text], { date })}
        </p>
        <SetAsideNote />
      </Box>
      {text === null && (
        <Notice severity="info" className="keep-question" sx={{ mt: 1.5, fontSize: '0.875rem', ...ON_SCREEN }}>
          {words.keepAsk}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, mt: 1 }}>
            <Button variant="outlined" size="small" onClick={() => answer('kept')}>
              {words.keepYes}
            </Button>
            <Button variant="outlined" size="small" onClick={() => answer('notKept')}>
              {words.keepNo}
            </Button>
          </Box>
        </Notice>
      )}
    </>
  )
}

/** The note for a result; null for the question. */
function textFor(
  status: PersistenceStatus,
  word: KeepingWord,
): (keyof ToolWords & ('kept' | 'memoryOnly' | 'notKept' | 'storageFull' | 'newerVersion')) | null {
  if (word === 'notKept') return 'memoryOnly'
  if (status.state === 'read-only') return 'newerVersion'
  if (status.state === 'memory-only') return status.why === 'full' || status.why === 'no-backup' ? 'storageFull' : 'notKept'
  if (status.state === 'timed-out') return 'notKept'
  return word === 'asked' ? null : 'kept'
}
