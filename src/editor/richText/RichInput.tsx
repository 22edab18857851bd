import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { FieldProps } from '#src/editor/FieldProps.ts'
import { FormContext } from '#src/editor/FormContext.ts'
import { LinkPopover } from '#src/editor/inputs/LinkPopover.tsx'
import { PasteReport } from '#src/editor/inputs/PasteReport.tsx'
import { PictureDialog } from '#src/editor/inputs/PictureDialog.tsx'
import { useFormattedPaste } from '#src/editor/inputs/useFormattedPaste.ts'
import { useTextField } from '#src/editor/inputs/useTextField.tsx'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import { RichToolbar } from './RichToolbar.tsx'
import { linkAt, linkCommand, ownPictureCommand, pictureCommand, placeIn } from './richCommands.ts'
import { OWN_MARK } from './ownClipboard.ts'
import { richEditor } from './richEditor.ts'
import { richStyles } from './richStyles.ts'
import { siteLook } from './siteLook.ts'

/**
 * A Markdown text as the page shows it. Unchanged blocks keep their bytes. `mode` is the button for the Markdown, which `onSource` also
 * shows, with the caret at an offset.
 */
export function RichInput({
  mode,
  onSource,
  ...props
}: FieldProps<Extract<FormField, { kind: 'markdown' }>> & { mode: ReactNode; onSource(caret: number): void }) {
  const { label, isNeeded } = props
  const { text, give, frame } = useTextField(props)
  const { suggestions, pages } = useContext(FormContext)
  const box = useRef<HTMLDivElement>(null)
  const [editor] = useState(() => richEditor(text))
  const state = useSyncExternalStore(editor.subscribe, editor.get)
  const [linking, setLinking] = useState<HTMLElement>()
  const [isChoosing, setChoosing] = useState(false)
  const [look] = useState(() => siteLook(NAME))
  const pasting = useFormattedPaste({ around: editor.around, insert: editor.insert })

  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData?.getData('text/html') ?? ''
    if (html.includes(OWN_MARK) && !pasting.isPlain()) return
    pasting.onPaste(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    const words = event.clipboardData?.getData('text/plain') ?? ''
    editor.insert(words.replaceAll('\r\n', '\n'), pasting.isPlain() ? false : 'perhaps')
  }
  const now = useRef({ give, onSource, paste, onKey: pasting.onKey })
  useLayoutEffect(() => {
    now.current = { give, onSource, paste, onKey: pasting.onKey }
  })
  useLayoutEffect(
    () =>
      editor.mount(box.current!, {
        onText: (text) => now.current.give(text),
        onLink: () => setLinking(box.current!),
        onSource: (caret) => now.current.onSource(caret),
        onKey: (event) => now.current.onKey(event),
        onPaste: (event) => now.current.paste(event),
      }),
    [editor],
  )
  useLayoutEffect(() => editor.take(text), [editor, text])
  const { id, error, required, helperText } = frame
  useEffect(
    () =>
      editor.setAttributes({
        id,
        class: NAME,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-required': String(required),
        'aria-invalid': String(error),
        'aria-describedby': `${id}-help ${id}-keys`,
      }),
    [editor, id, label, error, required],
  )

  const place = placeIn(state)
  return (
    <div>
      <Box component="style">{`${richStyles(NAME)}\n${look}`}</Box>
      <Box sx={{ mb: 0.5, fontSize: '0.75rem', color: error ? 'error.main' : 'text.secondary' }} onClick={() => editor.focus()}>
        {label}
        {isNeeded && ' *'}
      </Box>
      <Box
        sx={{
          border: 1,
          borderColor: error ? 'error.main' : 'grey.500',
          borderRadius: 1,
          overflow: 'hidden',
          '&:focus-within': { outline: '2px solid', outlineColor: error ? 'error.main' : 'primary.main', outlineOffset: -1 },
        }}>
        <RichToolbar
          label={label}
          state={state}
          run={editor.run}
          mode={mode}
          onLink={(anchor) => setLinking(anchor)}
          onPicture={() => setChoosing(true)}
        />
        {place.image && (
          <Box sx={{ p: 1, borderBottom: 1, borderColor: 'grey.300', bgcolor: 'grey.100' }}>
            <TextField
              label="Description of the picture"
              helperText="For visitors who cannot see it."
              value={place.image.attrs['alt'] as string}
              sx={{ '& .MuiInputBase-root': { bgcolor: '#fff' } }}
              onChange={({ target }) => editor.change(pictureCommand({ alt: target.value }))}
            />
          </Box>
        )}
        <Box ref={box} sx={{ maxHeight: '70dvh', overflow: 'auto' }} />
      </Box>
      <Box id={`${id}-help`} sx={{ mt: 0.5, fontSize: '0.75rem', lineHeight: 1.4 }}>
        {helperText}
      </Box>
      <Box id={`${id}-keys`} hidden>
        Tab indents items of lists and moves between cells. To leave the text, press Escape, then Tab.
      </Box>
      <PasteReport
        told={pasting.told}
        pictures={pasting.pictures}
        onTake={pasting.take}
        onClose={pasting.forget}
        onInsert={(image) => editor.run(ownPictureCommand(image))}
      />
      {linking && (
        <LinkPopover
          anchor={linking}
          before={linkAt(state).href}
          onClose={() => {
            setLinking(undefined)
            editor.focus()
          }}
          onChoose={(href) => {
            setLinking(undefined)
            editor.run(linkCommand(href, pages.get(href.split('#')[0]!) ?? href))
          }}
        />
      )}
      {isChoosing && (
        <PictureDialog
          pictures={suggestions.asset.filter((path) => !path.endsWith('.pdf'))}
          alt={place.image ? (place.image.attrs['alt'] as string) : ''}
          onClose={() => setChoosing(false)}
          onChoose={({ path, alt }) => {
            setChoosing(false)
            editor.run(pictureCommand({ src: path, ...(alt !== undefined && { alt }) }))
          }}
        />
      )}
    </div>
  )
}

const NAME = 'rich-text'
