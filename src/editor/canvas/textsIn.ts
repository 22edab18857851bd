const UNREAD = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'])

/** The text nodes of an element, in document order. */
export function textsIn(section: Element): Text[] {
  const walker = section.ownerDocument.createTreeWalker(section, 4 /* NodeFilter.SHOW_TEXT */)
  const found: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (!UNREAD.has(text.parentElement!.nodeName)) found.push(text)
  }
  return found
}
