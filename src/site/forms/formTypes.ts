import type { SectionProps } from '#src/contract/sections.ts'

/** A form as declared. */
export type FormProps = SectionProps<'form'>
/** A field as declared. */
export type Field = FormProps['fields'][number]
/** Input by field name, as trimmed text; a checked agreement is `true`, an unchecked one empty. */
export type Values = Record<string, string>
/** What is wrong with a field, as a message for the visitor. */
export type FieldError = { name: string; message: string }
