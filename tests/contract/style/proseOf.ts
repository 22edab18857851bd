import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { findFiles } from '#src/node/files/findFiles.ts'

/** A piece of prose of this repository: what users read (`text`), or what only developers read (`comment`). */
export type Prose = { kind: 'comment' | 'text'; file: string; line: number; text: string }

type Node = { type: string; start: number; value?: unknown; source?: Node }

const TEXTS = new Set(['JSXText', 'Literal', 'TemplateElement'])

const isSource = (file: string) =>
  /\.(?:mjs|tsx?)$/.test(file) &&
  !/\.(?:test\.tsx?|d\.ts)$/.test(file) &&
  !/^packages\/[\w-]+\/(?:bench|corpus|data|e2e|tests)\//.test(file)

const filesOf = (folders: readonly string[]) =>
  folders.flatMap((folder) => findFiles(folder).map((file) => `${folder}/${file.replaceAll('\\', '/')}`))

/** The style guide quotes what it refuses. */
const GUIDE = 'docs/style.md'

/** Comments and texts of the sources in `src`, `schemas` and `packages`, except tests; and the docs, without their code. */
export function allProse(): Prose[] {
  const sources = filesOf(['src', 'schemas', 'packages']).filter(isSource)
  const docs = ['README.md', ...filesOf(['docs', 'packages']), 'tests/README.md'].filter(
    (file) => file.endsWith('.md') && file !== GUIDE && !/^packages\/[\w-]+\/(?:corpus|data|tests)\//.test(file),
  )
  return [...sources.flatMap(proseOfSource), ...docs.flatMap(proseOfDoc)]
}

function proseOfSource(file: string): Prose[] {
  const code = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, code)
  const lineOf = (start: number) => code.slice(0, start).split('\n').length
  const texts: Prose[] = []
  eachNode(program, (node) => {
    if (!TEXTS.has(node.type)) return
    const { value } = node as { value?: string | { cooked?: string } }
    const text = typeof value === 'string' ? value : typeof value === 'object' && value && 'cooked' in value ? (value.cooked ?? '') : ''
    // A text of one word is a name or a key.
    if (text.trim().includes(' ')) texts.push({ kind: 'text', file, line: lineOf(node.start), text })
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

function eachNode(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) eachNode(item, visit)
  else if (value && typeof value === 'object') {
    const node = value as Node
    if (typeof node.type === 'string') visit(node)
    for (const key of Object.keys(node)) if (key !== 'source') eachNode((node as unknown as Record<string, unknown>)[key], visit)
  }
}
