import { isFields } from '#src/site/isFields.ts'
import { type Fields, isListOfFields, nameOf, placesOf } from './overlay.ts'

/** A translation after a change of its source, and the keys of its notes that have another name then; null for those of removed items. */
export type Followed = { own: Fields; notes: ReadonlyMap<string, string | null> }

/**
 * A translation whose items translate the same items after its source has changed: items that are matched by their index move with those of
 * the source, and are removed with them. Everything else stays as it is; `translated` still has its old keys.
 */
export function followSource(own: Fields, before: Fields, after: Fields): Followed {
  const renamed: Renamed[] = []
  const made = follow(own, before, after, { from: [], to: [], renamed }) as Fields
  const notes = new Map<string, string | null>()
  for (const key of isFields(own['translated']) ? Object.keys(own['translated']) : []) {
    const rename = renamed.filter(({ from }) => key.startsWith(`${from}.`)).toSorted((a, b) => b.from.length - a.from.length)[0]
    if (rename) notes.set(key, rename.to === null ? null : rename.to + key.slice(rename.from.length))
  }
  return { own: made, notes }
}

/** A place in notes of a translation, before and after a change of the source; null if its item is gone. */
type Renamed = { from: string; to: string | null }

type At = { from: string[]; to: string[]; renamed: Renamed[] }

function follow(own: unknown, before: unknown, after: unknown, at: At): unknown {
  if (isFields(own) && isFields(before) && isFields(after)) {
    const entries = Object.entries(own).map(([key, value]) => {
      const inside = { ...at, from: [...at.from, key], to: [...at.to, key] }
      return [key, follow(value, before[key], after[key], inside)] as const
    })
    return Object.fromEntries(entries)
  }
  return isListOfFields(own) && isListOfFields(before) && isListOfFields(after) ? followList(own, before, after, at) : own
}

function followList(own: readonly Fields[], before: readonly Fields[], after: readonly Fields[], at: At): Fields[] {
  const now = newPlaces(before, after)
  const byIndex = new Map<number, Fields>()
  const others: Fields[] = []
  for (const [index, place] of placesOf(before, own).entries()) {
    const item = own[index]!
    const name = nameOf(item)
    const to = place < before.length ? now[place]! : place - before.length + after.length
    const inside = { ...at, from: [...at.from, name ?? String(place)], to: [...at.to, name ?? String(to)] }
    const from = inside.from.join('.')
    if (to === null) {
      at.renamed.push({ from, to: null })
      continue
    }
    if (from !== inside.to.join('.')) at.renamed.push({ from, to: inside.to.join('.') })
    const followed = follow(item, before[place], after[to], inside) as Fields
    // An item that is not matched by its index can be anywhere.
    if (name === undefined && index === place) byIndex.set(to, followed)
    else others.push(followed)
  }
  const made: Fields[] = []
  while (byIndex.size > 0 || others.length > 0) {
    const index = made.length
    made.push(byIndex.get(index) ?? others.shift() ?? {})
    byIndex.delete(index)
  }
  return made
}

/** For each item of a list, its index after a change: that of an equal item, or of the one that replaces it; null if it is gone. */
function newPlaces(before: readonly Fields[], after: readonly Fields[]): (number | null)[] {
  const free = new Set(after.keys())
  const take = (isMeant: (item: Fields) => boolean): number | null => {
    const found = [...free].find((index) => isMeant(after[index]!))
    if (found !== undefined) free.delete(found)
    return found ?? null
  }
  const same = before.map((item) => take((other) => JSON.stringify(other) === JSON.stringify(item)))
  const named = same.map(
    (place, index) => place ?? take((other) => nameOf(other) !== undefined && nameOf(other) === nameOf(before[index]!)),
  )
  return named.map((place, index) => place ?? take((other) => other['type'] === before[index]!['type']))
}
