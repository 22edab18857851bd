import type { ToolWords } from '#schemas/toolWords.ts'
import { useOpenedStore } from '#src/store/useOpenedStore.ts'
import { usePersistenceStatus } from '#src/store/usePersistenceStatus.ts'
import { saveFile } from './saveFile.ts'

/** Says that stored results could not be read, and offers the raw data (S04); nothing when all could. */
export function SetAsideNote({ words }: { words: ToolWords }) {
  const { setAside } = usePersistenceStatus()
  const { backup } = useOpenedStore()
  if (setAside === 'nothing') return null
  const raw = backup()
  return (
    <p>
      {words.restoredPartly}{' '}
      {raw !== null && (
        <button type="button" className="text-button" onClick={() => saveFile('stored-results.txt', raw)}>
          {words.downloadRaw}
        </button>
      )}
    </p>
  )
}
