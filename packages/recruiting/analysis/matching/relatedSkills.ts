import skills from '#packages/recruiting/data/relatedSkills.json'

const related = new Map<string, Set<string>>()
const comparable = new Map<string, Set<string>>()
// One skill of a group is partial evidence for another.
join(skills.groups, related)
// Likewise these skills for the one they belong to.
for (const [asked, shown] of Object.entries(skills.shownBy)) for (const name of listOf(shown)) add(related, asked, name)
join(skills.comparable, comparable)

function listOf(names: string): string[] {
  return names.split(', ')
}

function join(groups: readonly string[], into: Map<string, Set<string>>): void {
  for (const group of groups.map(listOf)) for (const name of group) for (const other of group) if (other !== name) add(into, name, other)
}

function add(into: Map<string, Set<string>>, asked: string, shown: string): void {
  into.set(asked, (into.get(asked) ?? new Set()).add(shown))
}

/**
 * Skills that are partial evidence for another; most have none. Skills of the same kind, such as another accounting program, are evidence
 * only if something comparable is accepted (`acceptsSimilar`).
 */
export function relatedSkills(asked: string, acceptsSimilar = false): ReadonlySet<string> {
  const near = related.get(asked) ?? []
  return new Set(acceptsSimilar ? [...near, ...(comparable.get(asked) ?? [])] : near)
}
