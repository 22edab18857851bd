import { entryId } from '#src/site/pages/lookup.ts'
import { perConfig } from '#src/site/checks/perConfig.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import type { Place } from '#src/site/checks/rule.ts'

/** A reference to an entry that visitors cannot see. `path` is the address that the entry has, or would have. */
export type BadEntry = { collection: string; id: string; path: string; place: Place }

type State = 'missing' | 'draft' | 'scheduled' | 'expired'

/** Every reference to an entry that visitors cannot see, by its state. */
const all = perConfig((config: ReadConfig) => {
  const live = new Set(config.pages.map(({ path }) => path))
  const found = new Map<State, BadEntry[]>()
  for (const { value, file, keyPath, isDormant } of config.references('entry')) {
    const [collection = '', id = ''] = value.split('/')
    const route = config.collections[collection]?.path
    // A missing collection has its own rule.
    if (isDormant || route === undefined) continue
    const path = route.replace('{id}', id)
    const state = live.has(path) ? undefined : stateOf(config, path)
    if (state) found.set(state, [...(found.get(state) ?? []), { collection, id, path, place: { file, keyPath } }])
  }
  return found
})

/** The references to entries in a state. */
export function badEntries(state: State, config: ReadConfig): BadEntry[] {
  return all(config).get(state) ?? []
}

/** The ids of the published entries of a collection. */
export function idsOf({ pages }: ReadConfig, collection: string): string[] {
  return pages.flatMap((page) => (page.collection === collection && page.language === undefined ? [entryId(page)] : []))
}

function stateOf({ unshown }: ReadConfig, path: string): State | undefined {
  const state = unshown.get(path)
  return state === undefined ? 'missing' : state === 'faulty' ? undefined : state
}
