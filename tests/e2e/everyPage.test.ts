import { get } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { axeFindings } from './axeFindings.ts'
import { NOWHERE, everyPath, lookAtEvery, whollyLive } from './everyPage.ts'
import { quiet, watchRequests } from './quiet.ts'
import { sticksOut } from './sticksOut.ts'
import { type Visit, live, useBrowser } from './visit.ts'
import { still } from './still.ts'

/** The minimum widths of the two layouts, in CSS pixels: content that fits there fits wider windows. */
const NARROWEST = [1201, 320]
/** Pages with sections of all types, which are also checked at widths in between. */
const OF_EACH_KIND = ['/', '/contact-us', '/integration', '/glossary/harbour', '/products/berth-book', '/pricing/harbour-desk']
const WIDTHS = [2560, 1440, 1201, 768, 390, 320]

/** The maximum brotli size of scripts before any interaction, in bytes: without live sections, and with them. */
const MOST_UNTOUCHED = { still: 6_000, live: 6_000 }

/** The maximum brotli size of scripts after the first interaction on a page without live sections, in bytes. */
const MOST_BYTES = 102_800

/** Strings that identify the code of a package, each with a file of the package that contains it. */
const MARKS = {
  zod: ['invalid_union', 'zod/v4/core/schemas.js'],
  sentry: ['__SENTRY__', '@sentry/core/build/esm/carrier.js'],
  analytics: ['googletagmanager', 'react-ga4/dist/index.mjs'],
  mui: ['MuiButtonBase', '@mui/material/ButtonBase/ButtonBase.mjs'],
  emotion: ['data-emotion', '@emotion/cache/dist/emotion-cache.esm.js'],
  pdfjs: ['PasswordException', 'pdfjs-dist/legacy/build/pdf.min.mjs'],
  phones: ['NOT_A_NUMBER', 'libphonenumber-js/es6/parse.js'],
  skills: ['Rustlang', '../packages/recruiting/data/skills/software.json'],
} as const
const NEVER = ['zod', 'sentry', 'analytics', 'pdfjs', 'phones', 'skills'] as const
const ONLY_WITH_BEHAVIOUR = ['mui', 'emotion'] as const

const browser = useBrowser()
const { siteUrl } = browser
const dist = inject('siteDist')

const scripts = new Map<string, Promise<{ bytes: number; marks: Set<string> }>>()

/** The data of a script: its transferred size in bytes, and the packages whose code it contains. */
function scriptAt(path: string) {
  const known =
    scripts.get(path) ??
    travelled(path).then((bytes) => {
      const code = readFileSync(join(dist, path), 'utf8')
      return { bytes, marks: new Set(Object.entries(MARKS).flatMap(([name, [mark]]) => (code.includes(mark) ? [name] : []))) }
    })
  scripts.set(path, known)
  return known
}

/** The size of a file as transferred to a browser that accepts brotli, in bytes. */
function travelled(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(siteUrl + path, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.length)).on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}

test('the marks are those of the packages', () => {
  for (const [mark, file] of Object.values(MARKS)) expect(readFileSync(join('node_modules', file), 'utf8').includes(mark), file).toBe(true)
})

/** The problems by check; each begins with the path of its page. */
const found = { life: [] as string[], scripts: [] as string[], width: [] as string[], axe: [] as string[] }
const loads: number[] = []
let stillPages = 0
let paths: string[]

/** The paths of the scripts that the page has fetched, and whether it has no live section. */
async function fetchedBy(page: Page): Promise<{ scripts: string[]; isStill: boolean }> {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )
  return { scripts, isStill: (await page.locator('[data-section][data-live]').count()) === 0 }
}

/** Whether the page has fetched too many bytes of scripts before any interaction. */
async function untouched(page: Page): Promise<string[]> {
  await quiet(page)
  const { scripts, isStill } = await fetchedBy(page)
  const total = (await Promise.all(scripts.map(scriptAt))).reduce((sum, { bytes }) => sum + bytes, 0)
  return total > MOST_UNTOUCHED[isStill ? 'still' : 'live'] ? [`${total} bytes before anybody does anything`] : []
}

