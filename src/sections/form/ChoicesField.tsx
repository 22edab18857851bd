import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { FieldMistake } from '#src/sections/FieldMistake.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { Field } from '#src/site/forms/formTypes.ts'
import { FieldLabel } from './FieldLabel.tsx'

type ChoicesFieldProps = { id: string; field: Extract<Field, { kind: 'choices' }>; error: string | undefined }

/** Check boxes in a group. The first one has the id of the field, so that links to the field lead there. */
export function ChoicesField({ id, field, error }: ChoicesFieldProps) {
  const described = [field.help && `${id}_help`, error && `${id}_error`].filter(Boolean).join(' ')
  // Drawn by the style sheet, as in an agreement.
  const tick = <Icon name="check" />
  return (
    <Box component="fieldset" aria-describedby={described || undefined} sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}>
      <FormLabel component="legend" sx={{ p: 0 }}>
        <FieldLabel field={field} />
      </FormLabel>
      {field.help && (
        <FormHelperText id={`${id}_help`} sx={{ mt: -0.5, mb: 1 }}>
          {field.help}
        </FormHelperText>
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
          marginInlineStart: -1,
        }}>
        {field.options.map(({ value, label }, index) => (
          <Box key={value} component="label" sx={{ display: 'flex', alignItems: 'center', minHeight: '2.75rem', cursor: 'pointer' }}>
            <Checkbox
              icon={tick}
              checkedIcon={tick}
              slotProps={{
                input: { id: index === 0 ? id : `${id}_${value}`, name: field.name, value, 'aria-invalid': error ? true : undefined },
              }}
            />
            {label}
          </Box>
        ))}
      </Box>
      <FieldMistake id={id} error={error} />
    </Box>
  )
}
