import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ComponentProps, ReactNode } from 'react'
import { FieldMistake } from './FieldMistake.tsx'

/** The attributes of the control: name, value, limits and handlers. */
type Attributes = Omit<ComponentProps<'input'>, 'id' | 'ref' | 'className' | 'aria-describedby' | 'aria-invalid'>

type InputFieldProps = {
  /** The id of the control; those of its texts are the same with `_help`, `_hint` and `_error`. */
  id: string
  label: ReactNode
  /** Help above the control, read before filling it in. */
  help?: string | undefined
  /** A hint below the control, such as a limit. */
  hint?: string | undefined
  /** The problem with the value, in words. */
  error?: string | undefined
  /** The number of lines of a text area; a single-line input if left out. */
  rows?: number | undefined
  attributes?: Attributes
}

/**
 * A text field with its label above it: the parts of MUI’s text field, without the code for menus. Its control is a native one, so that it
 * works before the code has loaded and without it.
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
