import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { type Node, documents, eachNode, sourceFiles } from '#tests/contract/sources.ts'

/** A piece of prose of this repository: what users read (`text`), or what only developers read (`comment`). */
export type Prose = { kind: 'comment' | 'text'; file: string; line: number; text: string }

const TEXTS = new Set(['JSXText', 'Literal', 'TemplateElement'])

/** The style guide quotes what it refuses. */
const GUIDE = 'docs/style.md'

/** Comments and texts of the sources in `src`, `schemas` and `packages`, except tests; and the docs, without their code. */
export function allProse(): Prose[] {
  const docs = documents.filter((file) => file !== GUIDE && !/^packages\/[\w-]+\/(?:corpus|data|tests)\//.test(file))
  return [...sourceFiles().flatMap(proseOfSource), ...docs.flatMap(proseOfDoc)]
}

function proseOfSource(file: string): Prose[] {
  const code = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, code)
  const lineOf = (start: number) => code.slice(0, start).split('\n').length
  const texts: Prose[] = []
  eachNode<Node & { value?: string | { cooked?: string } }>(program, ({ type, start, value }) => {
    if (!TEXTS.has(type)) return
    const text = typeof value === 'string' ? value : typeof value === 'object' && value && 'cooked' in value ? (value.cooked ?? '') : ''
    // A text of one word is a name or a key.
    if (text.trim().includes(' ')) texts.push({ kind: 'text', file, line: lineOf(start), text })
  })
  return [...texts, ...comments.map(({ value, start }) => ({ kind: 'comment' as const, file, line: lineOf(start), text: value }))]
}

/** Paragraphs of a document, without blocks and spans of code and without the addresses of links. */
function proseOfDoc(file: string): Prose[] {
  const text = readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ''))
  return text
    .split('\n')
    .map((line, index) => ({
      kind: 'text',
      file,
      line: index + 1,
      text: line.replaceAll(/`[^`]*`/g, '`…`').replaceAll(/\]\([^)]*\)/g, ']'),
    }))
}
