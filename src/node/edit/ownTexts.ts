import { posix } from 'node:path'
import { type Node, findNodeAtLocation } from 'jsonc-parser'
import { visitFields } from '#src/node/config/parse/fields.ts'
import { type Source, parseSource } from './sources.ts'

/**
 * A text file that a config file refers to: its path relative to the config folder, the field, and another file that refers to it as well.
 */
export type NamedText = { textFile: string; node: Node; alsoNamedBy: string | undefined }

/** The text files that a page refers to, each with its first use. */
export function textsOf(page: Source, sources: Source[]): NamedText[] {
  const folder = posix.dirname(page.file)
  const neighbours = sources.filter((other) => other !== page && posix.dirname(other.file) === folder && other.text.includes('.md"'))
  return named(page).map(({ name, node }) => ({
    textFile: posix.join(folder, name),
    node,
    alsoNamedBy: neighbours.find((other) => named(other).some((found) => found.name === name))?.file,
  }))
}

function named(source: Source): { name: string; node: Node }[] {
  const parsed = parseSource(source)
  const found: { name: string; node: Node }[] = []
  if (parsed) {
    visitFields(source.schema, parsed.value, (kind, name, keyPath) => {
      if (kind === 'markdownFile') found.push({ name, node: findNodeAtLocation(parsed.tree, keyPath)! })
    })
  }
  return found
}
