import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { files } from '#schemas/files.ts'
import { Header } from '#schemas/header.ts'
import { Section } from '#schemas/sections/index.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { problemsAsText } from '#src/node/validate/report.ts'
import * as constants from '#src/site/constants.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { footerWithPages, headerEntries } from '#src/site/menus/menus.ts'
import type { Site } from '#src/site/site.ts'

// Facts grow old by themselves; whether they have is not for a test to say.
const AT = Date.parse('2026-11-22T12:00:00Z')
const CONFIG = resolve('config')
const APP = 'https://app.fernhire.example'
const BLOG = 'https://blog.fernhire.example'
const TOOLS = [
  'ats-resume-checker',
  'ai-linkedin-optimization',
  'resume-jd-syncer',
  'resume-data-scout',
  'job-description-scanner',
  'top-talent-selector',
].map((id) => `/products/${id}`)
const MAIN_ROUTES = [
  '/',
  '/contact-us',
  '/about-us',
  '/services/interview-as-a-service',
  '/services/campus-recruitment',
  '/integration',
  '/products',
  '/products/recruitment-platform',
  '/products/interview-as-service',
  '/products/qscreen',
  '/privacy-policy',
  '/terms-conditions',
  '/pricing/recruitment-platform',
  '/pricing/interview-as-service',
  '/pricing/qscreen',
  '/pricing/permission',
  '/pricing/permission/apply',
  '/glossary/recruitment-platform',
  '/glossary/interview-as-service',
  ...TOOLS,
]
const IDS: Record<string, string[]> = {
  '/solutions/': ['start-ups', 'medium', 'large', 'staffing-agency', 'corporate', 'it-industry', 'education-institution'],
  '/comparison/': ['zoho-recruit-alternative', 'ceipal-alternative'],
  '/explore/': ['ats-crm-platform', 'ai-recruitment-platform'],
}

let site: Site

beforeAll(() => {
  const loaded = loadSite(CONFIG, { at: AT })
  expect(problemsAsText(loaded.problems)).toBe('')
  site = loaded.site!
})

const idsBelow = (prefix: string) => site.pages.flatMap(({ path }) => (path.startsWith(prefix) ? path.slice(prefix.length) : [])).sort()

test('the config has neither errors nor warnings', () => {
  expect(loadSite(CONFIG, { at: AT }).problems).toEqual([])
})

test('every config file names its schema for editors', () => {
  for (const file of findFiles(CONFIG).filter((name) => name.endsWith('.json') && !name.startsWith('assets/'))) {
    const kind = files.find(({ pattern }) => pattern.test(file))!
    const { $schema } = JSON.parse(readFileSync(join(CONFIG, file), 'utf8')) as { $schema?: string }
    expect($schema, file).toBe(`${'../'.repeat(file.split('/').length - 1) || './'}.schemas/${kind.json}.schema.json`)
  }
})

test('R1.1 the home page and the three product pages show the products in their own words', () => {
  const feature = new Map(headerEntries(site)[0]!.groups[0]!.items.map(({ location, feature: text }) => [location, text]))
  expect(Object.fromEntries(feature)).toEqual({
    '/products/recruitment-platform': 'AI hiring platform with CRM',
    '/products/qscreen': 'AI candidate screening',
    '/products/interview-as-service': expect.stringMatching(/expert interviews/i),
  })
})

test('R1.2 each audience has its page', () => {
  expect(idsBelow('/solutions/')).toEqual(expect.arrayContaining(IDS['/solutions/']!))
  const chooser = findPage(site, '/')!.sections.find((section) => section.type === 'audienceChooser')
  expect(chooser?.options.map(({ action }) => action.href)).toEqual(
    expect.arrayContaining(['/solutions/start-ups', '/solutions/staffing-agency']),
  )
})

test('R1.3 the theme has the brand green, the dark blues and Manrope from the site itself', () => {
  const { colors, font } = site.theme
  const used = Object.values(colors).map((color) => color.toLowerCase())
  expect(colors.primary.toLowerCase()).toBe('#02b686')
  expect(used).toEqual(expect.arrayContaining(['#183b56', '#1a2f51', '#0c5aec', '#ffffff']))
  expect(font.family).toBe('Manrope')
  for (const { src } of font.files) expect(existsSync(join(CONFIG, src)), src).toBe(true)
})

