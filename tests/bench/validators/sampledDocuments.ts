import type { BuiltDocument } from './finding.ts'

/** Sites of up to this many documents are looked at as a whole. */
const SMALL = 8

/**
 * Documents for what takes seconds with each: all of a small site, and of the others as many as show every type of section, every layout
 * and every language. Those that show most come first.
 */
export function sampledDocuments(documents: readonly BuiltDocument[]): BuiltDocument[] {
  return [...new Set(documents.map(({ site }) => site))].flatMap((site) => {
    const own = documents.filter((one) => one.site === site)
    if (own.length <= SMALL) return own
    const seen = new Set<string>()
    const shown = own.map((document) => ({ document, parts: new Set(document.html.match(PARTS)) }))
    return shown
      .sort((one, other) => other.parts.size - one.parts.size)
      .filter(({ parts }) => {
        const fresh = [...parts].filter((part) => !seen.has(part))
        for (const part of fresh) seen.add(part)
        return fresh.length > 0
      })
      .map(({ document }) => document)
  })
}

/** What tells pages apart: the language, the header, and sections with their type and look. */
const PARTS = /<html[^>]*>|<header class="site-header|data-type="\w+"|data-variant="\w+"|data-look="\w+"/g
