import type { Progress } from '#src/node/render/progress.ts'

/** Where progress is shown: standard output, usually. */
export type Screen = { isTTY?: boolean | undefined; write(text: string): unknown }

/** The words for the steps of a build. */
const STEPS: Record<string, string> = {
  config: 'Reading and checking config',
  pictures: 'Making the forms of pictures',
  code: 'Making scripts and styles',
  cards: 'Laying out cards for shared links',
  pages: 'Making pages',
  packing: 'Packing scripts and styles',
  publishing: 'Publishing',
}

/** Longer than this ago, a line on a terminal is out of date; in milliseconds. */
const FRESH_MS = 100

/**
 * Shows how far a build is. On a terminal one line tells the step, the rate and the time that remains, and goes when the build is over;
 * elsewhere, as in CI, each step is a line of its own. `now` gives the time in milliseconds.
 */
export function terminalProgress(screen: Screen, now: () => number = () => performance.now()): Progress {
  let name = ''
  let begun = now()
  let shown = Number.NEGATIVE_INFINITY
  // To the start of the line, which is wiped.
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
