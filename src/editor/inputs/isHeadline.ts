import type { FormField } from '#src/node/dev/editor/wire.ts'

/** The field with the highlighted words of a title. */
export const HIGHLIGHT = 'highlight'

/** Whether a field of a group is a title whose words can be highlighted. */
export function isHeadline({ fields }: Extract<FormField, { kind: 'group' }>, name: string): boolean {
  return name === 'title' && fields.some((other) => other.name === HIGHLIGHT && 'partOf' in other.field && other.field.partOf === name)
}
