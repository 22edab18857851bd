import type { RootState } from '#packages/recruiting/results.ts'
import { useAppDispatch as useStoreDispatch } from 'page-builder/store'

/** The dispatch of the store, typed for the state of the tools; also works without a StoreProvider. */
export const useAppDispatch = useStoreDispatch<RootState>
