import type { Options } from 'mdast-util-to-markdown'
import type { Node } from 'prosemirror-model'
import { markdownText } from '#src/site/markdown/markdownText.ts'
import { mergedText } from './mergedText.ts'
import { type ReadBlock, type References, readRich } from './readRich.ts'
import { richHabits } from './richHabits.ts'
import { richMdast } from './richMdast.ts'
import { richSchema } from './richSchema.ts'
import { richShape } from './richShape.ts'
import { settledMarks } from './settledMarks.ts'

/** A Markdown text opened for rich editing: its document, and the Markdown of a changed one. */
export type RichText = {
  doc: Node
  /** Blocks that have not changed keep their bytes; a changed one keeps its spelling where it has not changed. */
  write(doc: Node): string
  /** Where an unchanged block is in the text. */
  placeOf(node: Node): { start: number; end: number }
}

/** A block as it was opened: its node, and where it is in the text. */
type Origin = { node: Node; start: number; end: number }

/**
 * Opens a Markdown text. Blocks whose node cannot be written without loss, and lines that the page does not show, such as named addresses,
 * become `source` nodes.
 */
export function openRich(text: string): RichText {
  const references: References = {}
  const lines = lineStarts(text)
  const habits = richHabits(text)
  const origins: Origin[] = []
  const slice = (from: number, to: number) => text.slice(lines[from], endOfLine(text, lines, to - 1))
  const add = (node: Node, from: number, to: number) =>
    void origins.push({ node: withOrigin(node, origins.length), start: lines[from]!, end: endOfLine(text, lines, to - 1) })
  const addSource = (from: number, to: number) => add(richSchema.nodes.source.create({ text: slice(from, to) }), from, to)
  const isEmptyLine = (line: number) => slice(line, line + 1).trim() === ''
  const addUnread = (from: number, to: number) => {
    let [first, last] = [from, to]
    while (first < last && isEmptyLine(first)) first += 1
    while (last > first && isEmptyLine(last - 1)) last -= 1
    if (first < last) addSource(first, last)
  }
  let done = 0
  const blocks = readRich(text, references)
  const areWritable = writable(blocks, habits, references)
  for (const [index, { node, from, to }] of blocks.entries()) {
    addUnread(done, from)
    let last = to
    while (last > from + 1 && isEmptyLine(last - 1)) last -= 1
    if (areWritable[index]) add(node, from, last)
    else addSource(from, last)
    done = Math.max(last, done)
  }
  addUnread(done, lines.length)
  const nodes = origins.map(({ node }) => node)
  const doc = richSchema.node('doc', null, nodes.length === 0 ? [richSchema.nodes.paragraph.create()] : nodes)
  // Spellings of changed blocks, since most of them do not change again.
  const known = new WeakMap<Node, string[]>()
  const newLine = text.includes('\r\n') ? '\r\n' : '\n'
  const broken = (markdown: string) => (newLine === '\n' ? markdown : markdown.replaceAll('\n', newLine))

  const sources = nodes.filter(({ type }) => type.name === 'source')

  /** The named addresses that are left in a document. */
  function referencesIn(doc: Node): References {
    if (sources.every((source) => doc.children.includes(source))) return references
    const left: References = {}
    for (const { type, attrs } of doc.children) if (type.name === 'source') readRich(attrs['text'] as string, left)
    return left
  }

  /** Spellings of a changed block, the best one first; the last one is always readable. */
  function spellings(node: Node, references: References): string[] {
    const before = known.get(node)
    if (before) return before
    const origin = origins[node.attrs['origin'] as number]
    const found: string[] = []
    const isRead = (markdown: string, wanted: Node) => sameShape(readRich(markdown, { ...references }), [wanted])
    const written = origin && text.slice(origin.start, origin.end).replaceAll('\r\n', '\n')
    for (const wanted of [node, settledMarks(node)]) {
      // Columns of a new table are aligned; in one that is there, each row is a line of its own.
      const changed = writeBlock(wanted, habits, origin === undefined)
      const merged =
        origin && origin.node.type === node.type
          ? (['words', 'lines'] as const).map((by) => mergedText({ written: written!, base: writeBlock(origin.node, habits), changed }, by))
          : []
      found.push(...[...merged, fewerEscapes(changed), changed].filter((markdown) => isRead(markdown, wanted)))
      if (found.length > 0) break
    }
    const done = [...new Set([...found.slice(0, 1), ...found.slice(-1)])]
    if (done.length === 0) done.push(writeBlock(settledMarks(node), habits))
    known.set(node, done)
    return done
  }

  function write(doc: Node): string {
    const left = referencesIn(doc)
    const isKept = (node: Node) => {
      const origin = origins[node.attrs['origin'] as number]
      if (origin === undefined || !(origin.node === node || origin.node.eq(node))) return false
      return (
        left === references || node.type.name === 'source' || sameShape(readRich(text.slice(origin.start, origin.end), { ...left }), [node])
      )
    }
    const blocks = doc.children.filter((node) => isKept(node) || node.type.name === 'source' || richMdast([node]).length > 0)
    if (blocks.length === origins.length && blocks.every((node, index) => node.attrs['origin'] === index && isKept(node))) return text
    if (blocks.length === 0) return ''
    const originOf = (node: Node) => origins[node.attrs['origin'] as number]!
    const own = (node: Node) => text.slice(originOf(node).start, originOf(node).end)
    const isNext = (one: Node | undefined, other: Node) =>
      one === undefined || Number(one.attrs['origin'] ?? -2) + 1 === other.attrs['origin']
    const isSettled = (index: number) => isKept(blocks[index]!) && isNext(blocks[index - 1], blocks[index]!)
    const gap = (one: Node, other: Node, isWide: boolean) =>
      isNext(one, other) && (!isWide || (isKept(one) && isKept(other)))
        ? text.slice(originOf(one).end, originOf(other).start)
        : newLine + newLine
    /** A spelling of the blocks of a range, each after the gap before it. */
    const attempt = (level: number, start: number, end: number) =>
      blocks.slice(start, end).map((node, at) => {
        const before = blocks[start + at - 1]
        const isApart = level === ATTEMPTS - 1 && !isSettled(start + at)
        const options = isKept(node) && !isApart ? [own(node)] : isApart ? [apart(node, before)] : spellings(node, left)
        const spelled = isKept(node) && !isApart ? options[0]! : broken(options.at(level < 2 ? 0 : -1)!)
        return (before ? gap(before, node, level > 0) : '') + spelled
      })
    let result = text.slice(0, origins[0]?.start ?? 0)
    for (let start = 0; start < blocks.length;) {
      // Blocks that have changed, with one on each side, are read together.
      let end = start
      while (end < blocks.length && isSettled(end)) end += 1
      result += attempt(0, start, end).join('')
      if (end === blocks.length) break
      start = end
      while (end < blocks.length && !isSettled(end)) end += 1
      const [first, last] = [Math.max(0, start - 1), Math.min(blocks.length, end + 1)]
      const around = blocks.slice(first, last)
      const shapes = [around, around.map((node) => (isKept(node) ? node : settledMarks(node)))].map((nodes) => shapeOf(nodes))
      let found: string[] = []
      for (let level = 0; level < ATTEMPTS; level += 1) {
        found = attempt(level, first, last)
        const lead = first === 0 ? 0 : found[0]!.length - own(around[0]!).length
        if (shapes.includes(shapeOf(readRich(found.join('').slice(lead), { ...left }).map(({ node }) => node)))) break
      }
      // The gap after the last changed block belongs to the next one.
      result += found.slice(start - first).join('')
      start = last
    }
    return result + text.slice(origins.at(-1)?.end ?? text.length)
  }

  /** A block whose sign differs from that of the list before it, so that they are two. */
  function apart(node: Node, before: Node | undefined): string {
    const other = OTHER_SIGN[node.attrs['marker'] as string] ?? OTHER_SIGN[habits.bullet ?? '-']
    const isList = before?.type === node.type && node.type.name.endsWith('_list')
    const marked = isList
      ? node.type.create(
          { ...node.attrs, marker: node.type.name === 'ordered_list' ? (node.attrs['marker'] === ')' ? '.' : ')') : other },
          node.content,
        )
      : node
    return node.type.name === 'source' ? (node.attrs['text'] as string) : writeBlock(marked, habits)
  }

  return { doc, write, placeOf: (node) => origins[node.attrs['origin'] as number] ?? { start: 0, end: text.length } }
}

