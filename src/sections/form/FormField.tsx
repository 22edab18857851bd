import type { ComponentProps, ReactNode } from 'react'
import { InputField } from '#src/sections/InputField.tsx'
import { AgreementField } from './AgreementField.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import { fieldId } from './fieldElements.ts'
import type { Field } from '#src/site/forms/formTypes.ts'
import { EMAIL_MAX_LENGTH } from '#src/site/forms/checkValues.ts'

type TextKind = Exclude<Field['kind'], 'choice' | 'agreement'>
type Inputs = { [Kind in TextKind]: (field: Extract<Field, { kind: Kind }>) => ComponentProps<typeof InputField>['attributes'] }

// Values belong to the browser, not to React: what was typed before this code arrived stays as it is.
const inputs: Inputs = {
  text: ({ maxLength, autocomplete }) => ({
    type: autocomplete === 'tel' ? 'tel' : 'text',
    inputMode: autocomplete === 'url' ? 'url' : undefined,
    maxLength,
    autoComplete: autocomplete,
  }),
  email: () => ({ type: 'email', maxLength: EMAIL_MAX_LENGTH, autoComplete: 'email', spellCheck: false }),
  long: ({ maxLength }) => ({ maxLength }),
  // A number input drops what it cannot read without a word, and changes when the page is scrolled.
  number: () => ({ inputMode: 'numeric', pattern: '-?[0-9]*', maxLength: 16, autoComplete: 'off' }),
}

/** One field of a form with its label, hint and mistake. `error` is the mistake in words. */
export function FormField({ form, field, error }: { form: string; field: Field; error: string | undefined }): ReactNode {
  const id = fieldId(form, field.name)
  if (field.kind === 'agreement') return <AgreementField id={id} field={field} error={error} />
  if (field.kind === 'choice') return <ChoiceField id={id} field={field} error={error} />
  const attributesOf: (field: never) => ComponentProps<typeof InputField>['attributes'] = inputs[field.kind]
  return (
    <InputField
      id={id}
      label={<FieldLabel field={field} />}
      help={field.help}
      error={error}
      rows={field.kind === 'long' ? 5 : undefined}
      attributes={{ ...attributesOf(field as never), name: field.name, required: field.required }}
    />
  )
}
