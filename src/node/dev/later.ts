/** Work that waits: `soon` has it done after so many milliseconds in which nobody asked for it again, and `stop` calls it off. */
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
