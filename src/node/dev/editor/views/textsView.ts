import { contentHash } from '#src/node/files/hashes.ts'
import type { Draft } from '#src/node/edit/loadDraft.ts'

/** The prefix of the names of such states; the hash of their texts follows. */
export const TEXTS = 'texts:'

/** The texts of the states that were asked for last. */
const known = new Map<string, readonly Draft[]>()
const MOST_KNOWN = 12

/** The name of the state of the site in which some files have other texts. */
export function textsView(drafts: readonly Draft[]): string {
  const name = TEXTS + contentHash(JSON.stringify(drafts))
  known.delete(name)
  known.set(name, drafts)
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!)
  return name
}

/** The texts of a state by its name; undefined if it has not been asked for lately. */
export function textsOf(name: string): readonly Draft[] | undefined {
  return known.get(name)
}
