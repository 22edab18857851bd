import { fromMarkdown } from 'mdast-util-from-markdown'

/**
 * Words as visitors read them: `text`, and the start and end of each of its characters in the source. Characters with the same number in
 * `parts` have no formatting between them. With `isWritten`, the source has the words as they are, without Markdown.
 */
export type ShownWords = { text: string; starts: number[]; ends: number[]; parts: number[]; isWritten: boolean }

type Node = ReturnType<typeof fromMarkdown>['children'][number] | ReturnType<typeof fromMarkdown>

/**
 * The words of Markdown, for each paragraph, heading, alternative text and block of code. Parts whose source is not `wanted` may be left
 * out.
 */
export function shownWords(markdown: string, wanted: (source: string) => boolean = () => true): ShownWords[] {
  return partsOf(markdown).flatMap(({ at, source }) => {
    if (!wanted(source)) return []
    const line = source.trimEnd()
    return isPlainLine(line) ? [{ ...plainWords(line, at), isWritten: false }] : wordsOfPart(source).map((unit) => shifted(unit, at))
  })
}

/**
 * The parts of Markdown that can be parsed alone, with their offsets: each begins after an empty line, without indentation. Parsing takes
 * most of the time of a search.
 */
function partsOf(markdown: string): { at: number; source: string }[] {
  // Code and HTML may contain empty lines, and definitions belong to links in other parts.
  if (['```', '~~~', '<', ']:'].some((sign) => markdown.includes(sign))) return [{ at: 0, source: markdown }]
  const starts = [0]
  for (let at = markdown.indexOf('\n\n'); at !== -1; at = markdown.indexOf('\n\n', at + 1)) {
    const next = markdown[at + 2]
    if (next !== undefined && next.trim() !== '') starts.push(at + 2)
  }
  return starts.map((at, index) => ({ at, source: markdown.slice(at, starts[index + 1]) }))
}

/** Whether a part of Markdown is surely a paragraph of one line without any formatting. */
function isPlainLine(source: string): boolean {
  return beginsWithLetter(source) && !FORMATTING.some((sign) => source.includes(sign))
}

const FORMATTING = ['\n', '\r', '\0', '\\', '`', '*', '_', '[', '<', '&']

/** Whether a text begins with a letter, or with a character outside ASCII, which begins no block; a byte order mark is skipped there. */
function beginsWithLetter(text: string): boolean {
  const code = text.charCodeAt(0)
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || (code > 127 && code !== 0xfeff)
}

function shifted(unit: ShownWords, by: number): ShownWords {
  if (by === 0) return unit
  return { ...unit, starts: unit.starts.map((start) => start + by), ends: unit.ends.map((end) => end + by) }
}

function wordsOfPart(markdown: string): ShownWords[] {
  const found: ShownWords[] = []
  const visit = (node: Node, unit: ShownWords | undefined) => {
    if (node.type === 'code') found.push(added(empty(true), markdown, node, node.value, 0))
    else if (node.type === 'text') added(unit!, markdown, node, node.value, 0)
    else if (node.type === 'inlineCode') added(unit!, markdown, node, node.value, 1)
    else if (node.type === 'break') added(unit!, markdown, node, '\n', 0)
    else if (node.type === 'image' && node.alt) found.push(added(empty(false), markdown, node, node.alt, 2))
    else if ('children' in node) {
      const isUnit = node.type === 'paragraph' || node.type === 'heading'
      const own = isUnit ? empty(false) : unit
      if (isUnit) found.push(own!)
      for (const child of node.children) visit(child, own)
    }
  }
  visit(fromMarkdown(markdown), undefined)
  return found.filter(({ text }) => text !== '')
}

/** Plain words, which are their own source; `at` is the offset of the first one. */
export function plainWords(text: string, at = 0): ShownWords {
  const starts = Array.from({ length: text.length }, (_, index) => at + index)
  return { text, starts, ends: starts.map((start) => start + 1), parts: starts.map(() => 0), isWritten: true }
}

function empty(isWritten: boolean): ShownWords {
  return { text: '', starts: [], ends: [], parts: [], isWritten }
}

/** Adds the value of a node, whose source has escapes, entities, and marks of quotes and lists at the start of lines. */
function added(unit: ShownWords, markdown: string, { position }: Node, value: string, skipped: number): ShownWords {
  const part = unit.parts.length === 0 ? 0 : unit.parts.at(-1)! + 1
  const end = position!.end.offset!
  let at = position!.start.offset! + skipped
  for (const character of value.split('')) {
    if (markdown[at] === '&' && (character !== '&' || /^&(?:amp|#38|#x26);/i.test(markdown.slice(at, at + 6)))) {
      const after = markdown.indexOf(';', at) + 1
      push(unit, character, at, after, part)
      at = after
      continue
    }
    const isEscaped = markdown[at] === '\\' && markdown[at + 1] === character
    const start = isEscaped ? at : nextOf(markdown, character, at, end)
    at = start + (isEscaped ? 2 : 1)
    push(unit, character, start, at, part)
  }
  return unit
}

function nextOf(markdown: string, character: string, at: number, end: number): number {
  const found = markdown.indexOf(character, at)
  return found === -1 || found >= end ? at : found
}

function push(unit: ShownWords, character: string, start: number, end: number, part: number): void {
  unit.text += character
  unit.starts.push(start)
  unit.ends.push(end)
  unit.parts.push(part)
}
