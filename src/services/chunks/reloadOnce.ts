/**
 * What a document that reloaded itself leaves in its history entry. It outlives the reload, needs no storage and belongs to this address
 * alone.
 */
const MARK = 'reloadedForBuild'

/**
 * Reloads the document once for this build and address (R6.5): after a deployment, old code is gone from the server and only a new document
 * knows the new names. Gives false when that was done before, so that a broken deployment never reloads for ever.
 */
export function reloadOnce(build: string, window: Pick<Window, 'history' | 'location'>): boolean {
  const state = window.history.state as Record<string, unknown> | null
  if (state?.[MARK] === build) return false
  window.history.replaceState({ ...state, [MARK]: build }, '')
  window.location.reload()
  return true
}
