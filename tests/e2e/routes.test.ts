import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { HARBOUR, harbour, harbourFile } from '#tests/support/harbour.ts'
import { SITE, repeated, useDocuments } from './documents.ts'
import { useBrowser } from './visit.ts'

/** Every page of Quayfold that is not an entry of a collection. */
const ROUTES = [
  '/',
  '/about-us',
  '/about-us/crew',
  '/about-us/nets',
  '/about-us/tide',
  '/about-us/tower',
  '/contact-us',
  '/get-started',
  '/glossary/harbour',
  '/glossary/weather',
  '/integration',
  '/pricing/berth-book',
  '/pricing/harbour-desk',
  '/pricing/permission',
  '/pricing/permission/apply',
  '/pricing/pilot-call',
  '/products',
  '/products/advert-scan',
  '/products/berth-book',
  '/products/harbour-desk',
  '/products/pilot-call',
  '/products/profile-check',
  '/products/reading-order',
  '/products/resume-check',
  '/products/resume-match',
  '/products/resume-table',
  '/quay-visit',
  '/terms-conditions',
]
const COLLECTIONS: Record<string, string> = {
  '/solutions': 'solutions',
  '/comparison': 'comparison',
  '/explore': 'explore',
  '/glossary/harbour': 'glossary-harbour',
  '/glossary/weather': 'glossary-weather',
}
const theme = harbourFile<{ colors: { primary: string }; font: { family: string; weights: string } }>('theme.json')
const { font } = theme
const { visit } = useBrowser()
const { paths, pages, missing, wrong, ask } = useDocuments()
const dist = inject('siteDist')

test('R2 every page answers 200 with HTML', () => {
  expect(wrong(({ status, type }) => (status !== 200 || type !== 'text/html; charset=utf-8') && `${status} ${type}`)).toEqual([])
})

test('R2 the pages are those of the files and the entries of the collections, and no others', () => {
  const entries = Object.keys(COLLECTIONS).map((route) => `${route}/`)
  expect(
    paths()
      .filter((path) => ROUTES.includes(path) || !entries.some((start) => path.startsWith(start)))
      .toSorted(),
  ).toEqual(ROUTES)
})

test('R2.4 the ids of a route are exactly the files of its collection', () => {
  for (const [route, collection] of Object.entries(COLLECTIONS)) {
    const files = readdirSync(join(HARBOUR, 'collections', collection)).filter((file) => file.endsWith('.json') && file !== 'index.json')
    const ids = paths()
      .filter((path) => path.startsWith(`${route}/`))
      .map((path) => path.slice(route.length + 1))
    expect(ids.toSorted(), route).toEqual(files.map((file) => file.replace('.json', '')).toSorted())
  }
})

