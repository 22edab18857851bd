import data from '#packages/recruiting/data/requirementFacts.json'

const implied: ReadonlyMap<string, string[]> = new Map(
  Object.entries<string>(data.implies).map(([asked, shown]) => [asked, shown.split(', ')]),
)

/** Skills that include another: PostgreSQL includes SQL. Most have none. */
export function impliedSkills(asked: string): readonly string[] {
  return implied.get(asked) ?? []
}
