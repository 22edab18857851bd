/** A section that is on its way in its list: where it will stand, and when it does. */
type Moving = { at: number; done: Promise<void> }

/**
 * Moves items of a list one step after the other. While one is on its way, further steps are its own, whatever item stands under the key by
 * then. `move` does a step; `settled` is told where the item stands once all are done.
 */
export function moveInTurn(move: (from: number, by: number) => Promise<void>, settled: (at: number) => void) {
  let moving: Moving | null = null
  return (from: number, by: number, count: number): Promise<void> => {
    const start = moving?.at ?? from
    const at = Math.min(Math.max(start + by, 0), count - 1)
    const step: Moving = {
      at,
      done: (moving?.done ?? Promise.resolve())
        .then(() => (at === start ? undefined : move(start, at - start)))
        .finally(() => {
          if (moving !== step) return
          moving = null
          settled(at)
        }),
    }
    moving = step
    return step.done
  }
}
