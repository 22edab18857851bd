import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import type { EditorVersionViews } from '#src/node/dev/editor/history/historyWire.ts'
import type { Editor } from '#src/editor/createEditor.ts'
import { PREVIEW_WIDTHS, WidthField } from '#src/editor/WidthField.tsx'
import { PagePair } from '#src/editor/review/PagePair.tsx'
import { RestorePlan } from './RestorePlan.tsx'
import { type AskedVersion, historyApi } from './historyApi.ts'
import { useRestore } from './useRestore.ts'

const COMPARED = {
  before: { label: 'The version before', titles: { before: 'Before', after: 'This version' } },
  now: { label: 'The page now', titles: { before: 'This version', after: 'Now' } },
}

type VersionPreviewProps = { asked: AskedVersion; editor: Editor; onRestored(): void }

/** A version of a page next to another one, and the button that restores it as one step. */
export function VersionPreview({ asked, editor, onRestored }: VersionPreviewProps) {
  const [views, setViews] = useState<EditorVersionViews>()
  const [failure, setFailure] = useState('')
  const [compared, setCompared] = useState<keyof typeof COMPARED>('before')
  const [width, setWidth] = useState(PREVIEW_WIDTHS[0]!)
  const restore = useRestore({ asked, editor, onRestored })
  const { plan, isAtWork, look } = restore
  useEffect(() => {
    let isWanted = true
    historyApi.views(asked).then(
      (found) => isWanted && setViews(found),
      (error: Error) => isWanted && setFailure(error.message),
    )
    return () => {
      isWanted = false
    }
  }, [asked])

  const { titles } = COMPARED[compared]
  const isSound = plan !== undefined && plan.failure === null
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <TextField
          select
          label="Compare with"
          value={compared}
          sx={{ width: 190 }}
          slotProps={{ select: { native: true } }}
          onChange={({ target }) => setCompared(target.value as keyof typeof COMPARED)}>
          {Object.entries(COMPARED).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </TextField>
        <WidthField width={width} size={140} onWidth={setWidth} />
        {!isSound && (
          <Button variant="contained" aria-disabled={isAtWork} onClick={() => !isAtWork && void look()}>
            Restore this version …
          </Button>
        )}
      </Stack>
      {failure !== '' && <Alert severity="error">{failure}</Alert>}
      <RestorePlan {...restore} />
      {!views && failure === '' && <Typography role="status">Preparing the pictures …</Typography>}
      {views && (
        <PagePair
          key={`${compared} ${width}`}
          before={compared === 'before' ? views.before : views.version}
          after={compared === 'before' ? views.version : views.now}
          width={width}
          titles={titles}
        />
      )}
    </Stack>
  )
}
