import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import type { EditorVersionViews } from '#src/node/dev/editor/history/historyWire.ts'
import type { EditorDone, EditorPlan } from '#src/node/dev/editor/wire.ts'
import type { Editor } from '#src/editor/createEditor.ts'
import { PREVIEW_WIDTHS, WidthField } from '#src/editor/WidthField.tsx'
import { PlanView } from '#src/editor/pages/PlanView.tsx'
import { PagePair } from '#src/editor/review/PagePair.tsx'
import { type AskedVersion, historyApi } from './historyApi.ts'

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
  const [plan, setPlan] = useState<EditorPlan>()
  const [isAtWork, setAtWork] = useState(false)
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

  async function look() {
    setAtWork(true)
    setFailure('')
    try {
      await editor.flush()
      setPlan(await historyApi.plan(asked))
    } catch (error) {
      setFailure((error as Error).message)
    }
    setAtWork(false)
  }

  async function restore() {
    setAtWork(true)
    const result: { done?: EditorDone; failure?: string } = {}
    await editor.carry(async () => {
      try {
        result.done = await historyApi.restore(asked)
        return result.done
      } catch (error) {
        result.failure = (error as Error).message
        throw error
      }
    })
    setAtWork(false)
    if (result.done?.answer.status === 'written') return onRestored()
    setPlan(result.done?.plan)
    setFailure(result.failure ?? '')
  }

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
      <div role="status">
        {failure !== '' && <Alert severity="error">{failure}</Alert>}
        {plan && <PlanView plan={plan} isLooking={false} />}
      </div>
      {isSound && (
        <Stack direction="row" spacing={1}>
          <Button variant="contained" aria-disabled={isAtWork} onClick={() => !isAtWork && void restore()}>
            Restore it
          </Button>
          <Button onClick={() => setPlan(undefined)}>Cancel</Button>
        </Stack>
      )}
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
