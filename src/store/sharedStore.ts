import { openStore, type OpenedStore, type OpenStoreOptions } from './persistence.ts'
import type { Results } from './results.ts'

let results: readonly Results[] | undefined
let opened: OpenedStore | undefined

/** Registers the declarations for the page’s store. Has no effect once it is open. */
export function registerResults(packages: readonly Results[]): void {
  results = packages
}

/**
 * The one opened store of this browser page. The first call opens it with the given options; later calls return the same. Throws on the
 * server, where a store that outlives a page would leak into the next, and before `registerResults`.
 */
export function sharedStore(options?: Omit<OpenStoreOptions, 'results'>): OpenedStore {
  if (typeof window === 'undefined') throw new Error('The shared store only works in a browser page; on the server, use createStore().')
  if (opened) return opened
  if (!results) throw new Error('No results are registered: call registerResults() before the store is opened.')
  opened = openStore({ ...options, results })
  return opened
}

/** The shared store if it is open; otherwise undefined. Opens nothing. */
export function openedSharedStore(): OpenedStore | undefined {
  return opened
}
