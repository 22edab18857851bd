import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { useState } from 'react'
import type { ToolWords } from '#schemas/toolWords.ts'
import type { PersistenceStatus } from '#src/store/persistence/PersistenceStatus.ts'
import { Notice } from '#src/sections/Notice.tsx'
import { usePersistenceStatus } from '#src/store/usePersistenceStatus.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { media } from '#src/ui/tokens.ts'
import { ClearData } from './ClearData.tsx'
import { SetAsideNote } from './SetAsideNote.tsx'
import { useToolAround, useToolWords } from './ToolContext.ts'
import { saveFile } from './saveFile.ts'

/** A file that a report can be saved as. */
export type ReportFile = { label: string; name: string; type: string; text(): string | Uint8Array<ArrayBuffer> }

type ReportActionsProps = {
  text(): string
  files: ReportFile[]
  /** Hears what became of the wish to delete everything, when the report may be gone already. */
  onClearing(outcome: 'cleared' | 'refused'): void
}

/** What can be done with a report: copy, download, print, and delete it with everything else that the tools keep. */
export function ReportActions({ text, files, onClearing }: ReportActionsProps) {
  const { words, forget } = useToolAround()
  const [said, setSaid] = useState<keyof ToolWords | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      setSaid('copied')
    } catch {
      setSaid('copyFailed')
    }
  }
  const hear = (outcome: 'cleared' | 'refused') => {
    onClearing(outcome)
    if (outcome === 'cleared') forget()
    else setSaid('clearFailed')
  }
  return (
    <Box component="footer" className="report-actions" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, [media.mobile]: { '& > .MuiButton-outlined': { flexGrow: 1 } } }}>
        <Button variant="outlined" onClick={() => void copy()}>
          <Icon name="copy" />
          {words.copy}
        </Button>
        {files.map((file) => (
          <Button key={file.name} variant="outlined" onClick={() => saveFile(file.name, file.text(), file.type)}>
            <Icon name="download" />
            {file.label}
          </Button>
        ))}
        <Button variant="outlined" onClick={() => window.print()}>
          <Icon name="printer" />
          {words.print}
        </Button>
        <ClearData onCleared={hear} />
      </Box>
      {said !== null && said !== 'copied' && <Notice severity="error">{words[said]}</Notice>}
      <Snackbar open={said === 'copied'} autoHideDuration={6000} onClose={() => setSaid(null)} message={words.copied} />
      <StorageNote />
    </Box>
  )
}

/** One quiet note on whether results survive a reload (S01, S02, S07), and what became of stored data that could not be read. */
function StorageNote() {
  const words = useToolWords()
  return (
    <Box className="storage-note" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
      <p>{words[noteOf(usePersistenceStatus())]}</p>
      <SetAsideNote />
    </Box>
  )
}

function noteOf(status: PersistenceStatus): keyof ToolWords {
  if (status.state === 'read-only') return 'newerVersion'
  if (status.state === 'memory-only') return status.why === 'full' || status.why === 'no-backup' ? 'storageFull' : 'notKept'
  return status.state === 'timed-out' ? 'notKept' : 'kept'
}
