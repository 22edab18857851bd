import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import type { Pattern } from './Pattern.ts'

type Node = { type: string; start: number; regex?: { pattern: string; flags: string }; callee?: { name?: string }; arguments?: Node[] }

/** What puts patterns together from patterns. Its parts say nothing alone; the whole is found where it is made. */
const COMPOSERS = new Set(['anyOf', 'inTurn'])

/**
 * The regular expressions that the sources in `src`, `schemas` and `packages` write as literals, and the files that make others: with
 * `RegExp`, or from parts with `anyOf` and `inTurn`. Tests are left out.
 */
export function literalPatterns(): { literals: Pattern[]; makers: string[] } {
  const literals: Pattern[] = []
  const makers = new Set<string>()
  for (const file of sourceFiles()) {
    const code = readFileSync(file, 'utf8')
    const { program, errors } = parseSync(file, code)
    if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]!.message}`)
    const composes = code.includes("/text/patterns.ts'")
    const parts = new Set<unknown>()
    eachNode(program, (node) => {
      const called = node.callee?.name ?? ''
      const isComposed = composes && COMPOSERS.has(called)
      if (called === 'RegExp' || isComposed) makers.add(file)
      if (isComposed) for (const part of node.arguments ?? []) parts.add(part)
      if (node.regex && !parts.has(node)) {
        const line = code.slice(0, node.start).split('\n').length
        literals.push({ file, line, source: node.regex.pattern, flags: node.regex.flags })
      }
    })
  }
  return { literals, makers: [...makers] }
}

function sourceFiles(): string[] {
  return ['src', 'schemas', 'packages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/\.(?:test\.tsx?|d\.ts)$/.test(file))
      .map((file) => join(folder, file).replaceAll('\\', '/'))
      .filter((file) => !/^packages\/[\w-]+\/(?:tests|bench|corpus)\//.test(file))
      .sort(),
  )
}

/** Visits a tree from its root down. */
function eachNode(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) eachNode(item, visit)
  else if (typeof value === 'object' && value !== null && !(value instanceof RegExp)) {
    if ('type' in value && typeof value.type === 'string') visit(value as Node)
    for (const inner of Object.values(value)) eachNode(inner, visit)
  }
}
