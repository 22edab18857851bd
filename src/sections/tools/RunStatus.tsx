import { useEffect, useRef } from 'react'
import type { ToolWords } from '#schemas/toolWords.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { fill } from './fill.ts'
import type { RunState } from './useRun.ts'

/**
 * What a tool is doing: progress with Cancel, or why it stopped. A failure takes the focus, and so does the word of a cancelled run, whose
 * button is gone.
 */
export function RunStatus({ state, cancel, words }: { state: RunState; cancel(): void; words: ToolWords }) {
  const failure = useRef<HTMLParagraphElement>(null)
  const cancelled = useRef<HTMLSpanElement>(null)
  const attempt = state.phase === 'failed' ? state.attempt : 0
  useEffect(() => {
    if (attempt > 0) failure.current?.focus()
  }, [attempt])
  useEffect(() => {
    if (state.phase === 'cancelled') cancelled.current?.focus()
  }, [state.phase])
  const progress = state.phase === 'busy' ? state.progress : null
  return (
    <div className="run">
      <div role="status">
        {state.phase === 'busy' && <span>{progress?.what ? fill(words.reading, { name: progress.what }) : words.working}</span>}
        {state.phase === 'cancelled' && (
          <span tabIndex={-1} ref={cancelled}>
            {words.cancelled}
          </span>
        )}
      </div>
      {state.phase === 'busy' && (
        <>
          {progress && progress.total > 1 && (
            <progress
              value={progress.done}
              max={progress.total}
              aria-label={fill(words.progress, { done: progress.done, total: progress.total })}
            />
          )}
          <button type="button" className="action" data-look="quiet" onClick={cancel}>
            {words.cancel}
          </button>
        </>
      )}
      {state.phase === 'failed' && (
        <p className="refusal" tabIndex={-1} ref={failure}>
          <Icon name="circle-alert" />
          <span>{state.message}</span>
        </p>
      )}
    </div>
  )
}
