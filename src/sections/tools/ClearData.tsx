import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { deleteAnalyticsCookies } from '#src/services/analytics/analyticsCookies.ts'
import { clearOutbox } from '#src/store/outbox/clearOutbox.ts'
import { useOpenedStore } from '#src/store/useOpenedStore.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useToolWords } from './ToolContext.ts'

/**
 * The button that deletes what all tools keep: memory, storage and backup, in every open tab, messages that wait to be sent, and the ids
 * of visitor statistics (S14). It asks first, in a dialog, which holds the focus and gives it back. `onCleared` hears whether the browser
 * deleted it.
 */
export function ClearData({ onCleared }: { onCleared(outcome: 'cleared' | 'refused'): void }) {
  const words = useToolWords()
  const { clearAll } = useOpenedStore()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const clear = async () => {
    close()
    try {
      deleteAnalyticsCookies(document, location.hostname)
      clearOutbox(window)
      await clearAll()
      onCleared('cleared')
    } catch {
      onCleared('refused')
    }
  }
  return (
    <>
      <Button variant="text" onClick={() => setIsAsking(true)}>
        <Icon name="trash-2" />
        {words.clear}
      </Button>
      <Dialog open={isAsking} onClose={close} aria-labelledby="clear-data" aria-describedby="clear-data-text">
        <DialogTitle id="clear-data">{words.clear}</DialogTitle>
        <DialogContent id="clear-data-text">{words.clearAsk}</DialogContent>
        <DialogActions disableSpacing>
          <Button variant="outlined" onClick={close}>
            {words.clearNo}
          </Button>
          <Button color="error" onClick={() => void clear()}>
            {words.clearYes}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
