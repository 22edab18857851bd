import { type FieldRule, type FormTexts, fieldRules } from './fieldRules.ts'
import type { Field, FieldError, Values } from './formTypes.ts'

/** Errors of the values, in the order of the fields, at most one per field; empty if all values are valid. */
export function checkValues(fields: readonly Field[], values: Values, form: FormTexts): FieldError[] {
  return fields.flatMap((field) => {
    const value = values[field.name] ?? ''
    const rule = fieldRules[field.kind] as FieldRule<Field['kind']>
    const message =
      value === '' ? field.required && (field.requiredMessage ?? form.messages[rule.missing]) : rule.wrong(value, field as never, form)
    return message ? [{ name: field.name, message }] : []
  })
}
