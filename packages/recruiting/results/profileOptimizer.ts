import { analysisSlice } from './analysisSlice.ts'

/** The last checked profile, under `ailinkedin` (R5.3). */
export const profileOptimizer = analysisSlice('ailinkedin')
