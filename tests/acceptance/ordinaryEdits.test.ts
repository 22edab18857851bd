import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { Footer } from '#schemas/footer.ts'
import type { Header } from '#schemas/header.ts'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import type { SiteSettings } from '#schemas/site.ts'
import type { Theme } from '#schemas/theme.ts'
import { movePage } from '#src/node/cli/actions/move.ts'
import { newPage } from '#src/node/cli/actions/new.ts'
import { removePage } from '#src/node/cli/actions/remove.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { configCache } from '#src/node/config/cache/configCache.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import type { SitePage } from '#src/site/site.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'
import { MOMENT } from '#tests/support/harbour.ts'
import { readmeEntry } from '#tests/support/siteCopy.ts'
import { companyChecks } from './companyChecks.ts'

/** What the edits look for in a file of any kind, as people write it. */
type Written = {
  summary?: string
  sections?: { type: string; lead?: string; items?: unknown[]; plans?: { price: { monthly?: number } }[] }[]
}

/**
 * What a marketer does in an ordinary week, in a copy of `config/`. The edits know no page, name or colour of it, so that they hold as
 * well.
 */
const edits: Record<string, (site: Editor) => unknown> = {
  nothing: () => {},
  'the recipe of the README': ({ write }) => write(readmeEntry().file, readmeEntry().content),
  'a new id in each collection': async ({ dir, site }) => {
    for (const collection of Object.keys(site.collections))
      await done(newPage({ configDir: dir, words: [collection, 'quite-another'], now }))
  },
  'a new page': ({ dir }) => done(newPage({ configDir: dir, words: ['page', '/quite/another'], now })),
  'a page that comes and goes': async ({ dir }) => {
    await done(newPage({ configDir: dir, words: ['page', '/quite/another'], now }))
    await done(removePage({ configDir: dir, words: ['/quite/another'], gone: true }))
  },
  'a page of a collection that goes, with a redirect': (copy) =>
    remove(
      copy,
      copy.site.pages.findLast(({ collection }) => collection !== undefined)!,
    ),
  'a page that goes, with a redirect': (copy) =>
    remove(
      copy,
      copy.site.pages.findLast(({ collection, meta }) => collection === undefined && meta.scroll === 'keep')!,
    ),
  'a page that moves': ({ dir, site }) => {
    const { path } = site.pages.findLast(({ collection, path }) => collection === undefined && path !== '/')!
    return done(movePage({ configDir: dir, words: [path, `${path}-moved`] }))
  },
  'a footer with a new link, another order and another column title': ({ json }) =>
    json<Footer>('footer.json', ({ columns }) => {
      columns.reverse()
      columns[0]!.title = 'Something else'
      columns.at(-1)!.items = [{ label: 'Elsewhere', location: 'https://elsewhere.example/page', newTab: true }]
    }),
  'a footer with one network and another year': ({ json }) =>
    json<Footer>('footer.json', (footer) => {
      footer.social = footer.social.slice(0, 1)
      footer.copyright = '© 2031 Somebody'
    }),
  'a header in another order, with other titles and other buttons': ({ json }) =>
    json<Header>('header.json', (header) => {
      header.entries.reverse()
      for (const entry of header.entries) entry.title = `Our ${entry.title.toLowerCase()}`
      header.actions = header.actions.slice(-1)
    }),
  'another primary colour': ({ json }) => json<Theme>('theme.json', ({ colors }) => (colors.primary = '#0FA968')),
  'colours that are hard to read': ({ json }) =>
    json<Theme>('theme.json', ({ colors }) => Object.assign(colors, { primary: '#FF00FF', text: '#8899AA', link: '#77AAFF' })),
  'other corners and another font': ({ json }) =>
    json<Theme>('theme.json', (theme) => {
      theme.radius = { control: 0, card: 0, panel: 0 }
      theme.font.family = 'Another'
    }),
  'another name and address of the company': ({ site, everyFile }) => {
    const { name } = site.settings
    everyFile((text) => text.replaceAll(name, 'Northbeam').replaceAll(name.toLowerCase(), 'northbeam'))
  },
  'a name that is an ordinary word': ({ json }) => json<SiteSettings>('site.json', (settings) => (settings.name = 'Page')),
  'other prices': ({ everyJson }) =>
    everyJson<Written>(({ sections = [] }) => {
      for (const { price } of sections.flatMap(({ plans = [] }) => plans)) if (price.monthly !== undefined) price.monthly += 7
    }),
  'other words on every page': ({ everyJson }) =>
    everyJson<Written>((content) => {
      if (content.summary) content.summary = `New: ${content.summary.slice(0, 100)}`
      for (const section of content.sections ?? []) if (section.lead) section.lead = `${section.lead.slice(0, 120)} New words.`
    }),
  'a question more': ({ everyJson }) =>
    everyJson<Written>(({ sections = [] }) => {
      for (const { type, items } of sections) if (type === 'faq') items?.push({ question: 'Is this one new?', answer: 'It is.' })
    }),
}

