import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldMistake } from '#src/sections/FieldMistake.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import { requiredAttributes } from './fieldElements.ts'
import type { Field } from '#src/site/forms/formTypes.ts'

type ChoiceFieldProps = { id: string; field: Extract<Field, { kind: 'choice' }>; error: string | undefined }

/** A native select field; initially nothing is selected. */
export function ChoiceField({ id, field, error }: ChoiceFieldProps) {
  const described = [field.help && `${id}_help`, error && `${id}_error`].filter(Boolean).join(' ')
  return (
    <div>
      <FormLabel htmlFor={id}>
        <FieldLabel field={field} />
      </FormLabel>
      {field.help && (
        <FormHelperText id={`${id}_help`} sx={{ mt: -0.5, mb: 1 }}>
          {field.help}
        </FormHelperText>
      )}
      <NativeSelect
        input={<OutlinedInput error={Boolean(error)} />}
        IconComponent={Arrow}
        inputProps={{
          id,
          name: field.name,
          ...requiredAttributes(field),
          'aria-invalid': error ? true : undefined,
          'aria-describedby': described || undefined,
        }}>
        <option value="">{'\u00a0'}</option>
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <FieldMistake id={id} error={error} />
    </div>
  )
}

function Arrow({ className }: { className?: string }) {
  return <Icon name="chevron-down" {...(className && { className })} />
}
