import { findDateRanges } from '#src/tools/dates/findDateRanges.ts'
import { anyOf } from '#src/tools/text/patterns.ts'
import type { TextBlock } from './blocks.ts'
import { type HistoryKind, historyKinds } from './historyKinds.ts'

const LONG = 110
const MOST_HEAD = 4
/** How much larger a gap must be than one further down for an entry to start there. */
const CLEAR = 1.5

// "GPA: 3.8" and "Key responsibilities:" belong to the entry above.
const DETAIL = anyOf(
  /^(?:gpa|grade|cgpa|relevant|coursework|modules|thesis|dissertation|key|technologies|tech stack|tools)\b.{0,30}:/i,
  /^(?:environment|responsibilities|stack)\b.{0,30}:/i,
)

const isHead = (block: TextBlock) =>
  !block.isBullet &&
  block.text.length <= LONG &&
  !/[\p{Ll})]\.$/u.test(block.text.replace(/(?:\b(?:inc|ltd|co|corp|pvt|ltda|sc|tech|eng|kft|oy|jr)|\.\p{L}{1,3})\.$/iu, '')) &&
  !DETAIL.test(block.text)

/**
 * The blocks of each entry of a section. Lines with dates anchor the entries; the number of lines above the first anchor tells where the
 * others start.
 */
export function historyEntries(blocks: TextBlock[], kind: HistoryKind): { head: TextBlock[]; body: TextBlock[] }[] {
  const dated = (block: TextBlock) => findDateRanges(block.text).length > 0
  const listed =
    !blocks.some((block) => isHead(block) && (dated(block) || kind.title(block.text) + kind.place(block.text) >= 2)) &&
    blocks.some((block) => block.isBullet && dated(block))
  const head = (block: TextBlock | undefined) => block !== undefined && (listed ? block.isBullet : isHead(block))
  const anchors = blocks.flatMap((block, index) => (head(block) && dated(block) ? [index] : []))
  const starts = anchors.length > 0 ? startsByDates(blocks, anchors, head, kind) : startsByGaps(blocks, head, kind)
  return starts.map((start, index) => {
    const own = blocks.slice(start, starts[index + 1] ?? blocks.length)
    let length = 0
    const anchor = anchors.find((at) => at >= start && at < start + own.length)
    while (length < own.length && head(own[length]) && length < (listed ? 1 : MOST_HEAD)) {
      // After its dates an entry has at most its other half in the lines that follow, unless these are body text.
      if (anchor !== undefined && start + length > anchor + 2) break
      length += 1
    }
    return { head: own.slice(0, Math.max(1, length)), body: own.slice(Math.max(1, length)) }
  })
}

function startsByDates(
  blocks: TextBlock[],
  anchors: number[],
  head: (block: TextBlock | undefined) => boolean,
  kind: HistoryKind,
): number[] {
  const free = (anchor: number, from: number) => {
    let count = 0
    while (anchor - count - 1 >= from && head(blocks[anchor - count - 1])) count += 1
    return count
  }
  const usual = Math.min(free(anchors[0]!, 0), MOST_HEAD - 1)
  const starts: number[] = []
  for (const [index, anchor] of anchors.entries()) {
    const before = index === 0 ? 0 : anchors[index - 1]! + 1
    const above = Math.min(usual, free(anchor, before))
    const gap = firstGap(blocks, anchor - free(anchor, before), anchor)
    const start = index === 0 ? 0 : gap !== null && anchor - gap < MOST_HEAD && isPart(blocks[gap]!, kind) ? gap : anchor - above
    // A second date in the head of an entry, such as for an employer and for a role there, does not start another.
    const last = starts.at(-1)
    if (last !== undefined && start <= last) continue
    starts.push(start)
  }
  // A one-line entry without dates among others that have them.
  const alone =
    usual > 0
      ? []
      : blocks.flatMap((block, index) =>
          index > anchors[0]! && !anchors.includes(index) && head(block) && kind.title(block.text) >= 1.5 && kind.place(block.text) >= 1.5
            ? [index]
            : [],
        )
  const undated =
    kind === historyKinds.study ? undatedPairs(blocks, starts, (index) => !anchors.includes(index) && head(blocks[index]), kind) : []
  return [...new Set([...starts, ...alone, ...undated])].toSorted((one, other) => one - other)
}

// A degree and a school on two lines without dates, below an entry that already has both.
function undatedPairs(blocks: TextBlock[], starts: number[], isFree: (index: number) => boolean, kind: HistoryKind): number[] {
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1]
    const start = starts.findLast((at) => at <= index)
    if (!next || start === undefined || start === index || starts.includes(index + 1) || !isFree(index) || !isFree(index + 1)) return []
    const above = blocks.slice(start, index)
    const has = (list: TextBlock[], score: (text: string) => number) => list.some(({ text }) => score(text) >= 1.5)
    const isPair =
      (kind.title(block.text) >= 1.5 && kind.place(next.text) >= 1.5) || (kind.place(block.text) >= 1.5 && kind.title(next.text) >= 1.5)
    return isPair && has(above, kind.title) && has(above, kind.place) ? [index] : []
  })
}

// A gap among the lines before the dates: the entry starts there.
function firstGap(blocks: TextBlock[], from: number, anchor: number): number | null {
  const gaps: number[] = []
  for (let at = anchor; at >= from && anchor - at < MOST_HEAD; at -= 1)
    if (blocks[at]!.gap >= 0.45 && blocks[at]!.gap > (blocks[at + 1]?.gap ?? 0)) gaps.push(at)
  return gaps.reduce<number | null>((best, at) => (best === null || blocks[at]!.gap > blocks[best]!.gap * CLEAR ? at : best), null)
}

const isPart = (block: TextBlock, kind: HistoryKind) =>
  kind.title(block.text) > 0 ||
  kind.place(block.text) > 0 ||
  block.isBold ||
  findDateRanges(block.text).length > 0 ||
  block.text.length < 60

function startsByGaps(blocks: TextBlock[], head: (block: TextBlock | undefined) => boolean, kind: HistoryKind): number[] {
  return blocks.flatMap((block, index) => {
    const last = blocks[index - 1]
    const begins =
      index === 0 ||
      (head(block) &&
        (!head(last) ||
          block.gap > Math.max(0.4, blocks[index + 1]?.gap ?? 0) ||
          (kind.title(block.text) >= 2 && kind.title(last!.text) < 1 && index > 1 && kind.title(blocks[index - 2]!.text) >= 2)))
    return begins ? [index] : []
  })
}
