import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** What a list whose items are dragged needs: where to hang the list, what each grip does, and where the item that is held would go. */
export type DragSort = {
  list: React.RefObject<HTMLOListElement | null>
  grip(index: number): {
    onPointerDown(event: PointerEvent<HTMLElement>): void
    onPointerMove(event: PointerEvent<HTMLElement>): void
    onPointerUp(): void
    onPointerCancel(): void
  }
  held: { from: number; to: number } | null
}

/** Lets items of a list be dragged by their grips, with a mouse or a finger. Escape calls it off. */
export function useDragSort(onMove: (from: number, to: number) => void): DragSort {
  const list = useRef<HTMLOListElement>(null)
  const [held, setHeld] = useState<DragSort['held']>(null)

  useEffect(() => {
    if (!held) return
    const callOff = (event: KeyboardEvent) => event.key === 'Escape' && setHeld(null)
    window.addEventListener('keydown', callOff)
    return () => window.removeEventListener('keydown', callOff)
  }, [held])

  return {
    list,
    held,
    grip: (index) => ({
      onPointerDown(event) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setHeld({ from: index, to: index })
      },
      onPointerMove({ clientY }) {
        if (!held) return
        const rows = [...(list.current?.children ?? [])]
        const above = rows.filter((row) => {
          const { top, height } = row.getBoundingClientRect()
          return top + height / 2 < clientY
        }).length
        const to = above > held.from ? above - 1 : above
        if (to !== held.to) setHeld({ ...held, to })
      },
      onPointerUp() {
        if (held && held.to !== held.from) onMove(held.from, held.to)
        setHeld(null)
      },
      onPointerCancel: () => setHeld(null),
    }),
  }
}