/** How many ways of writing changed blocks there are: the last one is always readable. */
const ATTEMPTS = 4

const OTHER_SIGN: Record<string, string> = { '-': '*', '*': '-', '+': '-' }

function withOrigin(node: Node, origin: number): Node {
  return node.type.create({ ...node.attrs, origin }, node.content, node.marks)
}

function writeBlock(node: Node, habits: Options, isAligned = false): string {
  return markdownText(richMdast([node]), habits, isAligned)
}

function sameShape(blocks: readonly ReadBlock[], wanted: readonly Node[]): boolean {
  return blocks.every(({ isKnown }) => isKnown) && richShape(blocks.map(({ node }) => node)) === richShape(wanted)
}

/** The shape of blocks except for sources, which are read as they are. */
function shapeOf(blocks: readonly Node[]): string {
  return richShape(blocks.filter(({ type }) => type.name !== 'source'))
}

/** For each block, whether it is read the same after it is written. */
function writable(blocks: readonly ReadBlock[], habits: Options, references: References): boolean[] {
  const nodes = blocks.map(({ node }) => node)
  if (blocks.every(({ isKnown }) => isKnown)) {
    const all = readRich(markdownText(richMdast(nodes), habits, false), { ...references })
    if (sameShape(all, nodes)) return nodes.map(() => true)
  }
  return blocks.map(({ node, isKnown }) => isKnown && sameShape(readRich(writeBlock(node, habits), { ...references }), [node]))
}

/** The offsets of the lines of a text; the parser knows the same line ends. */
function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = 0; at < text.length; at += 1) {
    const isEnd = text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')
    if (isEnd) starts.push(at + 1)
  }
  return starts
}

/** The offset of the end of a line, before its line end. */
function endOfLine(text: string, starts: readonly number[], line: number): number {
  const next = starts[line + 1]
  if (next === undefined) return text.length
  return text[next - 1] === '\n' && text[next - 2] === '\r' ? next - 2 : next - 1
}

/** Without the backslashes before signs within words, such as those of `Lehrer\*innen` and `snake\_case`. */
function fewerEscapes(markdown: string): string {
  const isWord = (sign: string | undefined) => sign !== undefined && sign.toLowerCase() !== sign.toUpperCase()
  return Array.from(markdown)
    .filter(
      (sign, at, all) => !(sign === '\\' && (all[at + 1] === '*' || all[at + 1] === '_') && isWord(all[at - 1]) && isWord(all[at + 2])),
    )
    .join('')
}
