import type { Page } from 'playwright-core'
import { launchBrowser } from '#tests/support/browser/launch.ts'
import { samples } from '#tests/extraction/resumes/samples.ts'
import { toolOf, useTool } from '#tests/e2e/tools/toolPages.ts'
import { figure, table } from './figures.ts'
import { servedSite } from './servedSite.ts'

const RESUMES = 25
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

/** What a run took: milliseconds to the result, and the tasks of the main thread over 50 ms, in milliseconds. */
type Run = { milliseconds: number; tasks: number[] }

/**
 * Ranks 25 resumes of the corpus (PDF, DOCX and TXT) in the browser and prints how long reading and ranking take, and the long tasks of the
 * main thread.
 */
export async function toolsBench({ configDir, repeats }: { configDir: string; repeats: number }): Promise<void> {
  console.log(
    `\nTools: ${RESUMES} resumes read and ranked in a browser of this machine; targets: under 3 s, no task of the main thread over 50 ms`,
  )
  const files = await Promise.all(
    samples(3)
      .slice(0, RESUMES)
      .map(async ({ name, make }) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from((await make()).bytes) })),
  )
  const server = await servedSite(configDir)
  const browser = await launchBrowser()
  const rows: string[][] = [['run', 'reading', 'ranking', 'together', 'long tasks of reading', 'of ranking']]
  try {
    for (let run = 1; run <= repeats; run += 1) {
      const page = await browser.newPage()
      await page.addInitScript(() => {
        const tasks: number[] = []
        Object.assign(window, { tasks })
        new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
      })
      const tool = toolOf('talentSelector')
      await page.goto(server.url + tool.path)
      const { box, choose, submit } = await useTool(page, tool)
      await box(0).fill(JOB)
      const reading = await timed(page, () => choose(files, 1), `.given [data-state="ready"]:nth-child(${RESUMES})`)
      const ranking = await timed(page, () => submit.click(), '.result-heading:focus')
      const placed = await page.locator('.ranking > li').count()
      if (placed !== RESUMES) throw new Error(`${placed} of ${RESUMES} resumes were ranked`)
      rows.push([
        `${run}`,
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
