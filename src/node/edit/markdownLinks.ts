import { readMarkdown } from '#src/node/config/parse/markdown.ts'
import { addressSpellings } from './addressSpellings.ts'
import { pathSpan } from './pathSpan.ts'

/**
 * The links of a text to a path: the ranges of the path, and the number of links that spell it in a way that hides its position, such as
 * with entities.
 */
export type MarkdownLinks = { found: { start: number; end: number; href: string }[]; unplaced: number }

/**
 * Finds the links of a Markdown text to a path, and with `images` also its pictures, with any query and anchor. The parser gives no
 * positions, so every occurrence of the path is tried: if replacing it changes a link and nothing else, it is a target. Code, plain words
 * and longer paths are thus ignored.
 */
export function findMarkdownLinks(source: string, path: string, host: string | undefined, { images = false } = {}): MarkdownLinks {
  const targets = (text: string) => {
    const facts = readMarkdown(text)
    return [...facts.links, ...(images ? facts.images : [])].map(({ value }) => value)
  }
  const before = targets(source)
  const meant = new Set(before.flatMap((href, index) => (pathSpan(href, host)?.path === path ? [index] : [])))
  const found: MarkdownLinks['found'] = []
  const marked = `${path}-0`
  const places = addressSpellings(path).flatMap((spelled) => placesOf(source, spelled))
  for (const { start, end } of places) {
    if (meant.size === 0) break
    const after = targets(source.slice(0, start) + marked + source.slice(end))
    if (after.length !== before.length) continue
    const changed = before.flatMap((href, index) => (href === after[index] ? [] : [index]))
    const isLink =
      changed.length > 0 &&
      changed.every((index) => pathSpan(before[index]!, host)?.path === path && pathSpan(after[index]!, host)?.path === marked)
    if (!isLink) continue
    found.push({ start, end, href: before[changed[0]!]! })
    for (const index of changed) meant.delete(index)
  }
  return { found: found.sort((a, b) => a.start - b.start), unplaced: meant.size }
}

function placesOf(source: string, spelled: string): { start: number; end: number }[] {
  const places = []
  for (let start = source.indexOf(spelled); start !== -1; start = source.indexOf(spelled, start + 1))
    places.push({ start, end: start + spelled.length })
  return places
}
