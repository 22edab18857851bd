/**
 * What a document that reloaded itself leaves in its history entry. It outlives the reload, needs no storage and belongs to this address
 * alone.
 */
const MARK = 'reloadedForBuild'

/**
 * Reloads the document once for this build and address (R6.5): after a deployment, old code is gone from the server and only a new document
 * knows the new names. Gives false when that was done before, so that a broken deployment never reloads for ever; unless the document
 * `hasShown` a page since it was loaded, as it then is no help that failed but one that was left.
 */
export function reloadOnce(build: string, window: Pick<Window, 'history' | 'location'>, hasShown = false): boolean {
  const state = window.history.state as Record<string, unknown> | null
  if (!hasShown && state?.[MARK] === build) return false
  window.history.replaceState({ ...state, [MARK]: build }, '')
  window.location.reload()
  return true
}
