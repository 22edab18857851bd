import { useDispatch } from 'react-redux'
import type { AppDispatch } from './store.ts'

/** `useDispatch` that knows the actions of this store. Throws outside a StoreProvider. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
