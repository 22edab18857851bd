import { diffLines, diffWordsWithSpace } from 'diff'

/** Parts of two texts that match, or do not: offsets in the first one and in the second one. */
type Span = { from: number; to: number; otherFrom: number; otherTo: number; isSame: boolean }

type Differ = (one: string, other: string) => { value: string; added?: boolean; removed?: boolean }[]

const DIFFERS: Record<'words' | 'lines', Differ> = { words: diffWordsWithSpace, lines: diffLines }

/**
 * Applies the difference between `base` and `changed` to `written`, another spelling of `base`, and keeps the rest of that spelling. Where
 * a change meets a different spelling, the changed text is taken.
 */
export function mergedText({ written, base, changed }: { written: string; base: string; changed: string }, by: 'words' | 'lines'): string {
  if (written === base) return changed
  const spelling = spansOf(DIFFERS[by](base, written))
  let result = ''
  let done = 0
  for (const { from, to, otherFrom, otherTo } of groups(spansOf(DIFFERS[by](base, changed)), spelling)) {
    const end = placeOf(spelling, to, 'end', from === to ? 'start' : 'end')
    const start = from === to ? end : Math.min(end, placeOf(spelling, from, 'start', 'start'))
    result += written.slice(done, start) + changed.slice(otherFrom, otherTo)
    done = end
  }
  return result + written.slice(done)
}

function spansOf(parts: ReturnType<Differ>): Span[] {
  const spans: Span[] = []
  let [at, otherAt] = [0, 0]
  for (const { value, added = false, removed = false } of parts) {
    const isSame = !added && !removed
    const span = {
      from: at,
      to: added ? at : at + value.length,
      otherFrom: otherAt,
      otherTo: removed ? otherAt : otherAt + value.length,
      isSame,
    }
    ;[at, otherAt] = [span.to, span.otherTo]
    const last = spans.at(-1)
    if (last && !last.isSame && !isSame) Object.assign(last, { to: span.to, otherTo: span.otherTo })
    else spans.push(span)
  }
  return spans
}

/** The changes, widened to whole parts of the spelling that they touch, and joined where they meet. */
function groups(changes: readonly Span[], spelling: readonly Span[]): Span[] {
  const wide: Span[] = []
  for (const change of changes.filter(({ isSame }) => !isSame)) {
    const inside = (place: number) => spelling.find(({ isSame, from, to }) => !isSame && from < place && place < to)
    const touched = spelling.filter(({ isSame, from, to }) => !isSame && from < change.to && change.from < to)
    const from = Math.min(change.from, inside(change.from)?.from ?? change.from, ...touched.map(({ from }) => from))
    const to = Math.max(change.to, inside(change.to)?.to ?? change.to, ...touched.map(({ to }) => to))
    const widened = { from, to, otherFrom: otherPlace(changes, from, 'start'), otherTo: otherPlace(changes, to, 'end'), isSame: false }
    const last = wide.at(-1)
    if (last && widened.from <= last.to)
      Object.assign(last, { to: Math.max(last.to, widened.to), otherTo: Math.max(last.otherTo, widened.otherTo) })
    else wide.push(widened)
  }
  return wide
}

/** The offset in the other text for one that is not within a part that differs. */
function otherPlace(spans: readonly Span[], place: number, side: 'start' | 'end'): number {
  const at =
    side === 'start'
      ? spans.find(({ from, to }) => from <= place && place <= to)
      : spans.findLast(({ from, to }) => from <= place && place <= to)
  if (!at) return 0
  if (at.isSame) return at.otherFrom + (place - at.from)
  return place === at.from && side === 'start' ? at.otherFrom : at.otherTo
}

/**
 * The same for a spelling: text that only the spelling has stays, where it is next to a change. `within` is the side that counts if none of
 * the parts there are the same.
 */
function placeOf(spelling: readonly Span[], place: number, side: 'start' | 'end', within: 'start' | 'end'): number {
  const same = spelling.filter(({ isSame, from, to }) => isSame && from <= place && place <= to)
  const found = side === 'start' ? same.at(-1) : same[0]
  return found ? found.otherFrom + (place - found.from) : otherPlace(spelling, place, within)
}
