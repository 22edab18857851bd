/** A rectangle in the viewport of a page, in its CSS pixels. */
export type Box = { left: number; top: number; width: number; height: number }

/**
 * Where the regions of a page are now: the chosen one, and the one under the pointer. Nothing is drawn above `clip` for a section: the
 * header covers it there.
 */
export type PageBoxes = { clip: number; chosen: RegionBox | null; hovered: RegionBox | null }

/** The box of a region. */
export type RegionBox = Box & { region: string }

/** The boxes of a page; readers are notified immediately, so that frames move in step with the page. */
export type BoxStore = { get(): PageBoxes; set(boxes: PageBoxes): void; subscribe(listener: () => void): () => void }

/** A store without boxes. */
export function boxStore(): BoxStore {
  let boxes: PageBoxes = { clip: 0, chosen: null, hovered: null }
  const listeners = new Set<() => void>()
  return {
    get: () => boxes,
    set(next) {
      if (JSON.stringify(next) === JSON.stringify(boxes)) return
      boxes = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
