import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useContext } from 'react'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import { FormContext } from './FormContext.ts'
import type { FieldProps } from './FieldProps.ts'
import { useTextField } from './inputs/useTextField.tsx'

/** The maximum number of suggestions. */
const MOST = 60

type Written = Extract<FormField, { kind: 'text' | 'long' | 'number' | 'day' | 'collection' | 'fragment' }>

/** A text, a number, a day, or a name with suggestions. An empty optional field is removed. */
export function TextInput(props: FieldProps<Written>) {
  const { field, value } = props
  const { suggestions } = useContext(FormContext)
  const text = value === undefined || value === null ? '' : String(value as string | number)
  const { give, frame, proposing } = useTextField(props, {
    text,
    limits: (shown) => limitsOf(field, shown),
    read: (typed) => (field.kind === 'number' && typed !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed),
  })
  const options = field.kind in suggestions ? suggestions[field.kind as keyof typeof suggestions] : undefined
  if (options) {
    return (
      <Autocomplete
        {...proposing}
        options={options}
        filterOptions={(all, { inputValue }) => all.filter((option) => option.includes(inputValue.toLowerCase())).slice(0, MOST)}
        renderInput={(inputs) => <TextField {...inputs} {...frame} />}
      />
    )
  }
  const isLong = field.kind === 'long'
  return (
    <TextField
      {...frame}
      value={text}
      type={TYPES[field.kind] ?? 'text'}
      multiline={isLong}
      {...(isLong && { minRows: 2, maxRows: 18 })}
      placeholder={field.standard === undefined || field.kind === 'day' ? undefined : String(field.standard as string)}
      slotProps={{ ...(TYPES[field.kind] === 'date' && { inputLabel: { shrink: true } }) }}
      onChange={({ target }) => give(target.value)}
    />
  )
}

const TYPES: Partial<Record<Written['kind'], string>> = { number: 'number', day: 'date' }

function limitsOf(field: Written, text: string): string {
  if (field.kind === 'number') {
    const { least, most } = field
    if (least !== undefined && most !== undefined) return `${least} to ${most}`
    return least === undefined ? (most === undefined ? '' : `at most ${most}`) : `at least ${least}`
  }
  const isCounted = field.kind === 'text' || field.kind === 'long'
  return isCounted && field.most !== undefined && text !== '' ? `${text.length} of ${field.most} characters` : ''
}
