import type { ComponentProps, ReactNode } from 'react'
import { InputField } from '#src/sections/InputField.tsx'
import { AgreementField } from './AgreementField.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { ChoicesField } from './ChoicesField.tsx'
import { DateField } from './DateField.tsx'
import { FileField } from './FileField.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import { fieldId, requiredAttributes } from './fieldElements.ts'
import type { Field, FormWords, VisibleField } from '#src/site/forms/formTypes.ts'
import { fileLimits } from '#src/site/forms/fileKinds.ts'
import { EMAIL_MAX_LENGTH } from '#src/site/forms/fieldRules.ts'

type TextKind = Exclude<VisibleField['kind'], 'choice' | 'choices' | 'date' | 'agreement' | 'file'>
type Inputs = { [Kind in TextKind]: (field: Extract<Field, { kind: Kind }>) => ComponentProps<typeof InputField>['attributes'] }

// The browser owns the values, not React: text typed before this code has loaded stays unchanged.
const inputs: Inputs = {
  text: ({ maxLength, autocomplete }) => ({
    type: autocomplete === 'tel' ? 'tel' : 'text',
    inputMode: autocomplete === 'url' ? 'url' : undefined,
    maxLength,
    autoComplete: autocomplete,
  }),
  email: () => ({ type: 'email', maxLength: EMAIL_MAX_LENGTH, autoComplete: 'email', spellCheck: false }),
  long: ({ maxLength }) => ({ maxLength }),
  phone: () => ({ type: 'tel', maxLength: 40, autoComplete: 'tel' }),
  // A number input silently drops invalid text, and its value changes when the page is scrolled.
  number: () => ({ inputMode: 'numeric', pattern: '-?[0-9]*', maxLength: 16, autoComplete: 'off' }),
}

type FormFieldProps = {
  form: string
  field: VisibleField
  /** The problem in words. */
  error: string | undefined
  /** The texts about limits of files. */
  words: Pick<FormWords, 'fileLimits' | 'filesLimits'>
}

/** A field of a form with its label, hint and problem. */
export function FormField({ form, field, error, words }: FormFieldProps): ReactNode {
  const id = fieldId(form, field.name)
  if (field.kind === 'agreement') return <AgreementField id={id} field={field} error={error} />
  if (field.kind === 'choice') return <ChoiceField id={id} field={field} error={error} />
  if (field.kind === 'choices') return <ChoicesField id={id} field={field} error={error} />
  if (field.kind === 'date') return <DateField id={id} field={field} error={error} />
  if (field.kind === 'file') return <FileField id={id} field={field} error={error} limits={fileLimits(field, words)} />
  const attributesOf: (field: never) => ComponentProps<typeof InputField>['attributes'] = inputs[field.kind]
  return (
    <InputField
      id={id}
      label={<FieldLabel field={field} />}
      help={field.help}
      error={error}
      rows={field.kind === 'long' ? 5 : undefined}
      attributes={{ ...attributesOf(field as never), name: field.name, ...requiredAttributes(field) }}
    />
  )
}
