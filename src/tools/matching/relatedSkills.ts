import skills from '#src/tools/data/relatedSkills.json'

const related = new Map<string, Set<string>>()
// One skill of a group is partial evidence for another.
for (const group of skills.groups.map(listOf)) for (const name of group) for (const other of group) if (other !== name) add(name, other)
// So are these skills for the one they belong to.
for (const [asked, shown] of Object.entries(skills.shownBy)) for (const name of listOf(shown)) add(asked, name)

function listOf(names: string): string[] {
  return names.split(', ')
}

function add(asked: string, shown: string): void {
  related.set(asked, (related.get(asked) ?? new Set()).add(shown))
}

/** Skills that are partial evidence for another; none for most. */
export function relatedSkills(asked: string): ReadonlySet<string> {
  return related.get(asked) ?? new Set()
}
