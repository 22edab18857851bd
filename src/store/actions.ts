import { createAction } from '@reduxjs/toolkit'
import type { StoredState } from './results.ts'

/** Replaces whole slices with values saved by another tab. */
export const adopted = createAction<StoredState>('store/adopted')

/** Empties every slice. */
export const cleared = createAction('store/cleared')

/**
 * Clears the result of one section type (R5.9). A slice that several types write, and that is the result of none, also handles it and
 * removes what that type has written.
 */
export const resultCleared = createAction<string>('store/resultCleared')
