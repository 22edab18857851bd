import { analysisSlice } from './analysisSlice.ts'

/** The last scanned job description, under `jobDescription` (R5.3). */
export const jobScanner = analysisSlice('jobDescription')
