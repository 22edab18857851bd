import { useRef } from 'react'
import { deleteAnalyticsCookies } from '#src/services/analytics/analyticsCookies.ts'
import { useOpenedStore } from '#src/store/useOpenedStore.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useToolWords } from './ToolContext.ts'

/**
 * The button that deletes what all tools keep: memory, storage and backup, in every open tab, and the ids of visitor statistics (S14). It
 * asks first, in a native dialog, which holds the focus and gives it back. `onCleared` hears whether the browser deleted it.
 */
export function ClearData({ onCleared }: { onCleared(outcome: 'cleared' | 'refused'): void }) {
  const words = useToolWords()
  const { clearAll } = useOpenedStore()
  const dialog = useRef<HTMLDialogElement>(null)
  const clear = async () => {
    dialog.current?.close()
    try {
      deleteAnalyticsCookies(document, location.hostname)
      await clearAll()
      onCleared('cleared')
    } catch {
      onCleared('refused')
    }
  }
  return (
    <>
      <button type="button" className="action" data-look="quiet" onClick={() => dialog.current?.showModal()}>
        <Icon name="trash-2" />
        {words.clear}
      </button>
      <dialog ref={dialog} className="ask" aria-labelledby="clear-data" aria-describedby="clear-data-text">
        <h3 id="clear-data">{words.clear}</h3>
        <p id="clear-data-text">{words.clearAsk}</p>
        <div className="buttons">
          <button type="button" className="action" data-look="primary" onClick={() => void clear()}>
            {words.clearYes}
          </button>
          <button type="button" className="action" data-look="secondary" onClick={() => dialog.current?.close()}>
            {words.clearNo}
          </button>
        </div>
      </dialog>
    </>
  )
}