describe('the document as it is sent', () => {
  test('has a title and a description of its own', () => {
    expect(wrong(({ raw }) => raw.titles.length !== 1 && `${raw.titles.length} titles`)).toEqual([])
    expect(wrong(({ raw }) => raw.descriptions.length !== 1 && `${raw.descriptions.length} descriptions`)).toEqual([])
    expect(repeated(pages().map(({ raw }) => raw.titles[0]!.toLowerCase()))).toEqual([])
    expect(repeated(pages().map(({ raw }) => raw.descriptions[0]!.toLowerCase()))).toEqual([])
    expect(wrong(({ raw }) => (raw.titles[0]!.length < 15 || raw.titles[0]!.length > 120) && raw.titles[0])).toEqual([])
    expect(wrong(({ raw }) => (raw.descriptions[0]!.length < 50 || raw.descriptions[0]!.length > 160) && raw.descriptions[0])).toEqual([])
  })

  test('has exactly one main heading, and skips no level below it', () => {
    expect(wrong(({ raw }) => (raw.mainHeadings.length !== 1 || raw.mainHeadings[0] === '') && JSON.stringify(raw.mainHeadings))).toEqual(
      [],
    )
    expect(
      wrong(
        ({ raw }) =>
          raw.headingLevels.some((level, index) => level > (raw.headingLevels[index - 1] ?? level) + 1) && raw.headingLevels.join(' '),
      ),
    ).toEqual([])
    expect(wrong(({ raw }) => repeated(raw.ids).length > 0 && `ids twice: ${repeated(raw.ids).join(', ')}`)).toEqual([])
  })

  test('names its canonical address, and its language', () => {
    expect(wrong(({ path, raw }) => raw.canonicals.join(' ') !== SITE + path && raw.canonicals.join(' '))).toEqual([])
    expect(wrong(({ raw }) => raw.robots.length > 0 && raw.robots.join(' '))).toEqual([])
    expect(new Set(pages().map(({ raw }) => raw.language))).toEqual(new Set([harbour.language]))
  })

  test('says how it wants to be shared', () => {
    expect(
      wrong(({ path, raw: { share, titles, descriptions } }) => {
        const wanted: Record<string, string> = {
          // The name of the site is next to it.
          'og:title': titles[0]!.split(' · ')[0]!,
          'og:description': descriptions[0]!,
          'og:url': SITE + path,
          'og:locale': 'en_GB',
          'og:image:width': '1200',
          'og:image:height': '630',
          'og:image:alt': titles[0]!,
          'twitter:card': 'summary_large_image',
          'twitter:image': share['og:image'] ?? 'a picture',
          'twitter:image:alt': titles[0]!,
        }
        const missed = Object.entries(wanted)
          .filter(([name, value]) => share[name] !== value)
          .map(([name]) => name)
        if (!['website', 'article'].includes(share['og:type'] ?? '')) missed.push('og:type')
        if (!share['og:site_name']) missed.push('og:site_name')
        if (!share['og:image']?.startsWith(`${SITE}/`)) missed.push('og:image')
        return missed.join(', ')
      }),
    ).toEqual([])
    const pictures = pages().map(({ raw }) => raw.share['og:image']!)
    expect(repeated(pictures), 'a picture that two pages share').toEqual([])
    const chosen = pages().find(({ path }) => path === '/about-us')!
    expect(chosen.raw.share['og:image'], 'the picture that a page names').toBe(`${SITE}/assets/social.png`)
    expect(Object.keys(missing().raw.share).filter((name) => name.includes('image'))).toEqual([])
    for (const image of new Set(pages().map(({ raw }) => raw.share['og:image']!.slice(SITE.length)))) {
      const bytes = readFileSync(join(dist, image))
      expect(bytes.subarray(1, 4).toString(), image).toBe('PNG')
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], image).toEqual([1200, 630])
      expect(bytes.length, image).toBeLessThan(60_000)
    }
  })

  test('R1.3 has its styles in place and its font preloaded from the site itself', async () => {
    const isLate = (sheet: string) => /^\/static\/css\/late-[\w-]+\.css$/.test(sheet)
    expect(wrong(({ raw }) => raw.sheets.some((sheet) => !isLate(sheet)) && raw.sheets.join(' '))).toEqual([])
    expect(
      wrong(
        ({ raw }) =>
          (raw.styles.length !== 2 || raw.styles.some((style) => style.length < 1000)) &&
          `style blocks of ${raw.styles.map(({ length }) => length).join(', ')} characters`,
      ),
    ).toEqual([])
    expect(
      wrong(({ raw }) => {
        const [file, ...others] = raw.preloads.filter((preload) => preload.as === 'font')
        const fits = file && /^\/static\/media\/[\w-]+-.*\.woff2$/.test(file.href) && file.type === 'font/woff2' && file.crossorigin
        return (
          (!fits ||
            others.length > 0 ||
            !raw.styles[0]!.includes(
              `font-family:"${font.family}";font-style:normal;font-weight:${font.weights};font-display:swap;src:u\\72l(${file.href})`,
            )) &&
          JSON.stringify(raw.preloads)
        )
      }),
    ).toEqual([])
    expect(
      wrong(({ raw }) => !raw.styles[0]!.includes(`--mui-palette-brand-primary:${theme.colors.primary}`) && 'another primary colour'),
    ).toEqual([])
    const { page } = await visit('/')
    await page.evaluate(() => document.fonts.ready)
    expect(
      await page.evaluate(
        (name) => [...document.fonts].filter(({ family, status }) => family.includes(name) && status === 'loaded').length,
        font.family,
      ),
    ).toBeGreaterThan(0)
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('h1')!).fontFamily)).toMatch(new RegExp(`^"?${font.family}`))
  })

  test('R1.3 is made of MUI components, and says each of its rules once', () => {
    expect(wrong(({ html }) => !/class="Mui\w+-root/.test(html) && 'no element of MUI')).toEqual([])
    expect(
      wrong(({ raw }) => {
        const rules = raw.styles.flatMap(topLevelRules)
        return rules.find((rule, index) => rules.indexOf(rule) !== index)
      }),
    ).toEqual([])
  })

  test('runs no script of its own, so that the policy can forbid them', () => {
    expect(wrong(({ raw }) => raw.inlineScripts > 0 && String(raw.inlineScripts))).toEqual([])
  })
})

