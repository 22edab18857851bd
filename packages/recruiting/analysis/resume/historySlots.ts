import type { HistoryKind } from './historyKinds.ts'
import type { HistoryPart } from './historyParts.ts'

/**
 * The tendency of a part towards a title (above 0) or an employer or school (below 0), by its words and by similar parts of other entries.
 */
export type HistorySlots = { lead(part: HistoryPart, nth: number, of: number): number }

/** The weights of order and look relative to words, and the number of entries needed to trust them. */
const ORDER = 2
const LOOK = 2
const DOUBT = 0.7

/** Votes over the parts of all entries of a section. */
export function historySlots(entries: HistoryPart[][], kind: HistoryKind): HistorySlots {
  const own = ({ text, role }: HistoryPart) =>
    role === 'title' ? 3 : role === 'place' ? -3 : Math.max(-2, Math.min(2, kind.title(text) - kind.place(text)))
  const orders = new Map<string, number[]>()
  const looks = new Map<string, number[]>()
  const put = (map: Map<string, number[]>, key: string, value: number) => map.set(key, [...(map.get(key) ?? []), value])
  for (const parts of entries) {
    const several = new Set(parts.map(({ look }) => look)).size > 1
    for (const [nth, part] of parts.entries()) {
      if (parts.length > 1) put(orders, String(Math.min(nth, 2)), own(part))
      if (several) put(looks, part.look, own(part))
    }
  }
  const mean = (values: number[] = []) => values.reduce((sum, value) => sum + value, 0) / (values.length + DOUBT)
  const isTold = looks.size > 1
  return {
    lead: (part, nth, of) =>
      own(part) + (of > 1 ? ORDER * mean(orders.get(String(Math.min(nth, 2)))) : 0) + (isTold ? LOOK * mean(looks.get(part.look)) : 0),
  }
}
