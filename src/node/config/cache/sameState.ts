import { contentHash } from '#src/node/files/hashes.ts'
import type { SharedConfig } from '#src/node/config/assemble/sharedConfig.ts'
import type { LoadedState } from './configCache.ts'

/** Inputs of a site, except for the code. */
type Sources = Pick<LoadedState, 'shared' | 'facts' | 'at'>

/** The site as last loaded, if its inputs are unchanged. */
export function sameState(last: LoadedState | undefined, { shared, facts, at }: Sources): LoadedState | undefined {
  if (!last || shared === undefined || shared !== last.shared || facts.length !== last.facts.length) return undefined
  const isThen = at >= last.at && dayOf(at) === dayOf(last.at) && !last.changes.later.some((change) => Date.parse(change.at) <= at)
  return isThen && facts.every((page, index) => page === last.facts[index] && page.hash !== undefined) ? last : undefined
}

/** The results of date checks are the same all day. */
function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/**
 * Key of all inputs of a site except for its pages, the moment and the code; undefined if one of them cannot be read, so that changes are
 * unknown. `folder` is the displayed path of the config folder.
 */
export function sharedState(folder: string, { listed, files, texts, pictures, problems, sourced }: SharedConfig): string | undefined {
  if (files.some(({ hash }) => hash === undefined)) return undefined
  const read = [
    files.map(({ file, hash }) => [file, hash]),
    listed.markdown.map((file) => texts.hash(file)),
    [...pictures],
    problems,
    sourced.ages,
  ]
  return contentHash(JSON.stringify([folder, listed.all, [...listed.outside], read]))
}
