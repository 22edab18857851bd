import type { Site } from '#src/site/site.ts'

/** The declared tags among some ids, with what visitors read. */
export function tagLabels({ collections }: Site, collection: string, ids: readonly string[] = []): { id: string; label: string }[] {
  const tags = collections[collection]?.tags ?? {}
  return ids.flatMap((id) => (tags[id] ? [{ id, label: tags[id].label }] : []))
}
