import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { useState } from 'react'
import type { ToolWords } from '#packages/recruiting/schemas/ToolProps.ts'
import { Notice, Icon, media } from 'page-builder/ui'
import { ClearData } from './ClearData.tsx'
import type { Clearing } from './NoResult.tsx'
import { useToolAround } from './ToolContext.ts'
import { saveFile } from './saveFile.ts'

/** A download format of a report. */
export type ReportFile = { label: string; name: string; type: string; text(): string | Uint8Array<ArrayBuffer> }

type ReportActionsProps = {
  text(): string
  files: ReportFile[]
  /** Called with the outcome of a deletion, when the report may already have disappeared. */
  onClearing(outcome: Exclude<Clearing, null>): void
}

/** The actions of a report: copy, download, print, and delete it, alone or with all other data of the tools. */
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
  const hear = (outcome: Exclude<Clearing, null>) => {
    onClearing(outcome)
    if (outcome === 'refused') setSaid('clearFailed')
    else forget()
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
    </Box>
  )
}
