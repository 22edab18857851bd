import { slug } from './slug.ts'

/** An anchor for a heading, unique in `taken`, to which it is added. */
export function slugify(label: string, taken: Set<string>): string {
  const base = slug(label) || 'part'
  let id = base
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`
  taken.add(id)
  return id
}
