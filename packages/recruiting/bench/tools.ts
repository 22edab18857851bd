import { availableParallelism, loadavg } from 'node:os'
import type { Page } from 'playwright-core'
import { loadSite } from '#src/node/config/loadSite.ts'
import { launchBrowser } from '#tests/support/browser/launch.ts'
import { samples } from '#packages/recruiting/corpus/resumes/samples.ts'
import { toolOf, useTool } from '#packages/recruiting/tests/e2e/toolPages.ts'
import { figure, table } from '#tests/bench/figures.ts'
import { servedSite } from '#tests/bench/servedSite.ts'
import { toolsMemory } from './toolsMemory.ts'

/** The numbers of resumes read at once: a typical number, and the maximum. */
const COUNTS = [14, 25]
const JOB = `Front-end developer

Required
- 3 years of experience
- React
- TypeScript
- Web accessibility
- Automated testing

Nice to have
- GraphQL
- Node.js`

/** The result of a run: milliseconds to the result, and the tasks of the main thread over 50 ms, in milliseconds. */
type Run = { milliseconds: number; tasks: number[] }

/**
 * Ranks 14 and 25 resumes of the corpus (PDF, DOCX and TXT) in the browser and prints the times for reading and ranking, the long tasks of
 * the main thread, and the load of the machine before each run; then the memory used by the reading code after up to 200 files.
 */
export async function toolsBench({ configDir, repeats }: { configDir: string; repeats: number }): Promise<void> {
  console.log(
    `\nTools: ${COUNTS.join(' and ')} resumes read and ranked in a browser of this machine; ` +
      'targets: 14 in under 4 s, 25 in under 3 s where nothing else runs; no task of the main thread over 50 ms, never one over 200 ms',
  )
  const all = await Promise.all(
    samples(3)
      .slice(0, Math.max(...COUNTS))
      .map(async ({ name, make }) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from((await make()).bytes) })),
  )
  // The page of the tool has a different address in each config.
  const path = loadSite(configDir).site!.pages.find(({ uses }) => (uses.types as readonly string[]).includes('talentSelector'))?.path
  if (path === undefined) throw new Error(`No page of ${configDir} has the tool that ranks resumes`)
  const server = await servedSite(configDir)
  const browser = await launchBrowser()
  const rows: string[][] = [['resumes', 'run', 'load before', 'reading', 'ranking', 'together', 'long tasks of reading', 'of ranking']]
  try {
    for (const [count, run] of COUNTS.flatMap((count) => Array.from({ length: repeats }, (_none, nth) => [count, nth + 1] as const))) {
      const files = all.slice(0, count)
      const load = `${figure(loadavg()[0]!, 1)} on ${availableParallelism()} cores`
      const page = await browser.newPage()
      await page.addInitScript(() => {
        const tasks: number[] = []
        Object.assign(window, { tasks })
        new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
      })
      await page.goto(server.url + path)
      const { box, choose, submit } = await useTool(page, toolOf('talentSelector'))
      await box(0).fill(JOB)
      const reading = await timed(page, () => choose(files, 1), `.given [data-state="ready"]:nth-child(${count})`)
      const ranking = await timed(page, () => submit.click(), '.result-heading:focus')
      const placed = await page.locator('.ranking > li').count()
      if (placed !== count) throw new Error(`${placed} of ${count} resumes were ranked`)
      rows.push([
        `${count}`,
        `${run}`,
        load,
        ms(reading.milliseconds),
        ms(ranking.milliseconds),
        ms(reading.milliseconds + ranking.milliseconds),
        listed(reading.tasks),
        listed(ranking.tasks),
      ])
      await page.close()
    }
  } finally {
    await browser.close()
    await server.close()
  }
  console.log(table(rows))
  await toolsMemory(all.map(({ name, buffer }) => ({ name, bytes: new Uint8Array(buffer) })))
}

const ms = (milliseconds: number) => `${figure(milliseconds)} ms`
const listed = (tasks: number[]) => tasks.map(ms).join(' + ') || 'none'

async function timed(page: Page, start: () => Promise<void>, end: string): Promise<Run> {
  await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0))
  const began = performance.now()
  await start()
  await page.locator(end).waitFor({ timeout: 60_000 })
  const milliseconds = performance.now() - began
  return { milliseconds, tasks: await page.evaluate(() => [...(window as unknown as { tasks: number[] }).tasks]) }
}
