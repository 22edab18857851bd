import type { Fields, Overlay } from '#src/site/languages/overlay.ts'
import { ownIds } from '#src/site/pages/ownIds.ts'
import { slugify } from '#src/site/words/slugify.ts'
import type { Spelling } from '#src/site/words/spelling.ts'

/**
 * A merged translation of a page or a fragment, whose sections have the anchors of its source, so that links to them work in every
 * language. Values without sections are returned unchanged.
 */
export function withSharedAnchors(whole: unknown, { source }: Overlay, spelling: Spelling): unknown {
  const sections = sectionsOf(whole)
  const originals = sectionsOf(source)
  if (!sections || !originals) return whole
  const taken = new Set([...ownIds, ...originals.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))])
  const anchors = originals.map(({ id, title, type }) =>
    id !== undefined || typeof title !== 'string' || title === '' || type === 'hero' || type === 'tableOfContents'
      ? undefined
      : slugify(title, taken, spelling),
  )
  return {
    ...(whole as Fields),
    sections: sections.map((section, index) => {
      const id = anchors[index]
      return id === undefined || section['id'] !== undefined || section['type'] !== originals[index]!['type'] ? section : { ...section, id }
    }),
  }
}

function sectionsOf(value: unknown): Fields[] | undefined {
  const sections = (value as { sections?: unknown } | null)?.sections
  return Array.isArray(sections) && sections.every((section) => typeof section === 'object' && section !== null)
    ? (sections as Fields[])
    : undefined
}
