import type { RootState } from '#packages/recruiting/results.ts'
import { useAppDispatch as useStoreDispatch } from 'page-builder/store'

/** The dispatch of the store, which knows the state of the tools; it may be used where no StoreProvider is above. */
export const useAppDispatch = useStoreDispatch<RootState>
