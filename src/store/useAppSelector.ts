import { useSelector } from 'react-redux'
import type { RootState } from './rootReducer.ts'

/** `useSelector` that knows the state of this store. Throws outside a StoreProvider. */
export const useAppSelector = useSelector.withTypes<RootState>()
