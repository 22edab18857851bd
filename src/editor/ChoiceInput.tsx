import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import { useContext } from 'react'
import { wordsOfKey } from '#src/site/words/wordsOfKey.ts'
import { FormContext } from './FormContext.ts'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import { FieldHelp } from './FieldHelp.tsx'
import type { FieldProps } from './FieldProps.ts'
import { fieldId } from './fieldId.ts'
import { useProblems } from './useProblems.ts'

/** A field with a few options: yes or no, or one of a list. */
export function ChoiceInput({
  field,
  label,
  value,
  keyPath,
  isNeeded,
  source,
  onChange,
}: FieldProps<Extract<FormField, { kind: 'boolean' | 'choice' }>>) {
  const problems = useProblems(keyPath)
  const { suggestions } = useContext(FormContext)
  const id = fieldId(keyPath)
  const help = <FieldHelp problems={problems} about={field.about} />
  if (field.kind === 'boolean') {
    const isOn = value === undefined ? (source ?? field.standard) === true : value === true
    return (
      <div>
        <FormControlLabel
          label={label}
          control={
            <Checkbox
              id={id}
              size="small"
              checked={isOn}
              onChange={(_event, checked) => onChange(checked)}
              slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
            />
          }
        />
        <FormHelperText id={`${id}-help`} sx={{ mt: 0 }}>
          {help}
        </FormHelperText>
      </div>
    )
  }
  const further = field.more === undefined ? [] : suggestions[field.more]
  const choices = [...field.choices, ...further]
  const labels = [...field.labels, ...further.map(wordsOfKey)]
  const standard = source ?? field.standard
  const wordsOf = (choice: unknown) => labels[choices.findIndex((one) => one === choice)] ?? String(choice)
  const at = choices.findIndex((choice) => choice === value)
  return (
    <TextField
      select
      id={id}
      label={label}
      required={isNeeded}
      value={value === undefined ? '' : at === -1 ? 'other' : String(at)}
      error={problems.some(({ severity }) => severity === 'error')}
      helperText={help}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      onChange={({ target }) => onChange(target.value === '' ? undefined : choices[Number(target.value)])}>
      {(!isNeeded || value === undefined) && (
        <option value="">
          {standard === undefined ? 'Not set' : `${wordsOf(standard)} (${source === undefined ? 'default' : 'from the original'})`}
        </option>
      )}
      {at === -1 && value !== undefined && <option value="other">{JSON.stringify(value)}</option>}
      {choices.map((choice, index) => (
        <option key={String(choice)} value={String(index)}>
          {labels[index]}
        </option>
      ))}
    </TextField>
  )
}
