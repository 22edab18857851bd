import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type KeyboardEvent, useId, useRef } from 'react'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import type { ScoutColumn } from '#packages/recruiting/analysis/dataScout/scoutColumns.ts'
import { scoutLists } from '#packages/recruiting/analysis/dataScout/ScoutRow.ts'

/** How editing ends: with the focus back in the cell, in the next or the previous cell, or elsewhere on the page. */
export type Leaving = 'back' | 'next' | 'previous' | 'away'

const LISTS: readonly ScoutColumn[] = ['skills', 'languages', 'links']
/** The maximum number of lines visible without scrolling. */
const MOST = 8

type CellEditorProps = {
  column: ScoutColumn
  text: string
  label: string
  words: ToolProps<'dataScout'>['words']
  /** Called with the text to store: the previous one after Esc. */
  onLeave(text: string, leaving: Leaving): void
}

/** A cell in edit mode. Enter saves a one-line value; in lists it inserts a line break, and Ctrl+Enter saves. */
export function CellEditor({ column, text, label, words, onLeave }: CellEditorProps) {
  const id = useId()
  const isLeft = useRef(false)
  const hasEntries = scoutLists.some((list) => list === column)
  const isList = LISTS.includes(column)
  const hasLines = hasEntries || isList || column === 'summary'
  const given = isList ? text.replaceAll('; ', '\n') : text
  const help = [hasEntries ? words.entryHelp : isList ? words.listHelp : '', words.keysHelp].filter(Boolean).join(' ')
  const leave = (next: string, leaving: Leaving) => {
    if (isLeft.current) return
    isLeft.current = true
    onLeave(next, leaving)
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement | HTMLInputElement>) => {
    const { key, ctrlKey, metaKey, shiftKey, currentTarget, nativeEvent } = event
    // The navigation keys of the grid edit the text here.
    event.stopPropagation()
    if (nativeEvent.isComposing) return
    const leaving = { Escape: 'back', Tab: shiftKey ? 'previous' : 'next', Enter: !hasLines || ctrlKey || metaKey ? 'back' : undefined }[
      key
    ]
    if (leaving === undefined) return
    event.preventDefault()
    leave(key === 'Escape' ? text : currentTarget.value, leaving as Leaving)
  }
  return (
    <>
      <OutlinedInput
        multiline={hasLines}
        rows={Math.min(MOST, given.split('\n').length + 1)}
        inputComponent={hasLines ? 'textarea' : 'input'}
        defaultValue={given}
        inputRef={focusEnd}
        onKeyDown={press}
        onBlur={({ target }) => leave(target.value, 'away')}
        slotProps={{
          input: {
            'aria-label': label,
            'aria-describedby': hasLines ? id : undefined,
            autoComplete: 'off',
            spellCheck: false,
            maxLength: 20_000,
          },
        }}
      />
      {hasLines && <FormHelperText id={id}>{help}</FormHelperText>}
    </>
  )
}

function focusEnd(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
