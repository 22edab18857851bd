import { InputField } from '#src/sections/InputField.tsx'
import { acceptedFiles } from '#src/site/forms/fileKinds.ts'
import type { Field } from '#src/site/forms/formTypes.ts'
import { FieldLabel } from './FieldLabel.tsx'
import { requiredAttributes } from './fieldElements.ts'

type FileFieldProps = {
  id: string
  field: Extract<Field, { kind: 'file' }>
  error: string | undefined
  /** What it accepts, in words. */
  limits: string
}

/** Files, in the browser’s own file field. */
export function FileField({ id, field, error, limits }: FileFieldProps) {
  return (
    <InputField
      id={id}
      label={<FieldLabel field={field} />}
      help={field.help}
      hint={limits}
      error={error}
      attributes={{
        type: 'file',
        name: field.name,
        accept: acceptedFiles(field),
        multiple: field.maxFiles > 1,
        ...requiredAttributes(field),
      }}
    />
  )
}
