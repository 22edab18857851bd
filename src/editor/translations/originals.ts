const KEY = 'page-builder-editor-originals'
const listeners = new Set<() => void>()

/** Whether forms of translations show the sources of their fields; kept in this browser. */
export const originals = {
  areShown: (): boolean => read() !== 'hidden',
  show(areShown: boolean): void {
    try {
      localStorage.setItem(KEY, areShown ? 'shown' : 'hidden')
    } catch {
      // Without storage, they stay shown.
    }
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
