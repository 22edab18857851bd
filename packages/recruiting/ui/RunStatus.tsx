import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { Notice } from 'page-builder/ui'
import { LiveScore } from './LiveScore.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { useToolAround } from './ToolContext.ts'
import { fill } from './fill.ts'

/**
 * The status of the tool: progress with Cancel, or why it stopped. A failure takes the focus, and so does the message about a cancelled
 * run, whose button has disappeared.
 */
export function RunStatus() {
  const { words, state, isBusy, wasEnded, progress, failure, send } = useToolAround()
  const failed = useRef<HTMLDivElement>(null)
  const cancelled = useRef<HTMLSpanElement>(null)
  const attempt = state === 'failed' ? failure.attempt : 0
  useEffect(() => {
    if (attempt > 0) failed.current?.focus()
  }, [attempt])
  useEffect(() => {
    if (state === 'cancelled') cancelled.current?.focus()
  }, [state])
  // The progress of text recognition is shown next to its button.
  const isToldHere = isBusy && state !== 'readingPictures'
  return (
    <>
      <Box className="run" sx={{ display: 'contents' }}>
        <div role="status">
          {isToldHere && <span>{progress?.what ? fill(words.reading, { name: progress.what }) : words.working}</span>}
          {state === 'cancelled' && (
            <span tabIndex={-1} ref={cancelled}>
              {words.cancelled}
            </span>
          )}
        </div>
        {isToldHere && (
          <>
            <Button variant="text" onClick={() => send({ type: 'cancel' })}>
              {words.cancel}
            </Button>
            <ProgressBar />
          </>
        )}
        {wasEnded && (
          <Notice severity="info" className="was-ended" sx={{ flex: '1 0 100%' }}>
            {words.endedByLeaving}
          </Notice>
        )}
        {state === 'failed' && (
          <Notice severity="error" className="refusal" tabIndex={-1} ref={failed} sx={{ flex: '1 0 100%' }}>
            {failure.message}
          </Notice>
        )}
      </Box>
      <LiveScore />
    </>
  )
}
