import type { WantAnswer } from './JobMatch.ts'

/** The answer without any evidence. */
export function nothingFound(state: 'missing' | 'unclear'): WantAnswer {
  return { state, way: null, found: '', evidence: null }
}
