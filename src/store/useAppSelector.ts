import { useSelector } from 'react-redux'

/**
 * Reads the state of the store around. A package says what it keeps with `useAppSelector.withTypes<State>()`. Throws outside a
 * StoreProvider.
 */
export const useAppSelector = useSelector
