import { get } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { everyPath, lookAtEvery } from './everyPage.ts'
import { live, useBrowser } from './visit.ts'

/** Most brotli bytes of scripts that a page without live sections may fetch. */
const MOST_BYTES = 100_000

/** Words by which the code of a package is known, each with a file of the package that has it. */
const MARKS = {
  zod: ['invalid_union', 'zod/v4/core/schemas.js'],
  sentry: ['__SENTRY__', '@sentry/core/build/esm/carrier.js'],
  analytics: ['googletagmanager', 'react-ga4/dist/index.mjs'],
  mui: ['MuiButtonBase', '@mui/material/ButtonBase/ButtonBase.mjs'],
  emotion: ['data-emotion', '@emotion/cache/dist/emotion-cache.esm.js'],
  pdfjs: ['PasswordException', 'pdfjs-dist/legacy/build/pdf.min.mjs'],
  phones: ['NOT_A_NUMBER', 'libphonenumber-js/es6/parse.js'],
  skills: ['Rustlang', '../src/tools/data/skills/software.json'],
} as const
const NEVER = ['zod', 'sentry', 'analytics', 'pdfjs', 'phones', 'skills'] as const
const ONLY_WITH_BEHAVIOUR = ['mui', 'emotion'] as const

const browser = useBrowser()
const dist = inject('siteDist')

/** Bytes of a file as it travels to a browser that takes brotli. */
function travelled(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(browser.siteUrl + path, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.length)).on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}

test('the marks are those of the packages', () => {
  for (const [mark, file] of Object.values(MARKS)) expect(readFileSync(join('node_modules', file), 'utf8').includes(mark), file).toBe(true)
})

test('no page fetches more scripts than it needs before anybody uses it', { timeout: 240_000 }, async () => {
  const sizes = new Map<string, Promise<number>>()
  const loads: number[] = []
  let withoutBehaviour = 0
  const findings = await lookAtEvery(await everyPath(browser.siteUrl), browser, {}, async ({ page }) => {
    await live(page)
    await page.waitForLoadState('networkidle')
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    )
    const isStill = (await page.locator('[data-section][data-live]').count()) === 0
    const code = scripts.map((path) => readFileSync(join(dist, path), 'utf8')).join('\n')
    const bytes = await Promise.all(scripts.map((path) => sizes.get(path) ?? sizes.set(path, travelled(path)).get(path)!))
    const total = bytes.reduce((sum, part) => sum + part, 0)
    loads.push(total)
    if (isStill) withoutBehaviour += 1
    const unwanted = [...NEVER, ...(isStill ? ONLY_WITH_BEHAVIOUR : [])].filter((name) => code.includes(MARKS[name][0]))
    return [
      ...unwanted.map((name) => `code of ${name}`),
      ...(isStill && total > MOST_BYTES
        ? [`${total} bytes: ${scripts.map((path, index) => `${path.slice(path.lastIndexOf('/') + 1)} ${bytes[index]}`).join(', ')}`]
        : []),
      ...(scripts.length < 2 ? ['the application did not start'] : []),
    ]
  })
  expect(findings).toEqual([])
  expect(withoutBehaviour).toBeGreaterThan(25)
  // The pages with behaviour are bounded too, so that one of them cannot grow unseen.
  expect(Math.max(...loads)).toBeLessThan(200_000)
})
