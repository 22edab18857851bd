import { plainAddress } from '#schemas/plainAddress.ts'
import { printable } from '#src/node/text/printable.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import type { ConfigBefore } from './configBefore.ts'
import { entryOrigin } from './entryOrigin.ts'
import { collectionOfPath } from './pageFiles.ts'
import { type Source, parseSource } from './sources.ts'

/** Pages that every site needs at a fixed path. */
const FIXED = new Map([
  ['pages/index.json', 'the home page'],
  ['pages/404.json', 'the page for unknown addresses'],
])

/**
 * The file of the page at a path, including drafts, for commands that move or delete it. Otherwise the reason in one line why there is no
 * such page or why it must stay.
 */
export function choosePage(
  { configDir, pages, sources }: ConfigBefore,
  written: string,
  doing: string,
): { source: Source; value: Record<string, unknown> } | { failure: string } {
  const path = plainAddress(written)
  const file = pages.files.get(path)
  const source = sources.find((found) => found.file === file)
  const entry = file === undefined ? collectionOfPath(path, pages.collections) : undefined
  const origin = entry && entryOrigin(configDir, `collections/${entry.name}/${entry.id}.json`)
  if (origin !== undefined)
    return {
      failure: `${path} comes from ${origin}, so it cannot be ${doing} here. Change the data there, and add a redirect to redirects.json.`,
    }
  if (!file || !source)
    return {
      failure: `"${printable(path)}" is not a page of this site. ${didYouMean(path, pages.files.keys()) ?? 'Write its path, such as /about-us.'}`,
    }
  const fixed = FIXED.get(file)
  if (fixed !== undefined) return { failure: `${path} is ${fixed}; it cannot be ${doing}.` }
  const parsed = parseSource(source)
  return parsed ? { source, value: parsed.value } : { failure: `${file} has problems; fix them first (npm run validate).` }
}
