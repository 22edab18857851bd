import { isRecord } from '#src/store/guards.ts'
import type { Registered } from '#src/store/registered.ts'
import type { Joining, ResultSlice, StoredState } from '#src/store/results.ts'
import { textOf } from './textOf.ts'

type Rule = { levels: number; idOf(item: unknown): string }

const LEVELS: Record<Joining, number> = { whole: 0, fields: 1, records: Number.POSITIVE_INFINITY, items: Number.POSITIVE_INFINITY }

function ruleOf({ joining, idFields = ['id'] }: ResultSlice<unknown>): Rule {
  return { levels: LEVELS[joining], idOf: joining === 'records' ? (item) => carriedId(item, idFields) : textOf }
}

/**
 * Merges two states that diverged from `base`: `mine`, which is about to be written and so counts as the later one, and `theirs`, which
 * another tab has written. A change on one side only is taken, including removals; changes on both sides are merged as the slice declares.
 * A slice equal to `mine` or `theirs` is that very object.
 */
export function joinStates<State extends StoredState>(
  { names, slices }: Registered<State>,
  base: State,
  mine: State,
  theirs: State,
): State {
  const joined = names.map((name) => [name, join(base[name], mine[name], theirs[name], ruleOf(slices[name]!))] as const)
  return { ...mine, ...Object.fromEntries(joined) }
}

function same(a: unknown, b: unknown): boolean {
  return a === b || textOf(a) === textOf(b)
}

function join(base: unknown, mine: unknown, theirs: unknown, rule: Rule): unknown {
  if (same(mine, theirs) || same(mine, base)) return theirs
  if (same(theirs, base) || rule.levels === 0) return mine
  if (Array.isArray(mine) && Array.isArray(theirs)) return joinLists(Array.isArray(base) ? base : [], mine, theirs, rule.idOf)
  if (isRecord(mine) && isRecord(theirs)) return joinRecords(isRecord(base) ? base : {}, mine, theirs, { ...rule, levels: rule.levels - 1 })
  return mine
}

type Fields = Record<string, unknown>

function joinRecords(base: Fields, mine: Fields, theirs: Fields, rule: Rule) {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  const at = (record: Fields, key: string) => (Object.hasOwn(record, key) ? record[key] : undefined)
  const joined = [...keys].map((key) => [key, join(at(base, key), at(mine, key), at(theirs, key), rule)] as const)
  // Undefined is an entry that one side has removed and the other has not changed.
  return Object.fromEntries(joined.filter(([, value]) => value !== undefined))
}

function joinLists(base: unknown[], mine: unknown[], theirs: unknown[], idOf: Rule['idOf']): unknown[] {
  const without = (list: unknown[], taken: unknown[]) => subtract(list, taken, idOf)
  const byId = (list: unknown[]) => new Map(list.map((item) => [idOf(item), item]))
  const removed = without(base, mine)
  const theirAdditions = without(theirs, base)
  const added = without(without(mine, base), theirAdditions)
  const before = byId(base)
  const now = byId(mine)
  const kept = without(theirs, removed).map((item) => {
    const own = now.get(idOf(item))
    return own === undefined || same(own, before.get(idOf(item))) ? item : own
  })
  return [...kept, ...added]
}

/** The id of a record: the first of these fields that it has, or its whole content. */
function carriedId(item: unknown, fields: readonly string[]): string {
  const field = isRecord(item) ? fields.find((each) => item[each] !== undefined && item[each] !== null) : undefined
  const id = isRecord(item) && field !== undefined ? item[field] : undefined
  return typeof id === 'string' ? id : textOf(item)
}

// Removes items from `list` as often as they occur in `taken`.
function subtract(list: unknown[], taken: unknown[], idOf: Rule['idOf']): unknown[] {
  const left = new Map<string, number>()
  for (const item of taken) left.set(idOf(item), (left.get(idOf(item)) ?? 0) + 1)
  return list.filter((item) => {
    const count = left.get(idOf(item)) ?? 0
    if (count > 0) left.set(idOf(item), count - 1)
    return count === 0
  })
}
