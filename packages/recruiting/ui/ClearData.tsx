import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { deleteAnalyticsCookies, clearOutbox, resultCleared, useOpenedStore } from 'page-builder/store'
import type { RootState } from '#packages/recruiting/results.ts'
import { Icon } from 'page-builder/ui'
import type { Clearing } from './NoResult.tsx'
import { useToolAround } from './ToolContext.ts'
import { forgetHeld } from './heldInput.ts'
import { itemsToClear } from './itemsToClear.ts'

type ClearDataProps = {
  /** Called with the outcome. */
  onCleared(outcome: Exclude<Clearing, null>): void
}

/**
 * Two buttons: one deletes the result of this tool (R5.9), the other the data of all tools: memory, storage and backup, in every open tab,
 * queued messages, and the ids of visitor statistics (S14). A dialog lists the data and asks for confirmation; it traps the focus and
 * restores it.
 */
export function ClearData({ onCleared }: ClearDataProps) {
  const tool = useToolAround()
  const { words, type } = tool
  const opened = useOpenedStore<RootState>()
  const [asking, setAsking] = useState<{ scope: 'one' | 'all'; items: string[] } | null>(null)
  // The question stays readable while the dialog fades out.
  const [isOpen, setIsOpen] = useState(false)
  const ask = (scope: 'one' | 'all') => {
    setAsking({ scope, items: itemsToClear(scope, tool, opened, window) })
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  const clear = async () => {
    close()
    try {
      if (asking?.scope === 'one') {
        opened.store.dispatch(resultCleared(type))
        opened.flush()
        return onCleared('clearedOne')
      }
      deleteAnalyticsCookies(document, location.hostname)
      clearOutbox(window)
      forgetHeld()
      await opened.clearAll()
      onCleared('cleared')
    } catch {
      onCleared('refused')
    }
  }
  const said =
    asking?.scope === 'one'
      ? { title: words.clearOne, text: words.clearOneAsk, yes: words.clearOneYes }
      : { title: words.clear, text: words.clearAsk, yes: words.clearYes }
  return (
    <>
      <Button variant="text" onClick={() => ask('one')}>
        <Icon name="trash-2" />
        {words.clearOne}
      </Button>
      <Button variant="text" onClick={() => ask('all')}>
        <Icon name="trash-2" />
        {words.clear}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby="clear_data" aria-describedby="clear_data_text">
        <DialogTitle id="clear_data">{said.title}</DialogTitle>
        <DialogContent id="clear_data_text">
          <p>{said.text}</p>
          <Box component="ul" sx={{ mt: 1, paddingInlineStart: 2.5 }}>
            {asking?.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </Box>
        </DialogContent>
        <DialogActions disableSpacing>
          <Button variant="outlined" onClick={close}>
            {words.clearNo}
          </Button>
          <Button color="error" onClick={() => void clear()}>
            {said.yes}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
