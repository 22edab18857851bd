/** Debounced work: `soon` schedules it after a delay in milliseconds, which restarts with each call; `stop` cancels it. */
export function later(milliseconds: number, work: () => void): { soon(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    soon() {
      clearTimeout(timer)
      timer = setTimeout(work, milliseconds)
      timer.unref()
    },
    stop: () => clearTimeout(timer),
  }
}
