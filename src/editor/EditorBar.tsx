import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { CanvasWidth } from './Canvas.tsx'
import { UnsavedNote } from './UnsavedNote.tsx'
import { Views } from './Views.tsx'
import type { Editor } from './createEditor.ts'
import type { EditorState } from './editorState.ts'
import type { AskedTask } from './pages/askedTask.ts'
import { PageField } from './pages/PageField.tsx'
import { inWords } from './pages/inWords.ts'
import { stepAndShow } from './pages/stepAndShow.ts'

const WIDTHS: { label: string; width: CanvasWidth }[] = [
  { label: 'Fit', width: null },
  { label: 'Phone 390', width: 390 },
  { label: 'Tablet 820', width: 820 },
  { label: 'Desktop 1440', width: 1440 },
]

type EditorBarProps = {
  editor: Editor
  state: EditorState
  /** The initial page. */
  path: string
  width: CanvasWidth
  isPicking: boolean
  onWidth(width: CanvasWidth): void
  onPicking(isPicking: boolean): void
  onOpen(path: string): void
  onAsk(task: AskedTask): void
}

/** The toolbar: the open page and its width, undo and redo, the status of the last edit, and buttons for other views. */
export function EditorBar({ editor, state, path, width, isPicking, onWidth, onPicking, onOpen, onAsk }: EditorBarProps) {
  const { site, page, history, status } = state
  return (
    <Box
      component="header"
      sx={{
        gridArea: 'bar',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        px: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'grey.400',
      }}>
      <Typography component="h1" sx={{ fontSize: '1rem', fontWeight: 700 }}>
        Edit the site
      </Typography>
      {site && (
        <Box sx={{ width: { xs: 150, lg: 200, xl: 250 } }}>
          <PageField label="Page" value={page?.path ?? path} site={site} withHidden onChange={onOpen} />
        </Box>
      )}
      <TextField
        select
        label="Width"
        value={String(width)}
        sx={{ width: { xs: 105, lg: 120, xl: 150 } }}
        slotProps={{ select: { native: true } }}
        onChange={({ target }) => onWidth(target.value === 'null' ? null : Number(target.value))}>
        {WIDTHS.map((choice) => (
          <option key={choice.label} value={String(choice.width)}>
            {choice.label}
          </option>
        ))}
      </TextField>
      <FormControlLabel
        label="Click to select"
        control={<Switch checked={isPicking} size="small" onChange={(_event, isOn) => onPicking(isOn)} />}
      />
      <Button
        variant="outlined"
        disabled={history.undo === null}
        title={inWords(history.undo ?? '', page)}
        aria-keyshortcuts="Control+Z"
        onClick={() => void stepAndShow(editor, 'undo', onOpen)}>
        Undo
      </Button>
      <Button
        variant="outlined"
        disabled={history.redo === null}
        title={inWords(history.redo ?? '', page)}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={() => void stepAndShow(editor, 'redo', onOpen)}>
        Redo
      </Button>
      <Typography role="status" sx={{ flex: '1 1 6rem', fontSize: '0.8125rem' }}>
        {inWords(status, page)}
      </Typography>
      <UnsavedNote editor={editor} onOpen={onOpen} />
      <Views editor={editor} state={state} onOpen={onOpen} onAsk={onAsk} />
    </Box>
  )
}
