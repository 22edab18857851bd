import { type FieldRule, type FormTexts, fieldRules } from './fieldRules.ts'
import type { Field, FieldError, Values } from './formTypes.ts'
import { shownFields } from './shownFields.ts'

/** Errors of the values of fields that are shown, in the order of the fields, at most one per field; empty if all are valid. */
export function checkValues(fields: readonly Field[], values: Values, form: FormTexts): FieldError[] {
  return shownFields(fields, values).flatMap((field) => {
    if (field.kind === 'source') return []
    const value = values[field.name] ?? ''
    const rule = fieldRules[field.kind] as FieldRule<typeof field.kind>
    const message =
      value === '' ? field.required && (field.requiredMessage ?? form.messages[rule.missing]) : rule.wrong(value, field as never, form)
    return message ? [{ name: field.name, message }] : []
  })
}
