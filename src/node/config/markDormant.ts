import type { At, Reference } from '#src/site/site.ts'

/** Marks references that are written in parts of files which are not live. */
export function markDormant(references: Reference[], parts: readonly { file: string; at: At }[]): void {
  if (parts.length === 0) return
  const byFile = new Map<string, At[]>()
  for (const { file, at } of parts) byFile.set(file, [...(byFile.get(file) ?? []), at])
  for (const reference of references) {
    const isBelow = (at: At) => at.every((key, index) => reference.at[index] === key)
    if (byFile.get(reference.file)?.some(isBelow)) reference.isDormant = true
  }
}
