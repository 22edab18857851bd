import type { ToolWords } from '#schemas/toolWords.ts'
import type { PersistenceStatus } from '#src/store/persistence/PersistenceStatus.ts'
import { usePersistenceStatus } from '#src/store/usePersistenceStatus.ts'
import { SetAsideNote } from './SetAsideNote.tsx'

/** One quiet note on whether results survive a reload (S01, S02, S07), and what became of stored data that could not be read. */
export function StorageNote({ words }: { words: ToolWords }) {
  return (
    <div className="storage-note">
      <p>{words[noteOf(usePersistenceStatus())]}</p>
      <SetAsideNote words={words} />
    </div>
  )
}

function noteOf(status: PersistenceStatus): keyof ToolWords {
  if (status.state === 'read-only') return 'newerVersion'
  if (status.state === 'memory-only') return status.why === 'full' ? 'storageFull' : 'notKept'
  return status.state === 'timed-out' ? 'notKept' : 'kept'
}
