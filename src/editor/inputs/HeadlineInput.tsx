import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import type { FieldProps, FieldsAround } from '#src/editor/FieldProps.ts'
import { FieldHelp } from '#src/editor/FieldHelp.tsx'
import { TextInput } from '#src/editor/TextInput.tsx'
import { fieldId } from '#src/editor/fieldId.ts'
import { useProblems } from '#src/editor/useProblems.ts'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import { highlightOf, withTitle } from './headline.ts'
import { HIGHLIGHT } from './isHeadline.ts'

/** A title and its highlighted words, which follow what is typed. */
export function HeadlineInput({ around, ...props }: FieldProps<Extract<FormField, { kind: 'text' | 'long' }>> & { around: FieldsAround }) {
  const place = [...props.keyPath.slice(0, -1), HIGHLIGHT]
  const problems = useProblems(place)
  const box = useRef<HTMLDivElement>(null)
  const [hint, setHint] = useState('')
  const title = typeof props.value === 'string' ? props.value : ''
  const { [HIGHLIGHT]: before, ...others } = around.value
  const words = typeof before === 'string' ? before : ''
  const at = words === '' ? -1 : title.indexOf(words)
  const highlight = () => {
    const input = box.current!.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea:not([aria-hidden])')!
    const chosen = highlightOf(title, input.selectionStart ?? 0, input.selectionEnd ?? 0)
    input.focus()
    setHint(chosen === undefined ? 'Select words in the title first.' : '')
    if (chosen !== undefined) around.onChange({ ...around.value, [HIGHLIGHT]: chosen })
  }
  return (
    <div ref={box}>
      <TextInput {...props} onChange={(next) => around.onChange(withTitle(around.value, next))} />
      <Box id={fieldId(place)} tabIndex={-1} sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Button variant="outlined" onMouseDown={(event) => event.preventDefault()} onClick={highlight}>
          Highlight the selected words
        </Button>
        {words !== '' && <Button onClick={() => around.onChange(others)}>Remove highlight</Button>}
        <Box role="status" sx={{ flexBasis: '100%', mt: 0.5, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          {hint}
        </Box>
        {at !== -1 && (
          <Box sx={{ flexBasis: '100%', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
            {title.slice(0, at)}
            <Box component="mark" sx={{ px: 0.25, borderRadius: 0.5, bgcolor: '#dbeafe', color: 'primary.main', fontWeight: 600 }}>
              {words}
            </Box>
            {title.slice(at + words.length)}
          </Box>
        )}
        {problems.length > 0 && (
          <Box sx={{ flexBasis: '100%', fontSize: '0.75rem' }}>
            <FieldHelp problems={problems} about="" />
          </Box>
        )}
      </Box>
    </div>
  )
}
