import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { FieldMistake } from '#src/sections/FieldMistake.tsx'
import { Html } from '#src/ui/Html.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import { requiredAttributes } from './fieldElements.ts'
import type { Field } from '#src/site/forms/formTypes.ts'

type AgreementFieldProps = { id: string; field: Extract<Field, { kind: 'agreement' }>; error: string | undefined }

/** A checkbox with its text. */
export function AgreementField({ id, field, error }: AgreementFieldProps) {
  const described = [field.help && `${id}_help`, `${id}_text`, error && `${id}_error`].filter(Boolean).join(' ')
  // The same markup in both states: the style sheet draws the check mark, so that it is correct without code and for a restored draft.
  const tick = <Icon name="check" />
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1 }}>
      <Checkbox
        icon={tick}
        checkedIcon={tick}
        sx={{ alignSelf: 'start', mt: -1, marginInlineStart: -1 }}
        slotProps={{
          input: {
            id,
            name: field.name,
            value: 'true',
            ...requiredAttributes(field),
            'aria-invalid': error ? true : undefined,
            'aria-describedby': described,
          },
        }}
      />
      <div>
        <FormLabel htmlFor={id} sx={{ mb: 0 }}>
          <FieldLabel field={field} />
        </FormLabel>
        {field.help && <FormHelperText id={`${id}_help`}>{field.help}</FormHelperText>}
        <Box id={`${id}_text`} sx={{ mt: 0.5, fontSize: '0.875rem' }}>
          <Html html={field.text} className="prose" />
        </Box>
        <FieldMistake id={id} error={error} />
      </div>
    </Box>
  )
}
