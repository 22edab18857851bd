import { fieldLabels } from '#schemas/fieldLabels.ts'
import { wordsOfKey } from '#src/site/words/wordsOfKey.ts'

/**
 * The label of a field, in forms and wherever its place is named: from its metadata, from the table of labels, or else the words of its
 * key.
 */
export function fieldLabel(key: string, { label, title }: { label?: string | undefined; title?: string | undefined } = {}): string {
  if (label !== undefined) return label
  if (title !== undefined) return title.charAt(0).toUpperCase() + title.slice(1)
  return Object.hasOwn(fieldLabels, key) ? fieldLabels[key]! : wordsOfKey(key)
}
