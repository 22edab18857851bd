import { type RefObject, useLayoutEffect, useRef } from 'react'

const DURATION_MS = 350

/**
 * Animates the rows of a list, each marked by `data-row`, to their new positions when a render has changed their order. Returns the ref for
 * the list. Nothing moves for visitors who prefer reduced motion.
 */
export function useMovingRows(): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null)
  const tops = useRef(new Map<string, number>())

  useLayoutEffect(() => {
    const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
    for (const row of list.current!.querySelectorAll<HTMLElement>('[data-row]')) {
      const before = tops.current.get(row.dataset['row']!)
      const now = row.offsetTop
      tops.current.set(row.dataset['row']!, now)
      if (before === undefined || before === now || isCalm || !row.animate) continue
      row.animate([{ transform: `translateY(${before - now}px)` }, { transform: 'none' }], { duration: DURATION_MS, easing: 'ease' })
    }
  })

  return list
}
