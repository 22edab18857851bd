import { createAction } from '@reduxjs/toolkit'
import type { StoredState } from './results.ts'

/** Takes over whole slices from outside: what another tab has saved. */
export const adopted = createAction<StoredState>('store/adopted')

/** Empties every slice. */
export const cleared = createAction('store/cleared')

/**
 * Empties the result of one section type (R5.9). A slice that several types write, and that is the result of none, hears it too and empties
 * what that type has written of it.
 */
export const resultCleared = createAction<string>('store/resultCleared')
