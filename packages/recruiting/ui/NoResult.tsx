import { useEffect, useRef } from 'react'
import { SetAsideNote } from './SetAsideNote.tsx'
import { useToolWords } from './ToolContext.ts'

/** What became of the wish to delete this result, or everything; null when nobody had it. */
export type Clearing = 'clearedOne' | 'cleared' | 'refused' | null

/**
 * Stands where there is no result. After it was deleted this says what became of it and takes the focus, because the button is gone; stored
 * data that could not be read is offered here too.
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
