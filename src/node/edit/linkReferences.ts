import { posix } from 'node:path'
import { type Node, findNodeAtLocation } from 'jsonc-parser'
import type { Edit } from 'jsonc-parser'
import { visitFields } from '#src/node/config/parse/fields.ts'
import { editInString } from './jsonString.ts'
import { findMarkdownLinks } from './markdownLinks.ts'
import { pathSpan } from './pathSpan.ts'
import type { ConfigBefore } from './configBefore.ts'
import { overlaid, placeInOverlay } from '#src/site/languages/overlay.ts'
import type { KeyPath } from '#src/site/site.ts'
import { type Source, parseSource, readInside } from './sources.ts'
import { type Translation, parseTranslation } from './translations.ts'

/**
 * A reference to a path: its file with the text, its offset, and a function that replaces the path. Without `rewrite` it cannot be replaced
 * safely. `isEntry`: a field names the entry at that path by its id, which is the last part of the path.
 */
export type LinkReference = { file: string; text: string; offset: number; href: string; rewrite?: (path: string) => Edit; isEntry?: true }

/**
 * Finds all references to a path in config: link fields, fields that refer to its entry, Markdown in fields and text files, and the site’s
 * full address in any text.
 */
export function linkReferencesTo(
  path: string,
  { sources, translations, configDir, host, pages }: Pick<ConfigBefore, 'sources' | 'translations' | 'configDir' | 'host' | 'pages'>,
): LinkReference[] {
  const entry = entryAt(pages.files.get(path))
  const lastWord = path.slice(path.lastIndexOf('/') + 1)
  const textFiles = new Map<string, LinkReference[]>()
  const all: (Source & Partial<Translation>)[] = [...sources, ...translations]
  const inJson = all
    // Most files contain neither the path nor a text file, and need not be parsed.
    .filter(({ text }) => (isPlain(text) ? text.includes(lastWord) || text.includes('.md"') : true))
    .flatMap((source) => {
      const parsed = source.translates === undefined ? wholeSource(source) : wholeTranslation(source as Translation, sources)
      if (!parsed) return []
      const { file, text } = source
      const found: LinkReference[] = []
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
        const own = parsed.placeOf(place)
        // Values inherited by a translation are changed in its source.
        const node = own && findNodeAtLocation(parsed.tree, own)
        if (!node) return
        seen.add(node)
        if (kind === 'href') link(node)
        if (kind === 'entry' && value.normalize('NFC') === entry) {
          const rewrite = (to: string) =>
            editInString(text, node, 0, (node.value as string).length, posix.basename(to.replace(/[?#].*$/, '')))
          found.push({ file, text, offset: rewrite(path).offset, href: node.value as string, rewrite, isEntry: true })
        }
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

/** Whether a text contains each letter in one spelling only: none is percent-encoded, escaped or composed of several characters. */
function isPlain(text: string): boolean {
  return !/%[\da-f]{2}|\\u|\p{M}/iu.test(text)
}

/** The entry in a file, as references name it: `rooms/hall`; undefined for other pages. */
function entryAt(file: string | undefined): string | undefined {
  return file?.startsWith('collections/') ? file.slice('collections/'.length, -'.json'.length).normalize('NFC') : undefined
}

/** The merged value of a translation and its source, the translation’s own tree, and the key path within that tree for each place. */
function wholeTranslation(translation: Translation, sources: readonly Source[]) {
  const parsed = parseTranslation(translation)
  const source = sources.find(({ file }) => file === translation.translates)
  const original = source && parseSource(source)
  if (!parsed || !original) return null
  const { path: _path, translated: _translated, $schema: _schema, ...own } = parsed.value
  const overlay = { own, source: original.value }
  const isPage = translation.kind === 'page' || translation.kind === 'entry'
  const said = isPage || parsed.value['path'] === undefined ? overlay : { ...overlay, own: { ...own, path: parsed.value['path'] } }
  const value = overlaid(said.source, said.own) as Record<string, unknown>
  return { tree: parsed.tree, value, placeOf: (keyPath: KeyPath) => placeInOverlay(said, keyPath) }
}

function wholeSource(source: Source) {
  const parsed = parseSource(source)
  return parsed && { ...parsed, placeOf: (keyPath: KeyPath): KeyPath | undefined => keyPath }
}

function mentionsInText(file: string, path: string, configDir: string, host: string | undefined): LinkReference[] {
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
