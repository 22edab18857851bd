import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { FieldHelp } from './FieldHelp.tsx'
import type { FieldProps } from './FieldProps.ts'
import { fieldId } from './fieldId.ts'
import { useProblems } from './useProblems.ts'

/** A field for any value, edited as JSON; the value changes whenever the text is valid JSON. */
export function JsonInput({ field, label, value, keyPath, isNeeded, onChange }: FieldProps) {
  const problems = useProblems(keyPath)
  const [typed, setTyped] = useState<string>()
  const text = typed ?? (value === undefined ? '' : JSON.stringify(value, null, 2))
  const give = (next: string) => {
    setTyped(next)
    if (next.trim() === '') return onChange(undefined)
    try {
      onChange(JSON.parse(next))
    } catch {
      // Incomplete JSON: used once it is valid.
    }
  }
  return (
    <TextField
      multiline
      minRows={2}
      maxRows={16}
      id={fieldId(keyPath)}
      label={label}
      required={isNeeded}
      value={text}
      error={problems.length > 0}
      helperText={<FieldHelp problems={problems} about={field.about} limits="JSON" />}
      onChange={({ target }) => give(target.value)}
      onBlur={() => setTyped(undefined)}
    />
  )
}
