/**
 * Calls `onStep` for the undo and redo keys, anywhere in a window except in a field; in a rich text only when it has nothing to undo
 * itself. Returns a function that stops it.
 */
export function undoKeys(window: Window, onStep: (which: 'undo' | 'redo') => void): () => void {
  const press = (event: KeyboardEvent) => {
    // A field of a framed page is not an instance of the classes of this window.
    const { tagName } = event.target as Element
    const isTyping = tagName === 'INPUT' || tagName === 'TEXTAREA'
    if (event.defaultPrevented || isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    onStep(event.shiftKey ? 'redo' : 'undo')
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}
