import { slug } from './slug.ts'
import type { Spelling } from './spelling.ts'

/** An anchor for a heading, unique in `taken`, to which it is added. */
export function slugify(label: string, taken: Set<string>, spelling?: Spelling): string {
  const base = slug(label, spelling) || 'part'
  let id = base
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`
  taken.add(id)
  return id
}
