import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { CanvasWidth } from './Canvas.tsx'
import { UnsavedNote } from './UnsavedNote.tsx'
import { Views } from './Views.tsx'
import type { Editor } from './createEditor.ts'
import type { EditorState } from './editorState.ts'
import type { AskedTask } from './pages/askedTask.ts'
import { PageField } from './pages/PageField.tsx'
import { isNewestUnsaved } from './isNewestUnsaved.ts'
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
  onHelp(): void
  /** The part for comments and the team. */
  children?: ReactNode
}

/** The toolbar: the open page and its width, undo and redo, the status of the last edit, and buttons for other views. */
export function EditorBar({ editor, state, path, width, isPicking, onWidth, onPicking, onOpen, onAsk, onHelp, children }: EditorBarProps) {
  const { site, page, history, status, takenBack } = state
  const isUnsavedNext = isNewestUnsaved(state)
  return (
    <Box
      component="header"
      sx={{
        gridArea: 'bar',
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 1, xl: 1.5 },
        alignItems: 'center',
        px: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'grey.400',
      }}>
      <Typography component="h1" sx={TITLE}>
        Edit the site
      </Typography>
      {site && (
        <Box sx={{ width: { xs: 150, lg: 170, xl: 250 } }}>
          <PageField label="Page" value={page?.path ?? path} site={site} withHidden onChange={onOpen} />
        </Box>
      )}
      <TextField
        select
        label="Width"
        value={String(width)}
        sx={{ width: { xs: 105, xl: 150 } }}
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
        disabled={history.undo === null && !isUnsavedNext}
        title={isUnsavedNext ? UNSAVED : inWords(history.undo ?? '', page)}
        aria-keyshortcuts="Control+Z"
        onClick={() => void stepAndShow(editor, 'undo', onOpen)}>
        Undo
      </Button>
      <Button
        variant="outlined"
        disabled={history.redo === null && !takenBack}
        title={takenBack ? UNSAVED : inWords(history.redo ?? '', page)}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={() => void stepAndShow(editor, 'redo', onOpen)}>
        Redo
      </Button>
      <Box sx={{ position: 'relative', flex: '1 1 5rem', height: '2.4rem', display: 'flex', alignItems: 'center' }}>
        <Typography role="status" title={inWords(status, page)} sx={status.startsWith('Not ') ? WHOLE_STATUS : STATUS}>
          {inWords(status, page)}
        </Typography>
      </Box>
      <UnsavedNote editor={editor} onOpen={onOpen} />
      {children}
      <Views editor={editor} state={state} onOpen={onOpen} onAsk={onAsk} onHelp={onHelp} />
    </Box>
  )
}

const UNSAVED = 'the change that is not saved'

/** Two lines at most. A refusal is shown whole, over the page: nothing below moves. */
const STATUS = {
  fontSize: '0.8125rem',
  lineHeight: '1.2rem',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const
const WHOLE_STATUS = {
  position: 'absolute',
  zIndex: 2,
  top: -2,
  left: 0,
  right: 0,
  px: 1,
  py: 0.25,
  borderLeft: '3px solid',
  borderColor: 'error.main',
  bgcolor: '#fff',
  fontSize: '0.8125rem',
  lineHeight: '1.2rem',
} as const

/** For screen readers only where space is scarce. */
const TITLE = {
  fontSize: '1rem',
  fontWeight: 700,
  '@media (max-width: 1535px)': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
} as const
