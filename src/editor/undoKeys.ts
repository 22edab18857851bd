/** Calls `onStep` for the keys that take a step back or on, wherever in a window they are pressed but in a field. Gives how to stop. */
export function undoKeys(window: Window, onStep: (which: 'undo' | 'redo') => void): () => void {
  const press = (event: KeyboardEvent) => {
    // The fields of a page in a frame are of other classes than those here.
    const { tagName } = event.target as Element
    const isTyping = tagName === 'INPUT' || tagName === 'TEXTAREA'
    if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    onStep(event.shiftKey ? 'redo' : 'undo')
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}
