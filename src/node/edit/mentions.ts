import { posix } from 'node:path'
import { type Node, findNodeAtLocation } from 'jsonc-parser'
import type { Edit } from 'jsonc-parser'
import { visitFields } from '#src/node/config/fields.ts'
import { editInString } from './jsonString.ts'
import { findMarkdownLinks } from './markdownLinks.ts'
import { pathSpan } from './pathSpan.ts'
import { type Source, parseSource, readInside } from './sources.ts'

/**
 * A place that names a path: the file, the offset and text of it there, and how to write another path in its place. Without `rewrite`
 * there is no safe way.
 */
export type Mention = { file: string; text: string; offset: number; href: string; rewrite?: (path: string) => Edit }

/**
 * Finds every place of the config that leads to a path: link fields, Markdown in fields and in text files, the site’s own address written
 * out in any text.
 */
export function mentionsOf(
  path: string,
  { sources, configDir, host }: { sources: Source[]; configDir: string; host: string | undefined },
): Mention[] {
  const lastWord = path.slice(path.lastIndexOf('/') + 1)
  const textFiles = new Map<string, Mention[]>()
  const inJson = sources
    // Most files name neither the path nor a text file, and need not be parsed.
    .filter(({ text }) => text.includes(lastWord) || text.includes('.md"'))
    .flatMap((source) => {
      const parsed = parseSource(source)
      if (!parsed) return []
      const { file, text } = source
      const found: Mention[] = []
      const seen = new Set<Node>()
      const at = (node: Node, start: number, end: number, href: string) => {
        const rewrite = (words: string) => editInString(text, node, start, end, words)
        found.push({ file, text, offset: rewrite('').offset, href, rewrite })
      }
      const link = (node: Node) => {
        const span = pathSpan(node.value as string, host)
        if (span?.path === path) at(node, span.start, span.end, node.value as string)
      }
      visitFields(source.schema, parsed.value, (kind, value, place) => {
        const node = findNodeAtLocation(parsed.tree, place)!
        seen.add(node)
        if (kind === 'href') link(node)
        if (kind === 'markdown') {
          const links = findMarkdownLinks(value, path, host)
          for (const { start, end, href } of links.found) at(node, start, end, href)
          if (links.unplaced > 0) found.push({ file, text, offset: node.offset, href: path })
        }
        const textFile = posix.join(posix.dirname(file), value)
        if (kind === 'markdownFile' && !textFiles.has(textFile)) textFiles.set(textFile, mentionsInText(textFile, path, configDir, host))
      })
      eachString(parsed.tree, (node) => {
        if (!seen.has(node) && (node.value as string).startsWith('https://')) link(node)
      })
      return found
    })
  return [...inJson, ...[...textFiles.values()].flat()]
}

function mentionsInText(file: string, path: string, configDir: string, host: string | undefined): Mention[] {
  const text = readInside(configDir, file)
  if (text === undefined) return []
  const { found, unplaced } = findMarkdownLinks(text, path, host)
  return [
    ...found.map(({ start, end, href }) => ({
      file,
      text,
      offset: start,
      href,
      rewrite: (words: string) => ({ offset: start, length: end - start, content: words }),
    })),
    ...(unplaced > 0 ? [{ file, text, offset: 0, href: path }] : []),
  ]
}

function eachString(node: Node, visit: (node: Node) => void): void {
  if (node.type === 'string') visit(node)
  // The first child of a property is its key.
  for (const child of node.type === 'property' ? node.children!.slice(1) : (node.children ?? [])) eachString(child, visit)
}
