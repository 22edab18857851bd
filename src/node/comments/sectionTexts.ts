import { posix } from 'node:path'
import { getNodeValue } from 'jsonc-parser'
import { readInside, treeOf } from '#src/node/edit/sources.ts'
import type { Anchor } from './remark.ts'

/** A text of a section: its file, the number and type of the section, and the key path within it. Spaces are single. */
export type SectionText = { file: string; section: number; type: string; inner: string; text: string }

/** The length of the words around a quote that are remembered, in characters. */
const AROUND = 40

/** All texts of the sections of a page or fragment, with those of their Markdown files; none if the file is not readable JSON. */
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
      return inner === 'type' ? [] : [{ ...own, text: plain(body ?? text) }]
    })
  })
}

function textsIn(value: unknown, path: readonly string[]): { inner: string; text: string }[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ inner: path.join('.'), text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]))
}

/** Text with single spaces. */
export function plain(text: string): string {
  return text.split(/\s/).filter(Boolean).join(' ')
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
