import type { Field, FieldError, FormProps, Values } from './formTypes.ts'

/** Maximum length of an e-mail address, in characters. */
export const EMAIL_MAX_LENGTH = 254

type Kind = Field['kind']
type Rules = { [K in Kind]: (value: string, field: Extract<Field, { kind: K }>) => boolean }

/** Whether a non-empty value is valid for its field. */
const rules: Rules = {
  text: (value, { maxLength }) => value.length <= maxLength,
  long: (value, { maxLength }) => value.length <= maxLength,
  email: (value) => value.length <= EMAIL_MAX_LENGTH && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value),
  number: (value, { min, max }) => /^-?\d{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max,
  choice: (value, { options }) => options.some((option) => option.value === value),
  agreement: (value) => value === 'true',
}

/** Errors of the values, in the order of the fields, at most one per field; empty if all values are valid. */
export function checkValues(fields: Field[], values: Values, { messages }: Pick<FormProps, 'messages'>): FieldError[] {
  return fields.flatMap((field) => {
    const value = values[field.name] ?? ''
    if (value === '') return field.required ? [{ name: field.name, message: field.requiredMessage ?? messages[missing[field.kind]] }] : []
    return isRight(field, value) ? [] : [{ name: field.name, message: wrong(field, messages) }]
  })
}

type Messages = FormProps['messages']

/** The message for an empty required field, by kind. */
const missing = {
  text: 'empty',
  long: 'empty',
  email: 'empty',
  number: 'empty',
  choice: 'noChoice',
  agreement: 'notTicked',
} as const satisfies Record<Kind, keyof Messages>

function wrong(field: Field, messages: Messages): string {
  if (field.kind === 'email') return messages.notEmail
  if (field.kind === 'number') return messages.notNumber.replace('{min}', String(field.min)).replace('{max}', String(field.max))
  if (field.kind === 'text' || field.kind === 'long') return messages.tooLong.replace('{max}', String(field.maxLength))
  return messages[missing[field.kind]]
}

function isRight<K extends Kind>(field: Extract<Field, { kind: K }>, value: string): boolean {
  const rule: (value: string, field: Extract<Field, { kind: K }>) => boolean = rules[field.kind as K]
  return rule(value, field)
}
