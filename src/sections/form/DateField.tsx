import { InputField } from '#src/sections/InputField.tsx'
import { dateLimit } from '#src/site/forms/dateLimit.ts'
import type { Field } from '#src/site/forms/formTypes.ts'
import { localDay } from '#src/site/forms/localDay.ts'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { FieldLabel } from './FieldLabel.tsx'
import { requiredAttributes } from './fieldElements.ts'

type DateFieldProps = { id: string; field: Extract<Field, { kind: 'date' }>; error: string | undefined }

/** A day, in the browser’s own date field. Limits that count from today are set in the browser: the document may be from another day. */
export function DateField({ id, field, error }: DateFieldProps) {
  const today = useHydrated() ? localDay() : ''
  const dayOf = (limit: string | undefined) => (limit && (today || !limit.startsWith('today')) ? dateLimit(limit, today) : undefined)
  return (
    <InputField
      id={id}
      label={<FieldLabel field={field} />}
      help={field.help}
      error={error}
      attributes={{ type: 'date', name: field.name, ...requiredAttributes(field), min: dayOf(field.min), max: dayOf(field.max) }}
    />
  )
}
