import type { RootState } from '#packages/recruiting/results.ts'
import { resultCleared, outboxKey, type OpenedStore, type StoredState } from 'page-builder/store'
import type { ToolWords } from '#packages/recruiting/schemas/ToolProps.ts'
import { fill } from './fill.ts'
import type { Tool } from './useTool.ts'

const NAMES = {
  candidate: 'heldResume',
  recruiter: 'heldRecruiter',
  jobDescription: 'heldJob',
  ailinkedin: 'heldProfile',
  topResumes: 'heldRanking',
  resumejdsyncer: 'heldMatch',
  dataScout: 'heldTable',
  smmPosts: 'heldPosts',
  socialMediaDetails: 'heldAccounts',
  fbPages: 'heldAccounts',
  linkedinOrgs: 'heldAccounts',
} as const satisfies Record<keyof RootState, keyof ToolWords>

/**
 * The data deleted with the result of a tool (`one`) or with everything (`all`), in the words of the config: one line for each item that
 * exists.
 */
export function itemsToClear(
  scope: 'one' | 'all',
  { words, type, given }: Pick<Tool, 'words' | 'type' | 'given'>,
  opened: Pick<OpenedStore<RootState>, 'store' | 'registered' | 'keeping' | 'backup' | 'hasOthers'>,
  window: Pick<Window, 'localStorage' | 'document'>,
): string[] {
  const { store, registered, keeping, backup } = opened
  const state = store.getState()
  const after = scope === 'one' ? registered.reducer(state, resultCleared(type)) : registered.initial
  const counts: { [Name in keyof RootState]?: number } = {
    topResumes: state.topResumes.length,
    dataScout: state.dataScout.rows?.length ?? 1,
  }
  const gone = (Object.keys(NAMES) as (keyof RootState)[]).filter((name) => JSON.stringify(state[name]) !== JSON.stringify(after[name]))
  const places = Object.values(given)
  const items = [
    // A tool without places has fields of its own.
    (places.length === 0 || places.some(({ files, text }) => files.length > 0 || text !== '')) && words.heldInput,
    ...gone.map((name) => fill(words[NAMES[name]], { count: counts[name] ?? 1 })),
    ...(scope === 'all'
      ? [
          hasOthers(opened) && words.heldOthers,
          backup() !== null && words.heldCopy,
          Object.keys(keeping().decisions).length > 0 && words.heldDecisions,
          hasMessages(window) && words.heldMessages,
          window.document.cookie.split(';').some((cookie) => cookie.trim().startsWith('_ga')) && words.heldStatistics,
        ]
      : []),
  ]
  return [...new Set(items.filter((item) => item !== false))]
}

/** Whether there is data of tools outside this package: slices of other packages, and unknown ones. */
function hasOthers({
  store,
  registered,
  hasOthers: isMoreStored,
}: Pick<OpenedStore<RootState>, 'store' | 'registered' | 'hasOthers'>): boolean {
  const [state, initial]: StoredState[] = [store.getState(), registered.initial]
  return (
    isMoreStored() ||
    registered.names.some((name) => !Object.hasOwn(NAMES, name) && JSON.stringify(state![name]) !== JSON.stringify(initial![name]))
  )
}

function hasMessages({ localStorage, document }: Pick<Window, 'localStorage' | 'document'>): boolean {
  try {
    const begin = outboxKey(document)
    return Object.keys(localStorage).some((key) => key.startsWith(begin))
  } catch {
    return false
  }
}
