import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useOpenedStore, usePersistenceStatus } from 'page-builder/store'
import { useServices } from 'page-builder/ui'
import { useToolWords } from './ToolContext.ts'
import { saveFile } from './saveFile.ts'

/**
 * Reports stored results that could not be read, and offers the raw data; reports the event without the data (S04). Renders nothing if all
 * could be read.
 */
export function SetAsideNote() {
  const words = useToolWords()
  const { setAside } = usePersistenceStatus()
  const { backup } = useOpenedStore()
  const { errors } = useServices()
  useEffect(() => {
    if (setAside !== 'nothing') errors.report(new Error(`Stored results could not be read: ${setAside}`), { from: 'tool' })
  }, [errors, setAside])
  if (setAside === 'nothing') return null
  const raw = backup()
  return (
    <p>
      {raw === null ? words.unreadable : words.restoredPartly}{' '}
      {raw !== null && (
        <Button variant="text" onClick={() => saveFile(`${words.rawFile}.txt`, raw)}>
          {words.downloadRaw}
        </Button>
      )}
    </p>
  )
}
