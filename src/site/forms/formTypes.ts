import type { SiteSettings } from '#schemas/site.ts'
import type { SectionProps } from '#src/contract/sections.ts'

/** The interface texts of forms. */
export type FormWords = SiteSettings['words']['form']
/** A form as declared; texts that it does not override are those of the site. */
export type DeclaredForm = SectionProps<'form'>
/** A form with all its texts. */
export type FormProps = Omit<DeclaredForm, keyof FormWords> & FormWords
/** A field as declared. */
export type Field = DeclaredForm['fields'][number]
/** A field that visitors see. */
export type VisibleField = Exclude<Field, { kind: 'source' }>
/** Input by field name, as trimmed text; a checked agreement is `true`, an unchecked one empty; several choices are joined with commas. */
export type Values = Record<string, string>
/** What is wrong with a field, as a message for the visitor. */
export type FieldError = { name: string; message: string }
