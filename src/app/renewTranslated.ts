/**
 * Makes changed texts visible on a page that the browser translates. A translator replaces a text node with a `font` element, and React
 * keeps writing to the detached node. From now on, such a text is restored when it changes, with its neighbours, because they form a
 * sentence; the translator then treats it as new.
 */
export function renewTranslated(root: Node): void {
  const standIns = new WeakMap<Text, Element>()
  /** The translated texts in an element. */
  const textsIn = new WeakMap<Node, Set<Text>>()
  const taken = new WeakSet<Element>()

  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const parent = standIns.get(target as Text)?.parentNode
      if (!parent || target.isConnected) continue
      for (const text of textsIn.get(parent) ?? []) if (standIns.get(text)?.parentNode === parent) standIns.get(text)!.replaceWith(text)
      textsIn.delete(parent)
    }
  })

  new MutationObserver((records) => {
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.isConnected) continue
        const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => isFree(node))
        if (!standIn) continue
        taken.add(standIn)
        standIns.set(text, standIn)
        textsIn.set(target, (textsIn.get(target) ?? new Set()).add(text))
        changes.observe(text, { characterData: true })
      }
    }
  }).observe(root, { childList: true, subtree: true })

  function isFree(node: Node | null): node is Element {
    return node instanceof Element && node.localName === 'font' && !taken.has(node)
  }
}