const now = () => new Date(MOMENT)
/** Says that a command did what it was asked for. */
const done = async (command: Promise<number>) => expect(await command).toBe(0)
type Editor = ReturnType<typeof editedCopy>

/** The folder of the copy, and what is known of it: most of the company stays as it is from one edit to the next. */
const dir = mkdtempSync(join(tmpdir(), 'company-'))
const memory = configCache()
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** A copy of the shipped config, with ways to change its files. */
function editedCopy() {
  rmSync(dir, { recursive: true })
  cpSync(resolve('config'), dir, { recursive: true })
  const site = loadSite(dir, { at: Date.parse(MOMENT), memory }).site!
  const read = (file: string) => readFileSync(join(dir, file), 'utf8')
  const write = (file: string, content: string) => writeFileSync(join(dir, file), content)
  const json = <Content>(file: string, edit: (content: Content) => unknown) => {
    const content = JSON.parse(read(file)) as Content
    edit(content)
    write(file, JSON.stringify(content, null, 2))
  }
  const files = (ending: RegExp) => findFiles(dir).filter((file) => ending.test(file) && !file.startsWith('.schemas'))
  return {
    dir,
    site,
    write,
    json,
    /** Changes every JSON file; `without` is removed first. */
    everyJson<Content>(edit: (content: Content) => unknown, without?: string) {
      if (without !== undefined) rmSync(join(dir, without))
      for (const file of files(/\.json$/)) json(file, edit)
    },
    everyFile(edit: (text: string) => string) {
      for (const file of files(/\.(?:json|md|svg)$/)) write(file, edit(read(file)))
    },
  }
}

/** Removes a page: what led to it leads to the page above it. */
function remove({ json, everyJson }: Editor, { path, file, meta }: SitePage): void {
  const next = meta.parent ?? '/'
  everyJson<Record<string, unknown>>((content) => withoutLinks(content, path, next), file)
  json<{ redirects: Redirect[] }>('redirects.json', ({ redirects }) => redirects.push({ from: path, to: next, status: 301 }))
}

/** Takes a page out of lists and puts another one in the place of links to it. */
function withoutLinks(content: Record<string, unknown>, path: string, next: string): void {
  for (const [key, value] of Object.entries(content)) {
    if (Array.isArray(value) && value.includes(path)) content[key] = value.filter((item) => item !== path)
    else if (typeof value === 'string') content[key] = value.replaceAll(`](${path})`, `](${next})`).replace(new RegExp(`^${path}$`), next)
    else if (typeof value === 'object' && value !== null) withoutLinks(value as Record<string, unknown>, path, next)
  }
}

test.each(Object.entries(edits))('R1 after an ordinary edit the company is still what it should be: %s', async (_name, edit) => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const copy = editedCopy()
  await edit(copy)
  const { site, config, problems } = loadSite(copy.dir, { at: Date.parse(MOMENT), memory })
  expect(problemsAsText(problems.filter(({ severity }) => severity === 'error'))).toBe('')
  for (const [, check] of companyChecks) check({ configDir: copy.dir, site: site!, config })
})