test('R1.4 config holds three backend bases', () => {
  expect(site.settings.backends).toEqual({
    admin: `${APP}/api/admin-service`,
    user: expect.stringMatching(/^https:\/\/(?!app\.)[a-z.-]+\/api\/user-service$/),
    cdn: 'https://cdn.fernhire.example',
  })
})

test('R1.5 no page asks the visitor to sign in: the only way there is a link to the app', () => {
  expect(site.pages.flatMap(({ path }) => (/\/(?:sign-in|log-?in|register)\b/.test(path) ? [path] : []))).toEqual([])
  const passwords = site.pages.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.type === 'form' ? section.fields.filter(({ name }) => name.includes('password')) : [])),
  )
  expect(passwords).toEqual([])
})

test.each(MAIN_ROUTES)('R2 %s is a page of the main layout', (path) => {
  expect(findPage(site, path)?.meta.layout).toBe('main')
})

test('R2 /get-started has neither header nor footer, and is the only such page', () => {
  expect(site.pages.filter(({ meta }) => meta.layout === 'bare').map(({ path }) => path)).toEqual(['/get-started'])
})

test('R2 there are no other pages than those of the spec', () => {
  const known = new Set([...MAIN_ROUTES, '/get-started'])
  const others = site.pages.filter(({ path, collection }) => !known.has(path) && collection === undefined).map(({ path }) => path)
  expect(others).toEqual([])
})

test('R2.2 /pricing/permission/apply alone keeps the address parameters and the agreement', () => {
  expect(site.pages.filter(({ meta }) => meta.session === 'keep').map(({ path }) => path)).toEqual(['/pricing/permission/apply'])
})

test('R2.3 exactly the six tool pages keep the scroll position', () => {
  expect(site.pages.filter(({ meta }) => meta.scroll === 'keep').map(({ path }) => path)).toEqual(TOOLS.toSorted())
})

test.each(Object.entries(IDS))('R2.4 the ids below %s are exactly those of the spec', (prefix, ids) => {
  expect(idsBelow(prefix)).toEqual(ids.toSorted())
})

test.each([
  ['/glossary/recruitment-platform/', 40],
  ['/glossary/interview-as-service/', 20],
])('R2.4 %s has at least %i entries', (prefix, count) => {
  expect(idsBelow(prefix).length).toBeGreaterThanOrEqual(count)
})

test('R2.4 the ids of a collection are exactly its files', () => {
  for (const [name, { path }] of Object.entries(site.collections)) {
    const ids = readdirSync(join(CONFIG, 'collections', name)).flatMap((file) =>
      file.endsWith('.json') && file !== 'index.json' ? file.slice(0, -'.json'.length) : [],
    )
    expect(idsBelow(path.replace('{id}', '')), name).toEqual(ids.sort())
  }
})

test('R3 the header has its entries in order, with their groups and items in order', () => {
  const shown = headerEntries(site).map(({ title, path, hasDropdown, groups }) => ({
    title,
    path,
    hasDropdown,
    groups: groups.map(({ tagContent, items }) => [tagContent, ...items.map(({ location }) => location)]),
  }))
  const entry = (title: string, path: string, ...groups: string[][]) => ({ title, path, hasDropdown: groups.length > 0, groups })
  expect(shown).toEqual([
    entry('Products', '/products', ['', '/products/recruitment-platform', '/products/qscreen', '/products/interview-as-service']),
    entry(
      'Solutions',
      '',
      ['', '/solutions/start-ups', '/solutions/medium', '/solutions/large'],
      ['', '/solutions/staffing-agency', '/solutions/corporate'],
      ['', '/solutions/it-industry', '/solutions/education-institution'],
    ),
    entry('Integration', '/integration'),
    entry('Pricing', '', ['Free', '/pricing/recruitment-platform', '/pricing/qscreen', '/pricing/interview-as-service']),
    entry('Company', '', ['Organization', '/about-us', '/contact-us', BLOG]),
  ])
})

test('R3 the groups of Solutions have their headings; the blog opens in a new tab', () => {
  const entries = headerEntries(site)
  expect(entries[1]!.groups.map(({ productTitle }) => productTitle)).toEqual(['Organization Size', 'Organization Type', 'By Industry'])
  expect(entries[4]!.groups[0]!.items.at(-1)).toMatchObject({ service: 'Blogs', location: BLOG, newTab: true })
})

