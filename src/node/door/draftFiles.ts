import { findNodeAtLocation } from 'jsonc-parser'
import { textsOf } from '#src/node/edit/ownTexts.ts'
import { type Source, parseSource, treeOf } from '#src/node/edit/sources.ts'

/** The files of pages that are drafts, and the text files that only such a page names. */
export function draftFiles(sources: Source[]): Set<string> {
  const drafts = sources.filter(isDraft)
  const own = drafts.flatMap((page) =>
    parseSource(page)
      ? textsOf(page, sources)
          .filter(({ alsoNamedBy }) => alsoNamedBy === undefined || drafts.some(({ file }) => file === alsoNamedBy))
          .map(({ textFile }) => textFile)
      : [],
  )
  return new Set([...drafts.map(({ file }) => file), ...own])
}

/** A page with mistakes is a draft, too, when it says so. */
function isDraft({ kind, text }: Source): boolean {
  if ((kind !== 'page' && kind !== 'entry') || !text.includes('draft')) return false
  const tree = treeOf(text)
  if (!tree) return /"draft"\s*:\s*true/.test(text)
  return tree.type === 'object' && findNodeAtLocation(tree, ['draft'])?.value === true
}
