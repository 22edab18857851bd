import type { Fact } from '#src/sections/entryCards/EntryList.tsx'
import type { ListItem } from '#src/site/lists/listView.ts'

/** The shown fields of an entry that have a value. */
export function factsOf(labels: readonly string[], { texts }: Pick<ListItem, 'texts'>): Fact[] {
  return labels.flatMap((label, index) => (texts[index] ? [{ label, text: texts[index] }] : []))
}
