import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { init } from '#src/node/cli/actions/init.ts'
import { LOOKS, type LookName } from '#src/node/init/choices.ts'
import { pictureOfLook } from '#src/node/init/looks.ts'
import { inPreview, smallPicture } from './inPreview.ts'
import { LOOK } from './pictureLimits.ts'

/** The window in which the home page is shown, in pixels. */
const WINDOW = { width: 1280, height: 1200 }

/** The answers of `init` for the site that shows a look. */
const ANSWERS: Record<LookName, { kind: string; name: string; colour: string }> = {
  software: { kind: 'services', name: 'Relay Works', colour: '#4f46e5' },
  museum: { kind: 'association', name: 'House of the Lake', colour: '#b3261e' },
  'law-office': { kind: 'services', name: 'Sample & Partners', colour: '#1f3a5f' },
  restaurant: { kind: 'shop', name: 'Osteria Esempio', colour: '#8f5a1e' },
  craft: { kind: 'shop', name: 'Workshop on the Canal', colour: '#2f6b3c' },
  festival: { kind: 'association', name: 'River Sounds', colour: '#e0218a' },
  clinic: { kind: 'services', name: 'Clinic at the Park', colour: '#0b7a75' },
  magazine: { kind: 'association', name: 'The Quarterly', colour: '#c8102e' },
}

const asked = process.argv.slice(2)
const parent = resolve('.build/copies')
mkdirSync(parent, { recursive: true })
for (const look of LOOKS.filter((name) => asked.length === 0 || asked.includes(name))) {
  const folder = mkdtempSync(join(parent, 'look-'))
  try {
    const project = join(folder, 'site')
    if ((await init({ words: [project], ...ANSWERS[look], language: 'en', mail: 'hello@site.example', look, ask: undefined })) !== 0)
      throw new Error(`The site for the look ${look} could not be created.`)
    await inPreview({ configDir: join(project, 'config'), dist: join(project, 'dist') }, async (browser, url) => {
      const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' })
      await page.goto(url, { timeout: 120_000 })
      await page.waitForSelector('html[data-live]', { timeout: 120_000 })
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      await page.addStyleTag({ content: 'edit-page { display: none }' })
      const picture = await smallPicture(await page.screenshot({ animations: 'disabled' }), LOOK.width, LOOK.bytes)
      const file = pictureOfLook(look)
      writeFileSync(file, picture)
      console.log(`${file} ${(picture.length / 1000).toFixed(1)} kB`)
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
