import type { WantAnswer } from './JobMatch.ts'

/** The answer where nothing was found. */
export function nothingFound(state: 'missing' | 'unclear'): WantAnswer {
  return { state, way: null, found: '', evidence: null }
}
