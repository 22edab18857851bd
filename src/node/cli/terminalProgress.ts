import type { Progress } from '#src/node/render/progress.ts'

/** Where progress is printed: usually standard output. */
export type Screen = { isTTY?: boolean | undefined; write(text: string): unknown }

/** The names of a build’s steps. */
const STEPS: Record<string, string> = {
  config: 'Reading and checking config',
  pictures: 'Resizing pictures',
  code: 'Building scripts and styles',
  cards: 'Drawing cards for shared links',
  pages: 'Rendering pages',
  packing: 'Compressing scripts and styles',
  publishing: 'Publishing',
}

/** A line on a terminal older than this, in milliseconds, is out of date. */
const FRESH_MS = 100

/**
 * Shows a build’s progress. On a terminal, one line shows the step, the rate and the remaining time, and disappears at the end; elsewhere,
 * as in CI, each step is a line. `now` returns the time in milliseconds.
 */
export function terminalProgress(screen: Screen, now: () => number = () => performance.now()): Progress {
  let name = ''
  let begun = now()
  let shown = Number.NEGATIVE_INFINITY
  // Moves to the start of the line and clears it.
  const line = (text: string) => screen.write(`\r\u001B[K${text}`)
  return {
    step(step) {
      name = STEPS[step] ?? step
      begun = now()
      shown = Number.NEGATIVE_INFINITY
      if (screen.isTTY) line(`${name} …`)
      else screen.write(`${name}\n`)
    },
    pages(done, all) {
      const time = now()
      if (!screen.isTTY || (time - shown < FRESH_MS && done < all)) return
      shown = time
      const seconds = (time - begun) / 1000
      const rate = done / Math.max(seconds, 0.001)
      const left = seconds < 1 ? '' : `, ${Math.round(rate)} a second, ${Math.ceil((all - done) / rate)} s left`
      line(`${name}: ${done.toLocaleString('en')} of ${all.toLocaleString('en')}${left}`)
    },
    end() {
      if (screen.isTTY) line('')
    },
  }
}
