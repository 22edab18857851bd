import { posix } from 'node:path'
import { findNodeAtLocation } from 'jsonc-parser'
import { type Source, treeOf } from '#src/node/edit/sources.ts'

/**
 * The files of draft pages, and their Markdown files unless other pages use them. Pages with errors are included as written, so that an
 * error never makes a draft public.
 */
export function draftFiles(sources: Source[]): Set<string> {
  const drafts = new Set(sources.filter(isDraft))
  if (drafts.size === 0) return new Set()
  const named = new Set(sources.flatMap((source) => (drafts.has(source) ? [] : textsIn(source))))
  const own = [...drafts].flatMap((page) => [...textsIn(page), page.file.replace(/json$/, 'md')]).filter((file) => !named.has(file))
  return new Set([...[...drafts].map(({ file }) => file), ...own])
}

function isDraft({ kind, text }: Source): boolean {
  if ((kind !== 'page' && kind !== 'entry') || !text.includes('draft')) return false
  const tree = treeOf(text)
  if (!tree) return /"draft"\s*:\s*true/.test(text)
  return tree.type === 'object' && findNodeAtLocation(tree, ['draft'])?.value === true
}

/** All values in a file that could be the name of a Markdown file next to it. */
function textsIn({ file, text }: Source): string[] {
  return [...text.matchAll(/"([^"\\/]{1,200}\.md)"/g)].map(([, name]) => posix.join(posix.dirname(file), name!))
}
