/** File names, with duplicates numbered in their order: "cv.txt (1)", "cv.txt (2)". Pasted text has none. */
export function numberedNames(names: readonly string[]): string[] {
  const all = new Map<string, number>()
  for (const name of names) all.set(name, (all.get(name) ?? 0) + 1)
  const seen = new Map<string, number>()
  return names.map((name) => {
    if (name === '' || all.get(name) === 1) return name
    const number = (seen.get(name) ?? 0) + 1
    seen.set(name, number)
    return `${name} (${number})`
  })
}
