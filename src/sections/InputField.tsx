import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ComponentProps, ReactNode } from 'react'
import { FieldMistake } from './FieldMistake.tsx'

/** What the control of a field has as attributes of its own: name, value, limits and handlers. */
type Attributes = Omit<ComponentProps<'input'>, 'id' | 'ref' | 'className' | 'aria-describedby' | 'aria-invalid'>

type InputFieldProps = {
  /** Of the control; its texts have the same id with `_help`, `_hint` and `_error`. */
  id: string
  label: ReactNode
  /** What to know before filling it in, over the control. */
  help?: string | undefined
  /** What to know while filling it in, such as a limit, under the control. */
  hint?: string | undefined
  /** What is wrong with it, in words. */
  error?: string | undefined
  /** Lines of a box; a single line when left out. */
  rows?: number | undefined
  attributes?: Attributes
}

/**
 * A text field with its label above: the parts of MUI’s text field, without the menus that one brings along. Its control is the browser’s
 * own, so that it works before its code arrives and without it.
 */
export function InputField({ id, label, help, hint, error, rows, attributes }: InputFieldProps) {
  const described = [help && `${id}_help`, hint && `${id}_hint`, error && `${id}_error`].filter(Boolean).join(' ')
  const isBox = rows !== undefined
  return (
    <div>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {help && (
        <FormHelperText id={`${id}_help`} sx={{ mt: -0.5, mb: 1 }}>
          {help}
        </FormHelperText>
      )}
      <OutlinedInput
        id={id}
        error={Boolean(error)}
        multiline={isBox}
        rows={rows}
        inputComponent={isBox ? 'textarea' : 'input'}
        slotProps={{
          input: {
            type: isBox ? undefined : 'text',
            'aria-invalid': error ? true : undefined,
            'aria-describedby': described || undefined,
            ...attributes,
          },
        }}
      />
      {hint && <FormHelperText id={`${id}_hint`}>{hint}</FormHelperText>}
      <FieldMistake id={id} error={error} />
    </div>
  )
}
