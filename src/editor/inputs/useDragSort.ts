import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** A drag in progress: the item, its offset in pixels, and its target index. */
type Drag = { from: number; to: number; shift: number }

/**
 * Sorts the items of a list by their handles: with the pointer, or with the arrow keys, Home and End. `list` is the element whose children
 * are the items. Escape cancels a drag.
 */
export function useDragSort(list: { current: HTMLElement | null }, count: number, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const began = useRef(0)

  /** The number of other items whose center is above a height of the window. */
  function placeAt(y: number, from: number) {
    return [...list.current!.children].filter((item, index) => {
      const { top, height } = item.getBoundingClientRect()
      return index !== from && top + height / 2 < y
    }).length
  }

  const handle = (index: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || count < 2) return
      event.currentTarget.setPointerCapture(event.pointerId)
      began.current = event.clientY
      setDrag({ from: index, to: index, shift: 0 })
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (drag?.from !== index) return
      const to = placeAt(clientY, index)
      setDrag({ from: index, to, shift: clientY - began.current })
      list.current!.children[to]?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    },
    onPointerUp() {
      if (drag?.from !== index) return
      setDrag(null)
      if (drag.to !== index) onMove(index, drag.to)
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const places: Record<string, number> = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }
      if (event.key === 'Escape') return setDrag(null)
      const to = places[event.key]
      if (to === undefined) return
      event.preventDefault()
      if (to < 0 || to >= count || to === index) return
      onMove(index, to)
      // The handle keeps the focus, and browsers do not scroll to it when it moves.
      const { currentTarget } = event
      requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
    },
  })
  return { drag, handle }
}
