import { openStore, type OpenedStore, type OpenStoreOptions } from './persistence.ts'

let opened: OpenedStore | undefined

/**
 * The one opened store of this browser page. The first call opens it, with the options it was given; later calls get the same. Throws on
 * the server, where a store that outlives a page would leak into the next.
 */
export function sharedStore(options?: OpenStoreOptions): OpenedStore {
  if (typeof window === 'undefined') throw new Error('The shared store belongs to a browser page; on the server, use createStore().')
  opened ??= openStore(options)
  return opened
}

/** The shared store when it has been opened; otherwise undefined. Opens nothing. */
export function openedSharedStore(): OpenedStore | undefined {
  return opened
}
