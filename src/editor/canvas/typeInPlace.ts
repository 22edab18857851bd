/** How editing ended: the text is kept, reverted, the next or previous text follows, or the text was removed. */
export type TypingEnd = 'kept' | 'takenBack' | 'next' | 'previous' | 'gone'

const DELETES = /^delete(Content|Word|SoftLine|HardLine)(Backward|Forward)$/
const AMOUNTS: Record<string, string> = { Content: 'character', Word: 'word', SoftLine: 'lineboundary', HardLine: 'lineboundary' }

/** The pause after which further typing is a separate undo step, in milliseconds. */
const STEP_MS = 600

/**
 * Makes a text of a page editable in place, with the caret at an offset. Only the characters of this node change, whatever is typed, pasted
 * or dropped, so the DOM stays as React rendered it; if React re-renders the text meanwhile, the typed words and the caret are kept.
 * `onText` receives every change, `onEnd` is called once. `stop` ends editing and keeps the text.
 */
export function typeInPlace(
  node: Text,
  offset: number,
  { onText, onEnd }: { onText(text: string): void; onEnd(how: TypingEnd): void },
): { element: HTMLElement; stop(): void } {
  const element = node.parentElement!
  const document = node.ownerDocument
  const page = document.defaultView!
  const past: { text: string; at: number }[] = []
  let text = node.data
  let caret = { start: offset, end: offset }
  let isComposing = false
  let changedAt = Number.NEGATIVE_INFINITY

  const offsetIn = (container: Node, place: number) => {
    if (container === node) return place
    const range = document.createRange()
    range.setStart(container, place)
    return range.comparePoint(node, 0) >= 0 ? 0 : node.length
  }
  const chosen = () => {
    const selection = document.getSelection()
    const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined
    if (!range || !element.contains(range.startContainer)) return caret
    return { start: offsetIn(range.startContainer, range.startOffset), end: offsetIn(range.endContainer, range.endOffset) }
  }
  const choose = () => document.getSelection()?.setBaseAndExtent(node, caret.start, node, caret.end)

  /** The range of an input event if the browser does not provide it: the selection, or else the letter, word or line at the caret. */
  function meant(inputType: string) {
    const [, amount, way] = DELETES.exec(inputType) ?? []
    const { start, end } = chosen()
    if (amount && way && start === end) document.getSelection()?.modify('extend', way.toLowerCase(), AMOUNTS[amount]!)
    return chosen()
  }

  function put(next: string, at: number) {
    text = next
    caret = { start: at, end: at }
    node.data = next
    choose()
    watch.takeRecords()
    onText(next)
  }

  function replace({ start, end }: { start: number; end: number }, words: string, at: number) {
    if (start === end && words === '') return
    if (at - changedAt > STEP_MS) past.push({ text, at: caret.start })
    changedAt = at
    // The page would render a line break as a space anyway.
    const line = words.replace(/[\r\n\t]+/g, ' ')
    put(text.slice(0, start) + line + text.slice(end), start + line.length)
  }

  /** After a re-render: restores the typed text and the caret. */
  function restore() {
    if (isComposing) return
    if (!element.isConnected || node.parentNode !== element) return onEnd('gone')
    if (node.data !== text) node.data = text
    if (document.activeElement === element) choose()
    watch.takeRecords()
  }

  function change(event: InputEvent) {
    if (isComposing || event.isComposing || !event.cancelable) return
    event.preventDefault()
    const { inputType, timeStamp } = event
    if (!/^(?:insert|delete)/.test(inputType) || /^insert(?:LineBreak|Paragraph)$/.test(inputType)) return
    const [target] = event.getTargetRanges()
    const range = target
      ? { start: offsetIn(target.startContainer, target.startOffset), end: offsetIn(target.endContainer, target.endOffset) }
      : meant(inputType)
    replace(range, inputType.startsWith('insert') ? (event.data ?? event.dataTransfer?.getData('text/plain') ?? '') : '', timeStamp)
  }

  function press(event: KeyboardEvent) {
    if (event.target !== element) return
    // The page has keys of its own: tabs, menus, buttons.
    event.stopImmediatePropagation()
    if (event.isComposing || isComposing) return
    const { key, shiftKey, timeStamp } = event
    const isUndo = (event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z'
    const ends: Record<string, TypingEnd> = { Enter: 'kept', Escape: 'takenBack', Tab: shiftKey ? 'previous' : 'next' }
    const end = ends[key]
    // Space would press a button that contains the text.
    if (!end && !isUndo && key !== ' ') return
    event.preventDefault()
    if (event.type === 'keyup') return
    if (end) return onEnd(end)
    if (!isUndo) return replace(chosen(), ' ', timeStamp)
    const last = past.pop()
    changedAt = Number.NEGATIVE_INFINITY
    if (last) put(last.text, last.at)
  }

  function composed() {
    isComposing = false
    // If the browser has replaced this node with one of its own.
    if (node.parentNode !== element) {
      const words = element.textContent
      element.replaceChildren(node)
      return put(words, words.length)
    }
    if (node.data !== text) put(node.data, chosen().start)
  }

  const watch = new page.MutationObserver(restore)
  const listening = new AbortController()
  const { signal } = listening
  const capture = { capture: true, signal }
  element.setAttribute('contenteditable', 'plaintext-only')
  element.focus({ preventScroll: true })
  choose()
  watch.observe(element, { childList: true, characterData: true, subtree: true })
  if (element.parentNode) watch.observe(element.parentNode, { childList: true })
  element.addEventListener('beforeinput', change, { signal })
  page.addEventListener('keydown', press, capture)
  page.addEventListener('keyup', press, capture)
  element.addEventListener('compositionstart', () => (isComposing = true), { signal })
  element.addEventListener('compositionend', composed, { signal })
  document.addEventListener('selectionchange', () => (caret = document.activeElement === element ? chosen() : caret), { signal })
  element.addEventListener('blur', () => onEnd('kept'), { signal })

  return {
    element,
    stop() {
      listening.abort()
      watch.disconnect()
      element.removeAttribute('contenteditable')
      if (document.activeElement === element) element.blur()
      document.getSelection()?.removeAllRanges()
    },
  }
}
