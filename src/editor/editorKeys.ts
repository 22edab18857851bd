/** What the keys of the editor do. `jump` goes to the next or previous area. */
export type KeyActs = { step(which: 'undo' | 'redo'): void; jump(way: 1 | -1): void; move(by: 1 | -1): void; help(): void }

/** Listens to the keys of the editor in a window: its own, or that of the framed page. Returns a function that stops it. */
export function editorKeys(window: Window, { step, jump, move, help }: KeyActs): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey } = event
    if (event.defaultPrevented) return
    const isCommand = event.ctrlKey || event.metaKey
    const isText = isTextField(event.target as Element)
    const does = (act: () => void) => {
      event.preventDefault()
      act()
    }
    if (isCommand && key.toLowerCase() === 'z') {
      const act = () => step(shiftKey ? 'redo' : 'undo')
      return isText ? afterOwnUndo(window, act) : does(act)
    }
    if (isCommand) return
    if (key === 'F6') return does(() => jump(shiftKey ? -1 : 1))
    if (isText) return
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) return does(() => move(key === 'ArrowUp' ? -1 : 1))
    if (key === '?' && !altKey) does(help)
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}

/** A text field undoes its own typing first; the editor acts if there is none left. */
function afterOwnUndo(window: Window, act: () => void): void {
  let hasUndone = false
  const note = () => (hasUndone = true)
  window.addEventListener('input', note, { capture: true })
  window.setTimeout(() => {
    window.removeEventListener('input', note, { capture: true })
    if (!hasUndone) act()
  })
}

const NO_TEXT = new Set(['checkbox', 'radio', 'color', 'button', 'submit', 'range', 'file'])

/** Whether an element is typed in. One of a framed page is not an instance of the classes of this window. */
function isTextField(element: Element): boolean {
  if (element.tagName === 'INPUT') return !NO_TEXT.has((element as HTMLInputElement).type)
  return element.tagName === 'TEXTAREA' || (element as HTMLElement).isContentEditable
}
