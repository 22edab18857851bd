import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useContext } from 'react'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import { FieldHelp } from './FieldHelp.tsx'
import { FormContext } from './FormContext.ts'
import type { FieldProps } from './FieldProps.ts'
import { fieldId } from './fieldId.ts'
import { useProblems } from './useProblems.ts'

/** The most suggestions that are listed at a time. */
const MOST = 60

type Written = Extract<FormField, { kind: 'text' | 'long' | 'number' | 'day' | 'collection' | 'fragment' }>

/** A field that is typed: a text, a number, a day, or a name that has suggestions. An empty one that may be left out is. */
export function TextInput({ field, label, value, keyPath, isNeeded, onChange }: FieldProps<Written>) {
  const problems = useProblems(keyPath)
  const { suggestions } = useContext(FormContext)
  const text = value === undefined || value === null ? '' : String(value as string | number)
  const give = (typed: string) => {
    if (typed === '' && !isNeeded) return onChange(undefined)
    onChange(field.kind === 'number' && typed !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed)
  }
  const common = {
    id: fieldId(keyPath),
    label,
    required: isNeeded,
    error: problems.some(({ severity }) => severity === 'error'),
    helperText: <FieldHelp problems={problems} about={field.about} limits={limitsOf(field, text)} />,
  }
  const options = field.kind in suggestions ? suggestions[field.kind as keyof typeof suggestions] : undefined
  if (options) {
    return (
      <Autocomplete
        freeSolo
        id={common.id}
        options={options}
        filterOptions={(all, { inputValue }) => all.filter((option) => option.includes(inputValue.toLowerCase())).slice(0, MOST)}
        inputValue={text}
        onInputChange={(_event, typed, reason) => reason !== 'reset' && give(typed)}
        onChange={(_event, chosen) => typeof chosen === 'string' && give(chosen)}
        renderInput={(inputs) => <TextField {...inputs} {...common} />}
      />
    )
  }
  const isLong = field.kind === 'long'
  return (
    <TextField
      {...common}
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
