import { posix } from 'node:path'
import { getNodeValue } from 'jsonc-parser'
import { readInside, treeOf } from '#src/node/edit/sources.ts'
import { markdownSyntax } from '#src/site/markdown/markdownSyntax.ts'
import { typedSigns } from '#src/site/words/typedSigns.ts'
import type { Anchor } from './remark.ts'

/**
 * A text of a section: its file, the number and type of the section, and the key path within it. Spaces are single, and quotation marks and
 * dashes as they are typed.
 */
export type SectionText = { file: string; section: number; type: string; inner: string; text: string }

/** The length of the words around a quote that are remembered, in characters. */
const AROUND = 40

/**
 * All texts of the sections of a page or fragment, with those of their Markdown files; none if the file is not readable JSON. A text with
 * Markdown signs is there twice: as the page shows it, and as it is written.
 */
export function sectionTexts(configDir: string, file: string): SectionText[] {
  const tree = treeOf(readInside(configDir, file) ?? '')
  const sections = tree && (getNodeValue(tree) as { sections?: unknown } | null)?.sections
  if (!Array.isArray(sections)) return []
  return sections.flatMap((value: unknown, section) => {
    const type = String((value as { type?: unknown } | null)?.type ?? '')
    return textsIn(value, []).flatMap(({ inner, text }): SectionText[] => {
      const own = { file, section, type, inner }
      const isFile = inner === 'file' && text.endsWith('.md')
      const body = isFile ? readInside(configDir, posix.join(posix.dirname(file), text)) : undefined
      if (inner === 'type') return []
      const [shown, written] = [plain(shownWords(body ?? text)), plain(body ?? text)]
      return [...new Set([shown, written])].filter(Boolean).map((one) => ({ ...own, text: one }))
    })
  })
}

function textsIn(value: unknown, path: readonly string[]): { inner: string; text: string }[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ inner: path.join('.'), text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]))
}

const markdown = markdownSyntax()

/** The words of a text in Markdown, without its signs and the addresses of links. */
function shownWords(text: string): string {
  return markdown
    .parse(text, {})
    .map(({ content, children }) =>
      (children ?? [{ type: 'text', content }])
        .map((token) => (token.type.endsWith('break') ? ' ' : token.type === 'image' ? '' : token.content))
        .join(''),
    )
    .join(' ')
}

/** Text with single spaces, and with typed signs instead of typographic ones. */
function plain(text: string): string {
  const typed = Array.from(text, (character) => typedSigns[character] ?? character).join('')
  return typed.split(/\s/).filter(Boolean).join(' ')
}

/** The anchor of words in a section, or of its first text if there are none; undefined if the section does not contain them. */
export function anchorAt(
  configDir: string,
  place: { file: string; path: string | null; section: number; words: string },
): Anchor | undefined {
  const texts = sectionTexts(configDir, place.file).filter(({ section }) => section === place.section)
  const wanted = plain(place.words)
  // Without words, the most telling text: its title, or else the first that is not a single word such as a choice.
  const found =
    wanted === ''
      ? (texts.find(({ inner }) => inner === 'title') ?? texts.find(({ text }) => text.includes(' ')) ?? texts[0])
      : texts.find(({ text }) => text.includes(wanted))
  if (!found) return undefined
  const quote = wanted === '' ? found.text.slice(0, 200) : wanted.slice(0, 400)
  const at = found.text.indexOf(quote)
  const { file, section, type, inner, text } = found
  return {
    file,
    path: place.path,
    section,
    type,
    inner,
    quote,
    before: text.slice(Math.max(0, at - AROUND), at),
    after: text.slice(at + quote.length).slice(0, AROUND),
  }
}