test('R3 the header has Log In, Get Started and Book Demo, and a logo', () => {
  const { header, settings } = site
  expect(Object.fromEntries(header.actions.map(({ label, href }) => [label, href]))).toEqual({
    'Log In': `${APP}/sign-in`,
    'Get Started': '/get-started',
    'Book Demo': settings.booking!.url,
  })
  expect(header.actions.find(({ label }) => label === 'Book Demo')).toMatchObject({ opens: 'booking', newTab: true })
  expect(settings.booking!.url).toBe('https://calendly.com/fernhire/demo')
  expect(existsSync(join(CONFIG, settings.logo.src))).toBe(true)
})

test('R3.1 menus keep the field names of the document', () => {
  const entry = Header.shape.entries.element
  expect(Object.keys(entry.shape)).toEqual(expect.arrayContaining(['key', 'title', 'path', 'leftOffset', 'hasDropdown']))
  for (const { groups } of headerEntries(site)) {
    for (const group of groups) {
      expect(Object.keys(group)).toEqual(expect.arrayContaining(['productTitle', 'tagContent']))
      for (const item of group.items)
        expect(item).toEqual({
          service: expect.any(String),
          feature: expect.any(String),
          location: expect.any(String),
          icon: expect.any(String),
          newTab: expect.any(Boolean),
        })
    }
  }
  expect(headerEntries(site)[3]!.groups[0]).toHaveProperty('tagColor')
})

test('R4.1 the footer has its columns and links in order', () => {
  expect(footerWithPages(site).columns.map(({ title, items }) => [title, ...items.map(({ location }) => location)])).toEqual([
    ['Products', '/products/recruitment-platform', '/products/qscreen', '/products/interview-as-service'],
    ['Glossary', '/glossary/recruitment-platform', '/glossary/interview-as-service'],
    ['Explore', '/explore/ats-crm-platform', '/explore/ai-recruitment-platform'],
    ['Comparison', '/comparison/zoho-recruit-alternative', '/comparison/ceipal-alternative'],
    ['Others', '/about-us', '/contact-us', BLOG],
  ])
})

test('R4.1 the footer has Get Started, support, the networks, the terms, the privacy policy and the copyright of 2025', () => {
  const { action, support, social, legal, copyright } = site.footer
  expect(action).toMatchObject({ label: 'Get Started', href: '/get-started' })
  expect(support.email).toBe('support@fernhire.example')
  expect(social.map(({ network }) => network)).toEqual(['linkedin', 'instagram', 'facebook', 'twitter'])
  expect(legal.map(({ location }) => location)).toEqual(['/terms-conditions', 'https://legal.fernhire.example/privacy-policy'])
  expect(copyright).toContain('2025')
})

test('R4.5 R7 a section fades in over 850 ms and 24 px from a fifth of its height, unless it says otherwise', () => {
  expect(constants.REVEAL_DEFAULTS).toEqual({ durationMs: 850, shiftPx: 24, threshold: 0.2 })
  expect(Section.parse({ type: 'callToAction', title: 'Come by', actions: [{ label: 'Go', href: '/' }] }).reveal).toEqual(
    constants.REVEAL_DEFAULTS,
  )
  expect(
    Section.parse({ type: 'callToAction', title: 'Come by', actions: [{ label: 'Go', href: '/' }], reveal: { shiftPx: 0 } }).reveal,
  ).toEqual({ ...constants.REVEAL_DEFAULTS, shiftPx: 0 })
})

test('R7 the constants have the values of the spec', () => {
  expect(constants).toMatchObject({
    DESKTOP_BREAKPOINT: 1200,
    MOBILE_BREAKPOINT: 768,
    SCROLL_TO_TOP_THRESHOLD: 300,
    CHUNK_TIMEOUT_MS: 120_000,
    RING_SIZE_MOBILE_PX: 52,
    RING_SIZE_PX: 56,
    RING_STROKE_PX: 3,
    SIDEBAR_TRANSITION_MS: 500,
    FOOTER_IMAGE_MS: 600,
    MENU_ICON_PX: 45,
    POPUP_WIDTH_PX: 200,
    MENU_PANEL_COLUMNS: { wide: 3, narrow: 1 },
    PERSIST_TIMEOUT_MS: 5000,
  })
})
