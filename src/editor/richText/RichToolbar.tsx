import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { Command, EditorState } from 'prosemirror-state'
import { addColumnAfter, addColumnBefore, addRowAfter, addRowBefore, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import type { EditorIcon } from '#src/editor/inputs/EditorIcon.tsx'
import { IconAction } from '#src/editor/inputs/IconAction.tsx'
import { pictureCommand, placeIn, richCommands, styleCommand } from './richCommands.ts'

type Act = { icon: ComponentProps<typeof EditorIcon>['name']; label: string; keys?: string; command: Command; mark?: string; node?: string }

const MARKS: Act[] = [
  { icon: 'bold', label: 'Bold', keys: 'Control+B', command: richCommands.bold, mark: 'strong' },
  { icon: 'italic', label: 'Italic', keys: 'Control+I', command: richCommands.italic, mark: 'em' },
  { icon: 'strike', label: 'Struck through', command: richCommands.strike, mark: 'strike' },
  { icon: 'code', label: 'Code', keys: 'Control+E', command: richCommands.code, mark: 'code' },
]

const BLOCKS: Act[] = [
  { icon: 'list', label: 'List', command: richCommands.list, node: 'bullet_list' },
  { icon: 'numbers', label: 'Numbered list', command: richCommands.numbers, node: 'ordered_list' },
  { icon: 'quote', label: 'Quotation', command: richCommands.quote, node: 'blockquote' },
  { icon: 'codeBlock', label: 'Code block', command: richCommands.codeBlock, node: 'code_block' },
]

const INSERTS: Act[] = [
  { icon: 'table', label: 'Table', command: richCommands.table },
  { icon: 'rule', label: 'Dividing line', command: richCommands.rule },
]

const TABLE: { label: string; command: Command }[] = [
  { label: 'Row above', command: addRowBefore },
  { label: 'Row below', command: addRowAfter },
  { label: 'Delete row', command: deleteRow },
  { label: 'Column before', command: addColumnBefore },
  { label: 'Column after', command: addColumnAfter },
  { label: 'Delete column', command: deleteColumn },
  { label: 'Delete table', command: deleteTable },
]

/** The levels of headings that the toolbar offers; others are shown while the selection is in one. */
const LEVELS = [2, 3, 4]

/**
 * The buttons of a rich text for the selection of `state`; `run` carries out a command. `onLink` and `onPicture` open their dialogs, `mode`
 * is the last button.
 */
export function RichToolbar({
  label,
  state,
  run,
  onLink,
  onPicture,
  mode,
}: {
  label: string
  state: EditorState
  run(command: Command): void
  onLink(anchor: HTMLElement): void
  onPicture(): void
  mode: ReactNode
}) {
  const bar = useRef<HTMLDivElement>(null)
  const current = useRef(0)
  const controls = () => [...bar.current!.querySelectorAll<HTMLElement>('button, select')]
  // One control at a time can be reached by Tab.
  useEffect(() => {
    for (const [index, control] of controls().entries()) control.tabIndex = index === current.current ? 0 : -1
  })
  const place = placeIn(state)
  const isOn = ({ mark, node }: Act) => (mark !== undefined && place.marks.has(mark)) || (node !== undefined && place.around.has(node))
  const button = (act: Act) => (
    <IconAction
      key={act.label}
      icon={act.icon}
      label={act.label}
      title={act.keys === undefined ? act.label : `${act.label} (${act.keys})`}
      aria-keyshortcuts={act.keys}
      disabled={!isOn(act) && !act.command(state)}
      {...pressed(act.mark === undefined && act.node === undefined ? undefined : isOn(act))}
      onClick={() => run(act.command)}
    />
  )
  const levels = place.level === null || LEVELS.includes(Math.max(2, place.level)) ? LEVELS : [...LEVELS, place.level]
  return (
    <Stack
      ref={bar}
      direction="row"
      useFlexGap
      role="toolbar"
      aria-label={`Format ${label.toLowerCase()}`}
      // The text keeps its selection.
      onMouseDown={(event) => {
        if (!(event.target instanceof HTMLSelectElement)) event.preventDefault()
      }}
      onFocus={({ target }) => {
        const index = controls().indexOf(target)
        if (index === -1) return
        current.current = index
        for (const [at, control] of controls().entries()) control.tabIndex = at === index ? 0 : -1
      }}
      onKeyDown={(event) => {
        const all = controls().filter((control) => !control.matches(':disabled'))
        const at = all.indexOf(event.target as HTMLElement)
        const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key]
        if (next === undefined || at === -1) return
        event.preventDefault()
        all[(next + all.length) % all.length]!.focus()
      }}
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        rowGap: 0.25,
        p: 0.5,
        borderBottom: 1,
        borderColor: 'grey.300',
        bgcolor: 'grey.100',
        '@media (pointer: coarse)': { '& button': { minWidth: 40, minHeight: 40 } },
      }}>
      <TextField
        select
        fullWidth={false}
        value={place.level === null ? '' : String(Math.max(2, place.level))}
        slotProps={{ select: { native: true }, htmlInput: { 'aria-label': 'Style of the lines', style: { padding: '5px 26px 5px 8px' } } }}
        sx={{ width: '7.5rem', mr: 0.5, bgcolor: '#fff' }}
        onChange={({ target }) => run(styleCommand(target.value === '' ? null : Number(target.value)))}>
        <option value="">Text</option>
        {levels.map((level, index) => (
          <option key={level} value={level}>
            {['Heading', 'Subheading', 'Small heading'][index] ?? `Heading ${level}`}
          </option>
        ))}
      </TextField>
      {MARKS.map(button)}
      <IconAction
        icon="link"
        label="Link"
        title="Link (Control+K)"
        aria-keyshortcuts="Control+K"
        disabled={place.around.has('code_block')}
        {...pressed(place.marks.has('link'))}
        onClick={({ currentTarget }) => onLink(currentTarget)}
      />
      {BLOCKS.map(button)}
      {INSERTS.map(button)}
      <IconAction icon="picture" label="Picture" disabled={!pictureCommand({ src: '' })(state)} onClick={onPicture} />
      <Box sx={{ ml: 'auto' }}>{mode}</Box>
      {place.around.has('table') && (
        <Box role="group" aria-label="Table" sx={{ display: 'flex', flexWrap: 'wrap', flexBasis: '100%', gap: 0.5, pt: 0.5 }}>
          {TABLE.map(({ label, command }) => (
            <Button
              key={label}
              variant="outlined"
              color="inherit"
              disabled={!command(state)}
              onClick={() => run(command)}
              sx={{ px: 1, py: 0.25, bgcolor: '#fff', borderColor: 'grey.400', fontWeight: 400 }}>
              {label}
            </Button>
          ))}
        </Box>
      )}
    </Stack>
  )
}

/** The look and state of a button that is on or off. */
function pressed(isOn: boolean | undefined) {
  return isOn === undefined
    ? {}
    : { 'aria-pressed': isOn, sx: isOn ? { bgcolor: 'primary.main', color: '#fff', '&:hover': { bgcolor: 'primary.dark' } } : {} }
}