/** The problems with the scripts that the page has fetched, in content and size. */
async function scriptsOf(page: Page): Promise<string[]> {
  const { scripts, isStill } = await fetchedBy(page)
  const read = await Promise.all(scripts.map(scriptAt))
  const total = read.reduce((sum, { bytes }) => sum + bytes, 0)
  loads.push(total)
  if (isStill) stillPages += 1
  const names = [...NEVER, ...(isStill ? ONLY_WITH_BEHAVIOUR : [])]
  return [
    ...names.filter((name) => read.some(({ marks }) => marks.has(name))).map((name) => `code of ${name}`),
    ...(isStill && total > MOST_BYTES
      ? [`${total} bytes: ${scripts.map((path, index) => `${path.slice(path.lastIndexOf('/') + 1)} ${read[index]!.bytes}`).join(', ')}`]
      : []),
    ...(scripts.length < 2 ? ['the application did not start'] : []),
  ]
}

/** Browser errors and requests to other hosts while the page became fully live. */
async function lifeOf({ page, faults }: Visit, path: string): Promise<string[]> {
  const strangers: string[] = []
  const note = (request: { url(): string }) => {
    if (!request.url().startsWith(`${siteUrl}/`) && !request.url().startsWith('data:')) strangers.push(request.url())
  }
  page.on('request', note)
  await whollyLive(page)
  page.off('request', note)
  const hosts = await page.evaluate(() => [...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin))])
  // The browser itself reports the status of the document for an unknown address.
  const expected = path === NOWHERE ? /status of 404/ : /^$/
  return [...faults.filter((fault) => !expected.test(fault)), ...strangers, ...hosts.filter((host) => host !== siteUrl)]
}

// A single pass runs all checks, since opening a page takes longer than most of them.
beforeAll(async () => {
  paths = await everyPath(siteUrl)
  await lookAtEvery(paths, browser, { before: async (page) => watchRequests(page) }, async (visitor, path) => {
    const { page } = visitor
    const note = (kind: keyof typeof found, findings: string[]) => found[kind].push(...findings.map((finding) => `${path}: ${finding}`))
    note('scripts', await untouched(page))
    await live(page)
    await quiet(page)
    note('scripts', await scriptsOf(page))
    note('life', await lifeOf(visitor, path))
    // Nothing moves from here on.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await still(page)
    // Axe checks one page after the other in turns: each section type occurs on several pages.
    const axeWidth = NARROWEST[paths.indexOf(path) % NARROWEST.length]
    for (const width of OF_EACH_KIND.includes(path) ? WIDTHS : NARROWEST) {
      await page.setViewportSize({ width, height: 900 })
      const at = (findings: string[]) => findings.map((finding) => `${width} px: ${finding}`)
      note('width', at(await sticksOut(page)))
      if (width === axeWidth) note('axe', at(await axeFindings(page)))
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ reducedMotion: null })
    return []
  })
}, 600_000)

test('B03 every page comes to life without a fault, a broken policy or a request to another host', () => {
  expect(found.life).toEqual([])
})

test('B09 no page is wider than its window, from 320 to 2560 pixels', () => {
  expect(found.width).toEqual([])
})

test('axe finds nothing on any page, wide or narrow, with scripts live', () => {
  expect(paths.length).toBeGreaterThan(40)
  expect(paths).toContain('/get-started')
  expect(OF_EACH_KIND.filter((path) => !paths.includes(path))).toEqual([])
  expect(found.axe).toEqual([])
})

test('R6.4 no page fetches more scripts than it needs, before anybody does anything and before anybody uses it', () => {
  expect(found.scripts).toEqual([])
  expect(stillPages).toBeGreaterThan(25)
  // Pages with live sections have a limit too, so that none of them grows unnoticed.
  expect(Math.max(...loads)).toBeLessThan(209_000)
})
