import type { KeyPath, Reference } from '#src/site/site.ts'

/** References of one file, with a mark on those in unpublished parts. */
export function withDormant(references: readonly Reference[], parts: readonly { keyPath: KeyPath }[]): readonly Reference[] {
  if (parts.length === 0) return references
  return references.map((reference) =>
    parts.some(({ keyPath }) => keyPath.every((key, index) => reference.keyPath[index] === key))
      ? { ...reference, isDormant: true }
      : reference,
  )
}
