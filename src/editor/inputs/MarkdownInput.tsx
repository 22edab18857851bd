import ToggleButton from '@mui/material/ToggleButton'
import { Suspense, lazy, useState } from 'react'
import type { FieldProps } from '#src/editor/FieldProps.ts'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import { SourceInput } from './SourceInput.tsx'

/** Loaded when the first Markdown field opens. */
const RichInput = lazy(async () => ({ default: (await import('#src/editor/richText/RichInput.tsx')).RichInput }))

/** A Markdown text: as the page shows it, or as it is written. */
export function MarkdownInput(props: FieldProps<Extract<FormField, { kind: 'markdown' }>>) {
  const [isSource, setSource] = useState(false)
  const [caret, setCaret] = useState<number>()
  const mode = (
    <ToggleButton
      value="source"
      size="small"
      selected={isSource}
      onChange={() => {
        setCaret(undefined)
        setSource(!isSource)
      }}
      sx={{ py: 0.25, textTransform: 'none', bgcolor: '#fff' }}>
      Markdown
    </ToggleButton>
  )
  if (isSource) return <SourceInput {...props} mode={mode} caret={caret} />
  return (
    <Suspense fallback={<div role="status">Opening the text …</div>}>
      <RichInput
        {...props}
        mode={mode}
        onSource={(place) => {
          setCaret(place)
          setSource(true)
        }}
      />
    </Suspense>
  )
}
