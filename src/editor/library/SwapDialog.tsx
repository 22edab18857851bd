import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useContext, useMemo, useState } from 'react'
import type { EditorPlan, LibraryFile } from '#src/node/dev/editor/wire.ts'
import { FormContext } from '#src/editor/FormContext.ts'
import type { Editor } from '#src/editor/createEditor.ts'
import { PictureDialog } from '#src/editor/inputs/PictureDialog.tsx'
import { PlanView } from '#src/editor/pages/PlanView.tsx'
import { refusedPlan } from '#src/editor/pages/refusedPlan.ts'
import { tasksApi } from '#src/editor/pages/tasksApi.ts'
import { usePlan } from '#src/editor/pages/usePlan.ts'
import { fileKind } from './fileKinds.ts'

/** Replaces a file wherever it is used, after showing the changes. `onClose` gets what was done, if anything. */
export function SwapDialog({
  editor,
  file,
  files,
  onClose,
}: {
  editor: Editor
  file: LibraryFile
  files: readonly LibraryFile[]
  onClose(done?: string): void
}) {
  const { path } = file
  const kind = fileKind(path)
  const others = files.map((one) => one.path).filter((other) => other !== path && fileKind(other) === kind)
  const [to, setTo] = useState('')
  const [refused, setRefused] = useState<EditorPlan>()
  const task = to === '' ? null : ({ do: 'swap', from: path, to } as const)
  const { plan } = usePlan(editor, task)
  const around = useContext(FormContext)
  const context = useMemo(() => ({ ...around, onHistory: editor.know }), [around, editor])

  async function replaceAll() {
    const why = refusedPlan(await editor.carry((open) => tasksApi.carry(task!, open)))
    if (why) setRefused(why)
    else onClose(`${path} replaced with ${to}. Undo reverts it everywhere.`)
  }

  if (kind === 'picture' && to === '')
    return (
      <FormContext.Provider value={context}>
        <PictureDialog pictures={others} onChoose={(picture) => setTo(picture.path)} onClose={() => onClose()} />
      </FormContext.Provider>
    )
  const shown = refused ?? plan
  return (
    <Dialog open onClose={() => onClose()} fullWidth maxWidth="sm" aria-labelledby="swap-title">
      <DialogTitle id="swap-title">Replace {path.replace('/assets/', '')} everywhere</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {kind !== 'picture' && (
          <TextField
            select
            label="Replace with"
            value={to}
            sx={{ mt: 1 }}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            onChange={({ target }) => {
              setRefused(undefined)
              setTo(target.value)
            }}>
            <option value="">Choose a file</option>
            {others.map((other) => (
              <option key={other} value={other}>
                {other.replace('/assets/', '')}
              </option>
            ))}
          </TextField>
        )}
        <PlanView plan={shown} isLooking={task !== null} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Cancel</Button>
        <Button variant="contained" disabled={!plan || plan.failure !== null} onClick={() => void replaceAll()}>
          Replace everywhere
        </Button>
      </DialogActions>
    </Dialog>
  )
}
