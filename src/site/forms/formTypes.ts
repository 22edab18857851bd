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
/**
 * Input by field name, as trimmed text; a checked agreement is `true`, an unchecked one empty; several choices are joined with commas,
 * names of files with line breaks.
 */
export type Values = Record<string, string>
/** A kind of file that a form may accept. */
export type FileKind = Extract<Field, { kind: 'file' }>['accept'][number]
/** A chosen file; its kind is `other` if it is none that forms accept, and undefined if its content has not been read. */
export type ChosenFile = { name: string; size: number; kind?: FileKind | 'other' | undefined }
/** What is wrong with a field, as a message for the visitor. */
export type FieldError = { name: string; message: string }
