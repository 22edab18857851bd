const STORAGE_KEY = 'scrollPositions'
const positions = new Map<string, number>()

/**
 * Gives the current history entry a key of its own where it has none: the first of a visit, or one that the browser made for an anchor.
 * Without it they would share one position. The router takes the key over, when it is there before the router reads the entry.
 */
export function nameEntry(): void {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '')
}

/** The scroll position at which the history entry was left, in CSS pixels; undefined when it was never left. */
export function positionOf(entryKey: string): number | undefined {
  return positions.get(entryKey)
}

/** Remembers where a history entry stands. */
export function rememberPosition(entryKey: string, top: number): void {
  positions.set(entryKey, top)
}

/** Keeps positions across a reload, as far as session storage allows. Called when the document is left. */
export function savePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-100)))
  } catch {
    // Positions are a comfort; without storage they last as long as the document.
  }
}

/** Takes back the positions saved before a reload. */
export function restorePositions(): void {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    if (!Array.isArray(saved)) return
    for (const pair of saved as unknown[]) {
      if (Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number') positions.set(pair[0], pair[1])
    }
  } catch {
    // What cannot be read is forgotten.
  }
}
