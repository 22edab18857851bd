import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import sharp from 'sharp'
import { foldersIn } from '#src/node/sections/foldersIn.ts'
import { HARBOUR } from '#tests/support/harbour.ts'
import { copySite } from '#tests/support/siteCopy.ts'
import { startCli } from '#tests/support/cli.ts'
import { launchBrowser } from '#tests/support/browser/launch.ts'
import { MOST_BYTES, SETS, WIDTH } from './pictureLimits.ts'

/** How wide the pages are of which pictures are taken, and how much of a long section is shown, in pixels. */
const PAGE_WIDTH = 1280
const MOST_HEIGHT = 960

const asked = process.argv.slice(2)

/** A screenshot in a size for documents: the best quality that is small enough. */
async function small(screenshot: Buffer): Promise<Buffer> {
  for (const quality of [80, 70, 60, 50, 40, 30, 20]) {
    const picture = await sharp(screenshot).resize({ width: WIDTH }).webp({ quality, effort: 6 }).toBuffer()
    if (picture.length <= MOST_BYTES) return picture
  }
  throw new Error('The picture cannot be made small enough; show less of the section.')
}

const types = SETS.flatMap(({ sections, pictures }) =>
  foldersIn(sections)
    .filter(({ type, files }) => files.includes('schema.ts') && (asked.length === 0 || asked.includes(type)))
    .map(({ type }) => ({ type, file: join(pictures, `${type}.webp`) })),
)
const site = copySite(HARBOUR)
const preview = startCli(['dev', '--config', site.configDir, '--out', site.dist], { PORT: '0' })
const browser = await launchBrowser()
try {
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: preview.stdout! }).on('line', (line) => {
      const found = /^Preview (http:\/\/[^\s/]+)/.exec(line)?.[1]
      if (found) resolve(found)
    })
    preview.once('close', () => reject(new Error('The preview has ended.')))
  })
  const page = await browser.newPage({ viewport: { width: PAGE_WIDTH, height: MOST_HEIGHT }, reducedMotion: 'reduce' })
  for (const { type, file } of types) {
    await page.goto(`${url}/_gallery/${type}/1`, { timeout: 120_000 })
    await page.waitForSelector('html[data-live]', { timeout: 120_000 })
    await page.waitForLoadState('networkidle')
    const { x, y, width, height } = (await page.locator(`section[data-type="${type}"]`).first().boundingBox())!
    const clip = { x, y, width, height: Math.min(MOST_HEIGHT, height) }
    const picture = await small(await page.screenshot({ clip, fullPage: true, animations: 'disabled' }))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, picture)
    console.log(`${file} ${(picture.length / 1000).toFixed(1)} kB`)
  }
} finally {
  await browser.close()
  if (preview.exitCode === null) {
    const ended = once(preview, 'close')
    preview.kill()
    await ended
  }
  site.remove()
}
