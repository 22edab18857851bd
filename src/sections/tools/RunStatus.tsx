import { useEffect, useRef } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { useToolAround } from './ToolContext.ts'
import { fill } from './fill.ts'

/**
 * What the tool is doing: progress with Cancel, or why it stopped. A failure takes the focus, and so does the word of a cancelled run,
 * whose button is gone.
 */
export function RunStatus() {
  const { words, state, isBusy, progress, failure, send } = useToolAround()
  const failed = useRef<HTMLParagraphElement>(null)
  const cancelled = useRef<HTMLSpanElement>(null)
  const attempt = state === 'failed' ? failure.attempt : 0
  useEffect(() => {
    if (attempt > 0) failed.current?.focus()
  }, [attempt])
  useEffect(() => {
    if (state === 'cancelled') cancelled.current?.focus()
  }, [state])
  return (
    <div className="run">
      <div role="status">
        {isBusy && <span>{progress?.what ? fill(words.reading, { name: progress.what }) : words.working}</span>}
        {state === 'cancelled' && (
          <span tabIndex={-1} ref={cancelled}>
            {words.cancelled}
          </span>
        )}
      </div>
      {isBusy && (
        <>
          {progress && progress.total > 1 && (
            <progress
              value={progress.done}
              max={progress.total}
              aria-label={fill(words.progress, { done: progress.done, total: progress.total })}
            />
          )}
          <button type="button" className="action" data-look="quiet" onClick={() => send({ type: 'cancel' })}>
            {words.cancel}
          </button>
        </>
      )}
      {state === 'failed' && (
        <p className="refusal" tabIndex={-1} ref={failed}>
          <Icon name="circle-alert" />
          <span>{failure.message}</span>
        </p>
      )}
    </div>
  )
}
