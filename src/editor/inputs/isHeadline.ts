import type { FormField } from '#src/node/dev/editor/wire.ts'
import type { KeyPath } from '#src/site/site.ts'

/** The field with the highlighted words of a title. */
export const HIGHLIGHT = 'highlight'

type TextField = Extract<FormField, { kind: 'text' | 'long' }>

/** Whether a field is a title of which words can be highlighted: `names` are the fields of its group. */
export function isHeadline(field: FormField, keyPath: KeyPath, names: readonly string[]): field is TextField {
  return (field.kind === 'text' || field.kind === 'long') && keyPath.at(-1) === 'title' && names.includes(HIGHLIGHT)
}
