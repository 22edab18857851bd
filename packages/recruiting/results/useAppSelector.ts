import type { RootState } from '#packages/recruiting/results.ts'
import { useAppSelector as useStoreSelector } from 'page-builder/store'

/** `useSelector`, typed for the state of the tools. Throws outside a StoreProvider. */
export const useAppSelector = useStoreSelector.withTypes<RootState>()
