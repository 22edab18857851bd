import { findFiles } from '#src/node/files/findFiles.ts'

/** A node of a syntax tree of `parseSync`. */
export type Node = { type: string; start: number }

/** The code files in `src`, `schemas` and `packages`, as sorted paths, without tests, benchmarks, corpora and type declarations. */
export function sourceFiles(): string[] {
  return ['src', 'schemas', 'packages']
    .flatMap((folder) => findFiles(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/\.(?:test\.tsx?|d\.ts)$|^packages\/[\w-]+\/(?:tests|bench|corpus)\//.test(file))
}

/** The Markdown files of the repository that describe it: the README, docs, and those of packages and tests. */
export const documents: readonly string[] = [
  'README.md',
  'tests/README.md',
  ...['docs', 'packages'].flatMap((folder) => findFiles(folder).map((file) => `${folder}/${file}`)),
].filter((file) => file.endsWith('.md'))

/** Visits a tree from its root down. */
export function eachNode<Visited extends Node>(value: unknown, visit: (node: Visited) => void): void {
  if (Array.isArray(value)) for (const item of value) eachNode(item, visit)
  else if (typeof value === 'object' && value !== null && !(value instanceof RegExp)) {
    if ('type' in value && typeof value.type === 'string') visit(value as Visited)
    for (const inner of Object.values(value)) eachNode(inner, visit)
  }
}
