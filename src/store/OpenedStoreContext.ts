import { createContext } from 'react'
import type { OpenedStore } from './persistence.ts'

/** The store of the nearest StoreProvider; null outside one. */
export const OpenedStoreContext = createContext<OpenedStore | null>(null)
