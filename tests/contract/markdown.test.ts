import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { PageData } from '#src/site/pages/pageData.ts'
import type { Site } from '#src/site/site.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { lacking, wordsOfMain, wordsOfMarkdown, wordsOfText } from '#tests/support/wordsOfMain.ts'

type Module = { default: never }

// Section types are registered before anything is parsed, so this file loads its own modules.
vi.resetModules()
const { takeOwnSections, ownSections } = await import('#src/node/sections/ownSections.ts')
const views = new Map<string, ReturnType<typeof ownSections>[number]>()
for (const folder of ['tests/fixtures/naranj/config', 'tests/fixtures/harbour']) {
  await takeOwnSections(resolve(folder))
  for (const section of ownSections()) views.set(section.type, section)
}
const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(file).href).then((module: Module) => module.default)
const ownViews = [...views.values()].map(({ type, behaviour, traits, view, markdown, shows }) => ({
  type,
  behaviour: JSON.parse(behaviour) as 'still',
  traits,
  view: () => load(view),
  ...(markdown === undefined ? { shows } : { markdown: () => load(markdown) }),
}))
vi.doMock('virtual:own-sections', () => ({ ownViews }))
const server = await import('#src/server.tsx')
await server.prepare()
const { galleryTypes } = await import('#src/node/dev/gallery/galleryTypes.ts')
const { examplePage } = await import('#src/node/dev/gallery/examplePage.ts')
const { loadSite } = await import('#src/node/config/loadSite.ts')
const { renderWhole } = await import('#src/node/render/pageWriter.ts')
const { allPages } = await import('#src/site/pages/allPages.ts')
const { makePageData } = await import('#src/site/pages/makePageData.ts')
const { makeShellData } = await import('#src/site/menus/makeShellData.ts')

afterAll(() => {
  vi.doUnmock('virtual:own-sections')
  vi.resetModules()
})

/** The words by which the Markdown of a page differs from its main part. */
async function differences(site: Site, data: PageData): Promise<{ lacks: string[]; adds: string[] }> {
  const shell = makeShellData(site, '/icons.svg', 'build')
  const { html } = await renderWhole(server, shell, data, '')
  const { settings } = site
  const head = { title: data.title, canonical: settings.url, language: data.language?.tag ?? settings.language, updated: '2026-11-20' }
  const markdown = server.markdownOf(shell, data, head, settings.url)
  const [shown, written] = [[...wordsOfMain(html), ...saidInAddition(data)], wordsOfMarkdown(markdown)]
  return { lacks: lacking(shown, written), adds: lacking(written, shown) }
}

/** Without the form itself, the Markdown says where to send by e-mail. */
function saidInAddition({ sections }: PageData): string[] {
  return sections.flatMap((section) =>
    section.type === 'form' && 'mail' in section.delivery && section.delivery.mail ? wordsOfText(section.waiting.byMail) : [],
  )
}

const SAME = { lacks: [], adds: [] }
const harbour = loadSite('tests/fixtures/harbour').site!

describe('the Markdown of a section has the words that its component shows, and no others', () => {
  const examples = galleryTypes().flatMap((type) =>
    type.examples.map((_, index) => [`${type.type} ${index + 1}`, type, index + 1] as const),
  )

  test.each(examples)('example %s', async (_name, type, number) => {
    expect(await differences(harbour, examplePage(harbour, type, number))).toEqual(SAME)
  })
})

describe('the Markdown of a place has its opening hours as of the day', () => {
  const type = galleryTypes().find(({ type: name }) => name === 'place')!
  const [example] = type.examples
  const all = {
    ...(example as object),
    seasons: [...(example as { seasons: object[] }).seasons, { name: 'Break', from: '07-01', to: '07-20' }],
  }
  const forms = [
    ['all kinds', all],
    ['no usual week', { ...all, hours: [] }],
    ['special days only', { ...all, hours: [], seasons: [] }],
    ['no hours', { ...all, hours: [], seasons: [], specialDays: [] }],
  ] as const

  test.each(
    ['2027-01-15', '2027-04-15', '2027-07-15', '2100-01-01'].flatMap((day) => forms.map(([name, form]) => [day, name, form] as const)),
  )('on %s, with %s', async (day, _name, form) => {
    const site = { ...harbour, today: day }
    expect(await differences(site, examplePage(site, { ...type, examples: [form] }, 1))).toEqual(SAME)
  })
})

test.each([
  ['harbour', () => 'tests/fixtures/harbour'],
  ['the bakery', () => 'tests/fixtures/bakery'],
  ['the bakery in three languages', () => bakeryInLanguages()],
  ['naranj', () => resolve('tests/fixtures/naranj/config')],
  ['the gazette', () => 'tests/fixtures/gazette'],
])('the Markdown of the pages of %s has the words that they show, and no others', async (_name, folder) => {
  const site = loadSite(folder()).site!
  for (const page of allPages(site)) expect(await differences(site, makePageData(site, page, 'build')), page.path).toEqual(SAME)
})
