import { useSelector } from 'react-redux'

/**
 * Reads the state of the surrounding store. A package specifies its state with `useAppSelector.withTypes<State>()`. Throws outside a
 * StoreProvider.
 */
export const useAppSelector = useSelector