describe('R2.4 addresses that lead nowhere', () => {
  const nowhere = [
    '/no-such-page',
    '/solutions',
    '/solutions/healthcare',
    '/solutions/small-harbours/more',
    '/solutions/__proto__',
    '/solutions/constructor',
    '/solutions/index',
    '/comparison/other',
    '/explore/other',
    '/glossary',
    '/glossary/harbour/no-such-term',
    '/glossary/weather/no-such-term',
    '/pricing',
    '/404',
  ]

  test('H21 but other capitals lead to the page that is meant', async () => {
    const { status, headers } = await ask('/solutions/Small-Harbours')
    expect([status, headers.get('location')]).toEqual([301, '/solutions/small-harbours'])
  })

  test.for(nowhere)('H01 %s answers 404 with the not-found page', async (path) => {
    const response = await ask(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await response.text()).toBe(readFileSync(join(dist, '404.html'), 'utf8'))
  })

  test('B16 the not-found page asks not to be listed and names no canonical address', () => {
    const { raw, status } = missing()
    expect(status).toBe(404)
    expect(raw.robots).toEqual(['noindex'])
    expect(raw.canonicals).toEqual([])
    expect(raw.titles[0]).toContain('Page not found')
    expect(raw.mainHeadings).toHaveLength(1)
  })

  test.for(['/assets/no-such.js', '/static/js/no-such.js', '/assets/no-such.png', '/static/data/no-such.json', '/favicon.ico'])(
    'H01 %s answers 404 with a short text',
    async (path) => {
      const response = await ask(path)
      expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
        404,
        'text/plain; charset=utf-8',
        'no-cache',
      ])
      expect((await response.text()).length).toBeLessThan(100)
    },
  )
})

describe('addresses', () => {
  test('an old address is redirected to the page that took its place', async () => {
    for (const { from, to } of harbourFile<{ redirects: { from: string; to: string }[] }>('redirects.json').redirects) {
      const response = await ask(from)
      expect([response.status, response.headers.get('location')]).toEqual([301, to])
    }
  })

  test('a slash at the end is redirected away, with the query', async () => {
    const findings: string[] = []
    for (const path of paths().filter((path) => path !== '/')) {
      const response = await ask(`${path}/?plan=a%20b`)
      if (response.status !== 301 || response.headers.get('location') !== `${path}?plan=a%20b`)
        findings.push(`${path}: ${response.status} ${response.headers.get('location')}`)
    }
    expect(findings).toEqual([])
  })
})

/** The rules of a style sheet in one line each; a media query is one rule. */
function topLevelRules(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1
    if (css[index] !== '}') continue
    depth -= 1
    if (depth > 0) continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  return rules
}
