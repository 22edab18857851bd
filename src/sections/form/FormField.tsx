import type { ReactNode } from 'react'
import { Html } from '#src/ui/Html.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { FieldFrame, FieldLabel, FieldMistake } from './FieldFrame.tsx'
import { fieldId } from './fieldElements.ts'
import type { Field } from './formTypes.ts'
import { EMAIL_MAX_LENGTH } from './validate.ts'

type Attributes = { id: string; name: string; required: boolean; 'aria-invalid'?: true; 'aria-describedby'?: string }
type Controls = {
  [Kind in Exclude<Field['kind'], 'agreement'>]: (field: Extract<Field, { kind: Kind }>, attributes: Attributes) => ReactNode
}

const typeOf: Record<string, string> = { tel: 'tel' }

// Values belong to the browser, not to React: what was typed before this code arrived stays as it is.
const controls: Controls = {
  text: ({ maxLength, autocomplete }, attributes) => (
    <input
      {...attributes}
      type={typeOf[autocomplete] ?? 'text'}
      inputMode={autocomplete === 'url' ? 'url' : undefined}
      maxLength={maxLength}
      autoComplete={autocomplete}
    />
  ),
  email: (_, attributes) => <input {...attributes} type="email" maxLength={EMAIL_MAX_LENGTH} autoComplete="email" spellCheck={false} />,
  long: ({ maxLength }, attributes) => <textarea {...attributes} rows={5} maxLength={maxLength} />,
  // A number input drops what it cannot read without a word, and changes when the page is scrolled.
  number: (_, attributes) => <input {...attributes} type="text" inputMode="numeric" pattern="-?[0-9]*" maxLength={16} autoComplete="off" />,
  choice: ({ options }, attributes) => (
    <div className="select">
      <select {...attributes}>
        <option value="" />
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>
  ),
}

/** One field of a form with its label, hint and mistake. `error` is the mistake in words. */
export function FormField({ form, field, error }: { form: string; field: Field; error: string | undefined }) {
  const id = fieldId(form, field.name)
  const described = [field.help && `${id}-help`, field.kind === 'agreement' && `${id}-text`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  const attributes: Attributes = {
    id,
    name: field.name,
    required: field.required,
    ...(error && { 'aria-invalid': true }),
    ...(described && { 'aria-describedby': described }),
  }
  if (field.kind === 'agreement') {
    return (
      <div className="field" data-kind="agreement">
        <input {...attributes} type="checkbox" />
        <div>
          <FieldLabel id={id} field={field} />
          {field.help && (
            <p className="help" id={`${id}-help`}>
              {field.help}
            </p>
          )}
          <div id={`${id}-text`}>
            <Html html={field.text} className="prose terms" />
          </div>
          <FieldMistake id={id} error={error} />
        </div>
      </div>
    )
  }
  const render: (field: never, attributes: Attributes) => ReactNode = controls[field.kind]
  return (
    <FieldFrame id={id} field={field} error={error}>
      {render(field as never, attributes)}
    </FieldFrame>
  )
}
