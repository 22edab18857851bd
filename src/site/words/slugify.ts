/** An anchor made from a heading, distinct from those in `taken`, to which it is added. */
export function slugify(label: string, taken: Set<string>): string {
  const words = (/[^\u0000-\u007f]/.test(label) ? label.normalize('NFKD').replace(/\p{M}/gu, '') : label).toLowerCase().match(/[a-z0-9]+/g)
  const base = (words ?? ['part']).join('-').slice(0, 60).replace(/-$/, '')
  let id = base
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`
  taken.add(id)
  return id
}
