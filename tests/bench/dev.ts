import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchBrowser } from '#tests/support/browser/launch.ts'
import { figure, median, table } from './figures.ts'
import { processorTime } from './processorTime.ts'
import { startedPreview } from './startedPreview.ts'
import { writeValidateConfig } from './validateConfig.ts'

/** Pages of the made-up sites that are measured beside the config itself. */
const SIZES = [2000, 10_000]
const EDITS = 10
const PATIENCE_MS = 300_000

/** What is aimed at, in milliseconds: an edit in the browser, at the median, and the preview ready. */
const AIM = { edit: 300, ready: 5000 }

/**
 * Times in milliseconds: `ready` when nothing is known of the config, `again` when it was read before. `cpu` is what an edit costs the
 * preview, undefined where the system does not say.
 */
type Run = { name: string; ready: number; again: number; firstPage: number; edits: number[]; cpu: number | undefined }

/**
 * How soon a saved edit is in the browser: starts the real command for the config and for made-up sites, opens the home page in a real
 * browser, saves its file ten times with another heading, and prints the time from writing the file to the change of the document. Other
 * work of the machine can only add to it; the processor time of the preview says more then.
 */
export async function devBench({ configDir }: { configDir: string }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-dev-'))
  const own = join(folder, 'own')
  cpSync(configDir, own, { recursive: true })
  const sites = [{ name: `${figure(pagesIn(own))} pages, the config`, dir: own }]
  for (const count of SIZES) {
    const dir = join(folder, `${count}`)
    writeValidateConfig(dir, configDir, count, 'nothing')
    sites.push({ name: `${figure(count)} pages, made up`, dir })
  }
  try {
    const runs: Run[] = []
    for (const { name, dir } of sites) {
      console.log(`  ${name} …`)
      const dist = join(folder, 'work/dist')
      runs.push({ name, ...(await measured(dir, dist)), again: await readyAfter(dir, dist) })
    }
    console.log(`\n${report(runs)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function pagesIn(configDir: string): number {
  return ['pages', 'collections'].flatMap((folder) =>
    readdirSync(join(configDir, folder), { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!index)\.json$/.test(file)),
  ).length
}

/** A preview, and how long it took to be ready. */
async function timedPreview(configDir: string, dist: string) {
  const began = performance.now()
  const preview = await startedPreview('dev', configDir, dist)
  return { ...preview, ready: performance.now() - began }
}

async function readyAfter(configDir: string, dist: string): Promise<number> {
  const { ready, close } = await timedPreview(configDir, dist)
  await close()
  return ready
}

async function measured(configDir: string, dist: string): Promise<Omit<Run, 'name' | 'again'>> {
  const { pid, url, ready, close } = await timedPreview(configDir, dist)
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    const asked = performance.now()
    await page.goto(url)
    const firstPage = ready + performance.now() - asked
    await page.waitForSelector('html[data-live]')
    // What the start of the preview leaves for later is not part of an edit.
    await page.waitForTimeout(3000)
    const file = join(configDir, 'pages/index.json')
    const good = JSON.parse(readFileSync(file, 'utf8')) as { sections: { title: string }[] }
    const title = good.sections[0]!.title
    const edits: number[] = []
    const before = processorTime(pid)
    for (let number = 1; number <= EDITS; number += 1) {
      good.sections[0]!.title = `${title} ${number}`
      edits.push(await timed(page, good.sections[0]!.title, () => writeFileSync(file, JSON.stringify(good, null, 2))))
      // As nobody saves twice within half a second.
      await page.waitForTimeout(500)
    }
    const after = processorTime(pid)
    return { ready, firstPage, edits, cpu: before === undefined || after === undefined ? undefined : (after - before) / EDITS }
  } finally {
    await browser.close()
    await close()
  }
}

/** Milliseconds from saving to the moment at which the main heading says `text`; both clocks are that of the machine. */
async function timed(page: Page, text: string, save: () => void): Promise<number> {
  const shown = page.evaluate(
    (wanted) =>
      new Promise<number>((settle) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent !== wanted) return
          observer.disconnect()
          settle(performance.timeOrigin + performance.now())
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    text,
  )
  // The watcher in the page is there once a later question has been answered.
  await page.evaluate(() => 0)
  const began = performance.timeOrigin + performance.now()
  save()
  return (await shown) - began
}

function report(runs: Run[]): string {
  const rows = runs.map(({ name, ready, again, firstPage, edits, cpu }) => [
    name,
    figure(ready / 1000, 1),
    figure(again / 1000, 1),
    figure(firstPage / 1000, 1),
    figure(median(edits)),
    figure(Math.min(...edits)),
    figure(Math.max(...edits)),
    cpu === undefined ? '' : figure(cpu),
  ])
  const isMet = runs.every(({ ready, edits }) => ready <= AIM.ready && median(edits) <= AIM.edit)
  return [
    `The preview: ${EDITS} edits of the home page each, from saving the file to the change in the browser`,
    table([['', 'ready s', 'ready again s', 'first page s', 'edit ms', 'least', 'most', 'CPU ms an edit'], ...rows]),
    `${isMet ? 'Within the aims' : 'MISSED: the aims are'}${isMet ? ' of' : ''} ${figure(AIM.edit)} ms for an edit and ${figure(AIM.ready / 1000)} s to be ready.`,
  ].join('\n')
}
