import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { Node } from 'prosemirror-model'
import { Transform } from 'prosemirror-transform'
import { expect, test } from 'vitest'
import { openRich } from '#src/editor/richText/openRich.ts'
import { readRich } from '#src/editor/richText/readRich.ts'
import { richSchema } from '#src/editor/richText/richSchema.ts'
import { richShape } from '#src/editor/richText/richShape.ts'
import { pastedMarkdown } from '#src/node/import/paste/pastedMarkdown.ts'
import { constructs } from './richText/constructs.ts'

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))

/** The texts of JSON files that have Markdown. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('\n') || value.includes('](') || value.includes('**') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const jsonOf = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

const corpus: Record<string, () => readonly string[]> = {
  'Markdown files of companies': () => filesIn('tests/fixtures', '.md').map((file) => readFileSync(file, 'utf8')),
  'texts of companies': () => [...new Set(filesIn('tests/fixtures', '.json').flatMap((file) => textsIn(jsonOf(file))))],
  'pasted documents': () => filesIn('tests/fixtures/paste', '.html').map((file) => pastedMarkdown(readFileSync(file, 'utf8')).markdown),
  'the documentation': () =>
    filesIn('docs', '.md')
      .filter((_, index) => index % 8 === 0)
      .map((file) => readFileSync(file, 'utf8')),
  'spellings of every construct': () => constructs,
}

/** The places of a block where a word is inserted: the first, middle and last line of text within it. */
function placesIn(doc: Node, index: number): number[] {
  const start = doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  const places: number[] = []
  doc.child(index).descendants((node, at) => void (node.isText && places.push(start + 1 + at + Math.floor(node.nodeSize / 2))))
  if (doc.child(index).isTextblock) places.push(start + 1)
  return [...new Set([places[0], places[Math.floor(places.length / 2)], places.at(-1)])].filter((place) => place !== undefined)
}

/** Three blocks of a long text, all of a short one. */
const sampled = (count: number) => Array.from({ length: count }, (_, index) => index).filter((index) => index % Math.ceil(count / 3) === 0)

/** The blocks of a text as GitHub sees them. */
const blocksOf = (text: string) => fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }).children

/** Those before and after a place, without their positions. */
function around(nodes: ReturnType<typeof blocksOf>, start: number, end: number): string {
  const bare = (key: string, value: unknown) => (key === 'position' ? undefined : value)
  const outside = nodes.filter(({ position }) => position!.end.offset! <= start || position!.start.offset! >= end)
  return JSON.stringify(outside, bare)
}

test.each(Object.keys(corpus))('%s: an opened text has the same bytes, and a word typed changes one block only', (name) => {
  let edits = 0
  let kept = 0
  const told: string[] = []
  for (const text of corpus[name]!()) {
    const rich = openRich(text)
    // Footnotes are text here, and GitHub counts without a byte order mark.
    const blocks = text.includes('[^') || text.startsWith('\ufeff') ? undefined : blocksOf(text)
    expect(rich.write(rich.doc)).toBe(text)
    for (const index of sampled(rich.doc.childCount)) {
      const block = rich.doc.child(index)
      for (const place of placesIn(rich.doc, index).slice(0, text.length > 4000 ? 1 : 3)) {
        const at = rich.doc.resolve(place)
        // As typing does: with the look of the words around, and apart from the first one.
        const typed = at.parentOffset === 0 ? richSchema.text('word ') : richSchema.text('word', at.marks())
        const { doc } = new Transform(rich.doc).insert(place, typed)
        const written = rich.write(doc)
        const { start, end } = rich.placeOf(block)
        const tail = text.length - end
        const where = JSON.stringify(text.slice(start, end))
        expect(written.slice(0, start), where).toBe(text.slice(0, start))
        expect(written.slice(written.length - tail), where).toBe(text.slice(end))
        const wanted = doc.children.filter(({ type }) => type.name !== 'source')
        if (richSourcesIn(doc) === 0) expect(richShape(readRich(written).map(({ node }) => node)), where).toBe(richShape(wanted))
        if (blocks) expect(around(blocksOf(written), start, written.length - tail), where).toBe(around(blocks, start, end))
        edits += 1
        if (written.length === text.length + typed.nodeSize) kept += 1
        else told.push(JSON.stringify([text.slice(start, end), written.slice(start, written.length - tail)]))
      }
    }
  }
  if (process.env['TELL']) console.log(name, edits, kept, told.slice(0, 40).join('\n'))
  expect(kept / edits).toBeGreaterThan(0.9)
})

const richSourcesIn = (doc: Node) => doc.children.filter(({ type }) => type.name === 'source').length
