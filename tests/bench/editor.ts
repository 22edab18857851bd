import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Frame, Locator, Page } from 'playwright-core'
import { launchBrowser } from '#tests/support/browser/launch.ts'
import { figure, median, table } from './figures.ts'
import { processorTime } from './processorTime.ts'
import { startedPreview } from './startedPreview.ts'
import { syntheticPage } from './syntheticPage.ts'
import { writeValidateConfig } from './validateConfig.ts'

const PAGES = 2000
const SECTIONS = 60
/** The section in whose heading is typed: in the middle of the page. */
const TYPED = 30
const KEYS = 200
const KEY_MS = 90
const OPENINGS = 5
const PATIENCE_MS = 300_000

/** What is aimed at, in milliseconds: from a key to the picture at the 95th percentile, and the editor open at the median. */
const AIM = { key: 100, open: 3000 }

/**
 * How soon a key that is pressed on the canvas or in a field is in the picture, on a page of 60 sections of a made-up site of 2,000 pages,
 * beside the same keys in a bare page; and how soon the editor of that site is open. Every pause of the keys is a write, and a page drawn
 * anew.
 */
export async function editorBench({ configDir }: { configDir: string }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-editor-'))
  const dir = join(folder, 'config')
  writeValidateConfig(dir, configDir, PAGES, 'nothing')
  writeFileSync(join(dir, 'pages/long.json'), JSON.stringify(longPage(), null, 2))
  const preview = await startedPreview('edit', dir, join(folder, 'work/dist'))
  const browser = await launchBrowser()
  try {
    const openings: number[] = []
    // The first one makes packages ready, which stay.
    const first = await opened(browser, preview.url)
    for (let turn = 0; turn < OPENINGS; turn += 1) openings.push((await opened(browser, preview.url)).ms)
    const bare = await typedInBarePage(browser)
    const before = processorTime(preview.pid)
    const keys = await typedOnCanvas(browser, preview.url)
    const after = processorTime(preview.pid)
    const fieldKeys = await typedInField(browser, preview.url)
    console.log(
      `\n${report({ first: first.ms, openings, bare, keys, fieldKeys, cpu: after === undefined || before === undefined ? undefined : after - before })}`,
    )
  } finally {
    await browser.close()
    await preview.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A page of one opening and sections of all other types, over and over. */
function longPage() {
  const made = Array.from({ length: Math.ceil(SECTIONS / 11) }, (_, number) => syntheticPage(number, PAGES))
  const [hero] = made[0]!.sections
  const others = made.flatMap(({ sections }) => sections.slice(1)).map(({ id: _anchor, ...section }) => section)
  return {
    ...made[0]!,
    name: 'Long',
    title: 'A page with very many sections',
    description: 'A page with sixty sections, to see how the editor does with it.',
    sections: [hero, ...others].slice(0, SECTIONS),
  }
}

/** Opens the editor in a new tab, until the page can be typed in, and gives how long that took in milliseconds. */
async function opened(browser: Browser, url: string, stays = false): Promise<{ ms: number; page: Page }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(PATIENCE_MS)
  const began = performance.now()
  await page.goto(`${url}/_edit?path=/long`)
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: '1. Hero' }).waitFor()
  await page.frameLocator('iframe[title="The page"]').locator('html[data-live] main h1').waitFor()
  const ms = performance.now() - began
  if (!stays) await page.close()
  return { ms, page }
}

async function typedOnCanvas(browser: Browser, url: string): Promise<number[]> {
  const { page } = await opened(browser, url, true)
  const frame = page.frames().find((other) => other !== page.mainFrame() && new URL(other.url()).pathname === '/long')!
  const heading = frame.locator(`main [data-section="${TYPED}"] h2`).first()
  await heading.scrollIntoViewIfNeeded()
  await watchKeys(frame)
  await heading.click()
  await frame.locator('[contenteditable]').waitFor()
  const waits = await typed(page, frame, frame.locator('[contenteditable]'))
  await page.close()
  return waits
}

/** The same keys in the field of the heading, next to the page. */
async function typedInField(browser: Browser, url: string): Promise<number[]> {
  const { page } = await opened(browser, url, true)
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: new RegExp(`^${TYPED + 1}\\. `) })
    .click()
  const field = page.getByRole('form', { name: 'Fields' }).getByRole('textbox', { name: 'Title' }).first()
  await watchKeys(page.mainFrame())
  await field.click()
  const waits = await typed(page, page.mainFrame(), field)
  await page.close()
  return waits
}

async function typedInBarePage(browser: Browser): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.setContent('<main><h2 contenteditable="plaintext-only">A heading</h2></main>')
  await watchKeys(page.mainFrame())
  await page.locator('h2').click()
  const waits = await typed(page, page.mainFrame(), page.locator('h2'))
  await page.close()
  return waits
}

/** Notes the time from each key to the picture after it. It has to come before typing begins: the text that is typed in keeps its keys. */
async function watchKeys(frame: Frame): Promise<void> {
  await frame.evaluate(() => {
    const waits: number[] = []
    Object.assign(window, { waits })
    // When the key went down, in the clock of the browser; the message comes once the picture that follows has been made.
    window.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => waits.push(performance.now() - timeStamp))
          port1.start()
          port2.postMessage(null)
        }),
      { capture: true },
    )
  })
}

/** Types into what has the focus, with pauses as people make them, and gives the times that were noted. */
async function typed(page: Page, frame: Frame, place: Locator): Promise<number[]> {
  for (let key = 1; key <= KEYS; key += 1) {
    // Words of five letters; the line is emptied now and then, as it may not be too long.
    await page.keyboard.press(key % 40 === 0 ? 'Control+a' : key % 6 === 0 ? 'Space' : 'abcde'[key % 5]!)
    await page.waitForTimeout(key % 10 === 0 ? KEY_MS * 8 : KEY_MS)
  }
  await place.waitFor()
  return frame.evaluate(() => (window as unknown as { waits: number[] }).waits)
}

function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1]!
}

type Figures = { first: number; openings: number[]; bare: number[]; keys: number[]; fieldKeys: number[]; cpu: number | undefined }

function report({ first, openings, bare, keys, fieldKeys, cpu }: Figures): string {
  const row = (name: string, waits: number[]) => [
    name,
    figure(median(waits)),
    figure(percentile(waits, 0.95)),
    figure(Math.max(...waits)),
    figure(percentile(waits, 0.95) / percentile(bare, 0.95), 1),
  ]
  const isMet = [keys, fieldKeys].every((waits) => percentile(waits, 0.95) <= AIM.key) && median(openings) <= AIM.open
  return [
    `The editor: ${KEYS} keys on a page of ${SECTIONS} sections, from the key to the picture`,
    table([
      ['', 'median ms', '95 % ms', 'slowest', '× bare, 95 %'],
      row('a bare page', bare),
      row('the canvas', keys),
      row('a field', fieldKeys),
    ]),
    ...(cpu === undefined ? [] : [`Processor time of the preview: ${figure(cpu / KEYS)} ms a key, writes and renewed pages among it`]),
    '',
    `Opening it on ${figure(PAGES)} pages: ${figure(median(openings) / 1000, 1)} s (${openings.map((ms) => figure(ms / 1000, 1)).join(', ')}); the very first time ${figure(first / 1000, 1)} s`,
    `${isMet ? 'Within the aims of' : 'MISSED: the aims are'} ${figure(AIM.key)} ms for 95 of 100 keys and ${figure(AIM.open / 1000)} s to open.`,
  ].join('\n')
}
