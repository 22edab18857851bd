import { useEffect, useRef } from 'react'
import { SetAsideNote } from './SetAsideNote.tsx'
import { useToolWords } from './ToolContext.ts'

/** The outcome of deleting this result, or all data; null without a deletion. */
export type Clearing = 'clearedOne' | 'cleared' | 'refused' | null

/**
 * Shown without a result. After a deletion it shows the outcome and takes the focus, because the button has disappeared; stored data that
 * could not be read is offered here too.
 */
export function NoResult({ clearing }: { clearing: Clearing }) {
  const words = useToolWords()
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (clearing !== null) note.current?.focus()
  }, [clearing])
  return (
    <div className="no-result">
      <p role="status" tabIndex={-1} ref={note}>
        {clearing && words[clearing === 'refused' ? 'clearFailed' : clearing]}
      </p>
      <SetAsideNote />
    </div>
  )
}
