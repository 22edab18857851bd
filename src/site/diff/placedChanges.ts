import { isFields } from '#src/site/isFields.ts'
import { isSame } from './isSame.ts'

/**
 * A change within a JSON value. `place` leads there: field names, and items of lists by their own words in quotes, such as `hero “Bread”`.
 * `before` and `after` are the values, undefined if absent; items in another order have neither.
 */
export type PlacedChange = { place: string[]; did: 'added' | 'removed' | 'changed' | 'reordered'; before?: unknown; after?: unknown }

/** Fields that name an item of a list, the best first. */
const NAMES = ['title', 'label', 'name', 'question', 'quote', 'heading', 'text', 'from', 'alt', 'src']

/** The longest name of an item, in characters. */
const LONGEST_NAME = 60

/** The differences between two JSON values, in their order, as deep as they are. */
export function placedChanges(before: unknown, after: unknown, place: string[] = []): PlacedChange[] {
  if (isSame(before, after)) return []
  if (before === undefined) return [{ place, did: 'added', after }]
  if (after === undefined) return [{ place, did: 'removed', before }]
  if (Array.isArray(before) && Array.isArray(after)) return itemChanges(before, after, place)
  if (!isFields(before) || !isFields(after)) return [{ place, did: 'changed', before, after }]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    placedChanges(before[key], after[key], [...place, key]),
  )
}

/** Lists are compared without their equal beginnings and ends. */
function itemChanges(before: unknown[], after: unknown[], place: string[]): PlacedChange[] {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && isSame(before[start], after[start])) start += 1
  let end = 0
  while (end < most - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1
  const [old, now] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  if (old.length === now.length && old.every((item) => now.some((other) => isSame(item, other)))) return [{ place, did: 'reordered' }]
  const [gone, come] = [
    old.filter((item) => !now.some((other) => isSame(item, other))),
    now.filter((item) => !old.some((other) => isSame(item, other))),
  ]
  const pairs = gone.length === come.length ? gone.length : 0
  return [
    ...gone.slice(0, pairs).flatMap((item, index) => placedChanges(item, come[index], [...place, itemName(come[index], start + index)])),
    ...gone
      .slice(pairs)
      .map((item, index): PlacedChange => ({ place: [...place, itemName(item, start + index)], did: 'removed', before: item })),
    ...come
      .slice(pairs)
      .map((item, index): PlacedChange => ({ place: [...place, itemName(item, start + index)], did: 'added', after: item })),
  ]
}

function itemName(item: unknown, index: number): string {
  if (typeof item === 'string') return `“${shortName(item)}”`
  if (!isFields(item)) return `“${index + 1}”`
  const type = typeof item['type'] === 'string' ? item['type'] : ''
  const named = NAMES.map((key) => item[key]).find((value) => typeof value === 'string' && value !== '')
  return `${type} ${typeof named === 'string' ? `“${shortName(named)}”` : type === '' ? `“${index + 1}”` : ''}`.trim()
}

function shortName(text: string): string {
  return text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME - 1)}…` : text
}
