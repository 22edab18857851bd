/**
 * The mark that a self-reloaded document leaves in its history entry. It survives the reload, needs no storage and belongs only to this
 * address.
 */
const MARK = 'reloadedForBuild'

/**
 * Reloads the document once for this build and address (R6.5): after a deployment, the server no longer has old code, and only a new
 * document knows the new names. Returns false if that was done before, so that a broken deployment never causes a loop; unless the document
 * `hasShown` a page since it was loaded, because the earlier reload then helped.
 */
export function reloadOnce(build: string, window: Pick<Window, 'history' | 'location'>, hasShown = false): boolean {
  const state = window.history.state as Record<string, unknown> | null
  if (!hasShown && state?.[MARK] === build) return false
  window.history.replaceState({ ...state, [MARK]: build }, '')
  window.location.reload()
  return true
}
