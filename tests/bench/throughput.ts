import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { figure, median, table } from './figures.ts'
import { type Measured, measuredRun } from './measuredRun.ts'
import { SYNTHETIC_TYPES, syntheticPath } from './syntheticPage.ts'
import { FEWEST_PAGES, workerCount } from './workerCount.ts'
import { writeSyntheticSite } from './writeSyntheticSite.ts'

/** The pages step may take at most this many times the bare loop. */
const AIM = 4

/** How throughput is measured. `configDir` lends site settings, theme and assets. */
export type ThroughputOptions = { configDir: string; pages: number; repeats: number }

/**
 * How fast pages are prerendered: builds a synthetic site and prints figures beside those of a bare loop, `renderToString` over the very
 * elements of one of its pages without any component, on the same machine in the same minutes.
 *
 * Compared is the time from parsed config to files on disk. Both sides start as many worker threads, take batches of 50 pages, render a
 * document of as many elements, and write an HTML and a JSON file a page. Runs alternate, each in a process of its own; medians count. On
 * a busy machine the lowest runs say more: what else it does can only add to them.
 *
 * The ratio prices what the bare loop does not do: components and their state, class names and rules from a styling library, the hash of
 * the styles for the policy, head data, and escaping of the data for the document. Not in the ratio, as the bare loop has none of it:
 * reading and checking config, making the code, compression. They are in the time of the whole build, and in its peak memory.
 */
export async function throughput({ configDir, pages, repeats }: ThroughputOptions): Promise<void> {
  if (pages < FEWEST_PAGES) throw new RangeError(`--pages must be at least ${FEWEST_PAGES}: smaller sites are built without worker threads`)
  // Below the project, because the server code that a build makes finds its packages from where it lies.
  mkdirSync(resolve('.build'), { recursive: true })
  const folder = mkdtempSync(resolve('.build/bench-'))
  try {
    writeSyntheticSite(join(folder, 'config'), configDir, pages)
    const builds: Measured<'code' | 'compress' | 'all'>[] = []
    const loops: Measured<'load'>[] = []
    for (let turn = 1; turn <= repeats; turn += 1) {
      console.log(`  ${turn} of ${repeats}: build …`)
      // From nothing, each time.
      for (const made of ['dist', '.build']) rmSync(join(folder, made), { recursive: true, force: true })
      builds.push(await measuredRun('./buildRun.ts', { folder }))
      console.log(`  ${turn} of ${repeats}: bare loop …`)
      loops.push(await measuredRun('./bareRun.ts', { folder }))
    }
    console.log(`\n${report(folder, builds, loops)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function report(folder: string, builds: Measured<'code' | 'compress' | 'all'>[], loops: Measured<'load'>[]): string {
  const built = spread(builds, ({ milliseconds, pages }) => milliseconds.pages / pages)
  const bare = spread(loops, ({ milliseconds, pages }) => milliseconds.pages / pages)
  const ratio = built.middle / bare.middle
  const html = [builds, loops].map((runs) => runs[0]!.htmlBytes / runs[0]!.pages)
  const elements = ['dist', 'bare'].map((dist) => countElements(readFileSync(join(folder, dist, syntheticPath(1), 'index.html'), 'utf8')))
  const memory = [builds, loops].map((runs) => median(runs.map(({ peakBytes }) => peakBytes / 1e6)))
  const seconds = (runs: Measured[], step: string) => figure(median(runs.map(({ milliseconds }) => milliseconds[step]! / 1000)), 1)
  return [
    `Throughput: ${figure(builds[0]!.pages)} pages of ${SYNTHETIC_TYPES.length} sections, ${workerCount()} workers, median of ${builds.length} (lowest to highest)`,
    table([
      ['', 'build', 'bare loop', 'ratio'],
      ['ms a page, pages step', built.text, bare.text, figure(ratio, 2)],
      ['the same, lowest run', figure(built.least, 2), figure(bare.least, 2), figure(built.least / bare.least, 2)],
      ['elements a page', ...elements.map((count) => figure(count)), figure(elements[0]! / elements[1]!, 2)],
      ['HTML bytes a page', ...html.map((bytes) => figure(bytes)), figure(html[0]! / html[1]!, 2)],
      ['peak memory, MB', ...memory.map((megabytes) => figure(megabytes)), figure(memory[0]! / memory[1]!, 2)],
    ]),
    `Whole build ${seconds(builds, 'all')} s: config and code ${seconds(builds, 'code')} s (reading and checking config ${seconds(loops, 'load')} s), pages ${seconds(builds, 'pages')} s, compression ${seconds(builds, 'compress')} s.`,
    ratio <= AIM ? `The ratio is within the aim of ${AIM}.` : `MISSED: the ratio is above the aim of ${AIM}.`,
  ].join('\n')
}

function spread<Run>(runs: Run[], value: (run: Run) => number): { middle: number; least: number; text: string } {
  const values = runs.map(value)
  const middle = median(values)
  const least = Math.min(...values)
  return { middle, least, text: `${figure(middle, 2)} (${figure(least, 2)} to ${figure(Math.max(...values), 2)})` }
}

function countElements(html: string): number {
  const body = html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, '')
  return (body.match(/<[a-z]/g) ?? []).length
}
