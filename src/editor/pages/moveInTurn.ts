/** A move in progress: the final position of the section, and a promise of its arrival. */
type Moving = { at: number; done: Promise<void> }

/**
 * Moves items of a list one step at a time. While an item is moving, further steps apply to that item, even if another one has its position
 * by then. `move` does a step; `settled` receives the final position.
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
