import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { foldersIn } from '#src/node/sections/foldersIn.ts'
import { HARBOUR } from '#tests/support/harbour.ts'
import { copySite } from '#tests/support/siteCopy.ts'
import { inPreview, smallPicture } from './inPreview.ts'
import { MOST_BYTES, SETS, WIDTH } from './pictureLimits.ts'

/** How wide the pages are of which pictures are taken, and how much of a long section is shown, in pixels. */
const PAGE_WIDTH = 1280
const MOST_HEIGHT = 960

const asked = process.argv.slice(2)
const types = SETS.flatMap(({ sections, pictures }) =>
  foldersIn(sections)
    .filter(({ type, files }) => files.includes('schema.ts') && (asked.length === 0 || asked.includes(type)))
    .map(({ type }) => ({ type, file: join(pictures, `${type}.webp`) })),
)
const site = copySite(HARBOUR)
try {
  await inPreview(site, async (browser, url) => {
    const page = await browser.newPage({ viewport: { width: PAGE_WIDTH, height: MOST_HEIGHT }, reducedMotion: 'reduce' })
    for (const { type, file } of types) {
      await page.goto(`${url}/_gallery/${type}/1`, { timeout: 120_000 })
      await page.waitForSelector('html[data-live]', { timeout: 120_000 })
      await page.waitForLoadState('networkidle')
      const { x, y, width, height } = (await page.locator(`section[data-type="${type}"]`).first().boundingBox())!
      const clip = { x, y, width, height: Math.min(MOST_HEIGHT, height) }
      const picture = await smallPicture(await page.screenshot({ clip, fullPage: true, animations: 'disabled' }), WIDTH, MOST_BYTES)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, picture)
      console.log(`${file} ${(picture.length / 1000).toFixed(1)} kB`)
    }
  })
} finally {
  site.remove()
}
