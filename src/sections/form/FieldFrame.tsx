import type { ReactNode } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import type { Field } from './formTypes.ts'

/** The label of a field, with a word where it may stay empty. */
export function FieldLabel({ id, field }: { id: string; field: Field }) {
  const { words } = useSite()
  return (
    <label htmlFor={id}>
      {field.label}
      {!field.required && <span className="optional"> ({words.optional})</span>}
    </label>
  )
}

/** A field with its label above, hint and mistake below it. */
export function FieldFrame({ id, field, error, children }: { id: string; field: Field; error: string | undefined; children: ReactNode }) {
  return (
    <div className="field" data-kind={field.kind}>
      <FieldLabel id={id} field={field} />
      {field.help && (
        <p className="help" id={`${id}-help`}>
          {field.help}
        </p>
      )}
      {children}
      <FieldMistake id={id} error={error} />
    </div>
  )
}

/** What is wrong with a field; nothing when all is well. */
export function FieldMistake({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p className="mistake" id={`${id}-error`}>
      <Icon name="circle-alert" />
      {error}
    </p>
  )
}
