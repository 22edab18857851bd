import type { SectionProps } from '#src/contract/sections.ts'

/** A form as it is declared. */
export type FormProps = SectionProps<'form'>
/** A field as it is declared. */
export type Field = FormProps['fields'][number]
/** What was typed, by field name, as text without spaces around it; a ticked agreement is `true`, an unticked one empty. */
export type Values = Record<string, string>
/** What is wrong with a field, in words for the visitor. */
export type FieldError = { name: string; message: string }
