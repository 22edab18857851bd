import type { Section } from '#src/contract/sections.ts'
import type { KeyPath, SitePage } from '#src/site/site.ts'
import { markdownHtml } from '#src/node/config/parse/markdown.ts'

/** A Markdown text of a page: its section (by index), its field, its source, its language, and the anchors of its headings, in order. */
export type PageText = { section: number; keyPath: KeyPath; source: string; language: string; anchors: string[] }

/** The page with its texts as HTML. The given page keeps its Markdown. */
export function renderTexts<Page extends Pick<SitePage, 'sections'>>(page: Page, texts: readonly PageText[]): Page {
  if (texts.length === 0) return page
  const sections = [...page.sections]
  for (const { section, keyPath, source, language, anchors } of texts)
    sections[section] = withValue(sections[section]!, keyPath, markdownHtml(source, anchors, language)) as Section
  return { ...page, sections }
}

/** A copy with another value at a place; everything else is shared. */
export function withValue(target: unknown, [key, ...rest]: KeyPath, value: unknown): unknown {
  if (key === undefined) return value
  const copy = (Array.isArray(target) ? [...target] : { ...(target as object) }) as Record<string | number, unknown>
  copy[key] = withValue(copy[key], rest, value)
  return copy
}
