import type { Person } from '#src/node/edit/rights/rightsOf.ts'

/** Another person in the editor, and the page that they have open. */
export type Present = { name: string; path: string }

/** Who is in the editor, without locks: editors say every few seconds which page they have open. */
export type Presence = {
  /** Notes the page of a person, and returns the others, by name. */
  note(person: Person, path: string): Present[]
  leave(email: string): void
}

/** A person who has said nothing for this time, in milliseconds, has left. */
const GONE_MS = 45_000

export function presence(now: () => number): Presence {
  const people = new Map<string, Present & { at: number }>()
  return {
    note({ email, name }, path) {
      people.set(email, { name, path, at: now() })
      for (const [one, { at }] of people) if (now() - at > GONE_MS) people.delete(one)
      return [...people]
        .flatMap(([one, { name: other, path: open }]) => (one === email ? [] : [{ name: other, path: open }]))
        .toSorted((a, b) => a.name.localeCompare(b.name))
    },
    leave: (email) => void people.delete(email),
  }
}
