import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldProps } from '#src/editor/FieldProps.ts'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import { IconAction } from './IconAction.tsx'
import { LinkPopover } from './LinkPopover.tsx'
import { MarkdownPreview } from './MarkdownPreview.tsx'
import { PasteReport } from './PasteReport.tsx'
import { type Chosen, markdownEdits } from './markdownEdits.ts'
import { useFormattedPaste } from './useFormattedPaste.ts'
import { useTextField } from './useTextField.tsx'

const BUTTONS = [
  { name: 'bold', label: 'Bold' },
  { name: 'italic', label: 'Italic' },
  { name: 'heading', label: 'Heading' },
  { name: 'list', label: 'List' },
  { name: 'numbers', label: 'Numbered list' },
  { name: 'quote', label: 'Quotation' },
] as const

/**
 * A Markdown text as it is written, with formatting buttons and a preview; `mode` is the button that leads back. Formatted text is
 * pasted as Markdown. The caret is first at `caret`, if that is set.
 */
export function SourceInput({
  mode,
  caret,
  ...props
}: FieldProps<Extract<FormField, { kind: 'markdown' }>> & { mode: ReactNode; caret?: number | undefined }) {
  const { label } = props
  const { text, give, frame } = useTextField(props)
  const [isShown, setShown] = useState(false)
  const [linking, setLinking] = useState<{ anchor: HTMLElement; chosen: Chosen }>()
  const input = useRef<HTMLTextAreaElement>(null)
  const { told, pictures, take, forget, onKey, onPaste } = useFormattedPaste({
    around() {
      const { value = '', selectionStart = 0, selectionEnd = 0 } = input.current ?? {}
      return input.current ? { before: value.slice(0, selectionStart), after: value.slice(selectionEnd) } : undefined
    },
    insert: (text) => insert(input.current!, text),
  })
  useEffect(() => {
    if (caret === undefined) return
    input.current?.focus()
    input.current?.setSelectionRange(caret, caret)
  }, [caret])
  const chosen = (): Chosen => ({ text, start: input.current!.selectionStart, end: input.current!.selectionEnd })
  const edit = (next: Chosen) => {
    give(next.text)
    // After the field has the new text.
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(next.start, next.end)
    })
  }
  return (
    <div>
      <Stack
        direction="row"
        useFlexGap
        role="toolbar"
        aria-label={`Format ${label.toLowerCase()}`}
        sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        {BUTTONS.map((button) => (
          <IconAction
            key={button.name}
            icon={button.name}
            label={button.label}
            onClick={() => edit(markdownEdits[button.name](chosen()))}
          />
        ))}
        <IconAction icon="link" label="Link" onClick={({ currentTarget }) => setLinking({ anchor: currentTarget, chosen: chosen() })} />
        <ToggleButton
          value="shown"
          size="small"
          selected={isShown}
          onChange={() => setShown(!isShown)}
          sx={{ ml: 'auto', py: 0.25, textTransform: 'none' }}>
          Preview
        </ToggleButton>
        {mode}
      </Stack>
      <TextField
        multiline
        minRows={6}
        maxRows={18}
        {...frame}
        inputRef={input}
        value={text}
        onChange={({ target }) => give(target.value)}
        onPaste={onPaste}
        onKeyDown={(event) => {
          onKey(event)
          const name = event.ctrlKey || event.metaKey ? SHORT[event.key] : undefined
          if (!name) return
          event.preventDefault()
          edit(markdownEdits[name](chosen()))
        }}
      />
      <PasteReport
        told={told}
        pictures={pictures}
        onTake={take}
        onClose={forget}
        onInsert={({ src, alt }) => insertParagraph(input.current!, `![${alt}](${src})`)}
      />
      {isShown && <MarkdownPreview text={text} label={label} />}
      {linking && (
        <LinkPopover
          anchor={linking.anchor}
          onClose={() => setLinking(undefined)}
          onChoose={(href) => {
            setLinking(undefined)
            edit(markdownEdits.link(linking.chosen, href))
          }}
        />
      )}
    </div>
  )
}

const SHORT: Record<string, 'bold' | 'italic'> = { b: 'bold', i: 'italic' }

/** Replaces the selection of a field as typing does, so that the browser’s own undo knows it. */
function insert(area: HTMLTextAreaElement, text: string): void {
  area.focus()
  if (document.execCommand('insertText', false, text)) return
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Inserts a paragraph at the caret, apart from the text around it. */
function insertParagraph(area: HTMLTextAreaElement, text: string): void {
  const [before, after] = [area.value.slice(0, area.selectionStart), area.value.slice(area.selectionEnd)]
  const gap = (words: string, isApart: boolean) => (words.trim() === '' || isApart ? '' : '\n\n')
  insert(area, gap(before, before.endsWith('\n\n')) + text + gap(after, after.startsWith('\n\n')))
}
