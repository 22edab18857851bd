/** Attributes that visitors and scripts set, independently of the server: open, in view, enabled, typed text. */
const KEPT = new Set(['contenteditable', 'open', 'disabled', 'data-held', 'data-grow', 'data-watched', 'data-reveal-state'])

/**
 * Updates the content of an element to match `next`, changing only the differences: unchanged nodes keep their focus, typed text and open
 * state. `next` is consumed.
 */
export function morph(element: Element, next: Element): void {
  const old = [...element.childNodes]
  const fresh = [...next.childNodes]
  let start = 0
  while (start < Math.min(old.length, fresh.length) && saysTheSame(old[start]!, fresh[start]!)) start += 1
  let end = 0
  while (end < Math.min(old.length, fresh.length) - start && saysTheSame(old.at(-1 - end)!, fresh.at(-1 - end)!)) end += 1

  for (let index = 0; index < start; index += 1) fit(old[index]!, fresh[index]!)
  for (let index = 1; index <= end; index += 1) fit(old.at(-index)!, fresh.at(-index)!)
  const left = old.slice(start, old.length - end)
  const after = old[old.length - end] ?? null
  const wanted = fresh.slice(start, fresh.length - end)
  for (const [index, made] of wanted.entries()) {
    const same = left.findIndex((node) => saysTheSame(node, made))
    // Remove the old nodes before one that stays.
    for (const gone of left.splice(0, Math.max(same, 0))) gone.remove()
    const [found] = left
    const isWantedLater = found && wanted.slice(index + 1).some((other) => saysTheSame(found, other))
    if (found && (same >= 0 || (isAlike(found, made) && !isWantedLater))) fit(left.shift()!, made)
    else element.insertBefore(element.ownerDocument.importNode(made, true), found ?? after)
  }
  for (const node of left) node.remove()
}

function fit(node: Node, wanted: Node): void {
  if (!(node instanceof Element)) {
    if (node.nodeValue !== wanted.nodeValue) node.nodeValue = wanted.nodeValue
    return
  }
  const like = wanted as Element
  for (const { name, value } of like.attributes) if (!KEPT.has(name) && node.getAttribute(name) !== value) node.setAttribute(name, value)
  for (const name of node.getAttributeNames()) if (!KEPT.has(name) && !like.hasAttribute(name)) node.removeAttribute(name)
  morph(node, like)
}

/** Whether a node can be turned into another one. */
function isAlike(node: Node, wanted: Node): boolean {
  return node.nodeName === wanted.nodeName && idOf(node) === idOf(wanted)
}

function saysTheSame(node: Node, wanted: Node): boolean {
  return isAlike(node, wanted) && node.textContent === wanted.textContent
}

function idOf(node: Node): string {
  return node instanceof Element ? node.id : ''
}
