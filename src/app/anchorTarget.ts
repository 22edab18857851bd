/** The element that the hash of an address names; null when there is none, also for a hash that is malformed. */
export function anchorTarget(document: Document, hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
