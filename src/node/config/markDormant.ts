import type { KeyPath, Reference } from '#src/site/site.ts'

/** Marks references that are written in parts of files which are not live. */
export function markDormant(references: Reference[], parts: readonly { file: string; keyPath: KeyPath }[]): void {
  if (parts.length === 0) return
  const byFile = new Map<string, KeyPath[]>()
  for (const { file, keyPath } of parts) byFile.set(file, [...(byFile.get(file) ?? []), keyPath])
  for (const reference of references) {
    const isBelow = (keyPath: KeyPath) => keyPath.every((key, index) => reference.keyPath[index] === key)
    if (byFile.get(reference.file)?.some(isBelow)) reference.isDormant = true
  }
}
