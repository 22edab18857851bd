import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { type Node, eachNode, sourceFiles } from '#tests/contract/sources.ts'
import type { Pattern } from './Pattern.ts'

type CodeNode = Node & { regex?: { pattern: string; flags: string }; callee?: { name?: string }; arguments?: Node[] }

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
    eachNode<CodeNode>(program, (node) => {
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
