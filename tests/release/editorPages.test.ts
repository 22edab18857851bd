import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { devPreview, eventually } from '#tests/e2e/devPreview.ts'

/** A repository around the copy of the site, as a company has one. */
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Kim', '-c', 'user.email=kim@quayfold.example', '-c', 'core.autocrlf=false', ...words], {
    cwd: dirname(editor.site.configDir),
    encoding: 'utf8',
  })

const editor = devPreview({
  command: 'edit',
  prepare() {
    git('init', '--quiet')
    git('add', 'config')
    git('commit', '--quiet', '--message', 'As it is')
  },
})

type Written = { type: string; title?: string; fragment?: string; menus?: object[] }
const sectionsOf = (file: string) => (JSON.parse(editor.site.read(file)) as { sections: Written[] }).sections
/** Generated schemas are no config. */
const CONFIG = ['--', 'config', ':!config/.schemas']
/** Changed lines of each file: `file +added -removed`. */
const linesOf = (numbers: string) =>
  numbers.split('\n').flatMap((line) => {
    const [added, removed, file] = line.split('\t')
    return file === undefined ? [] : [`${file.replace('config/', '')} +${added} -${removed}`]
  })
/** What has changed since the last commit. */
const changes = () => {
  git('add', '--all', ...CONFIG)
  return linesOf(git('diff', '--cached', '--no-renames', '--numstat', ...CONFIG))
}
/** What has changed since that was asked the last time, and in how many places. */
const laterChanges = () => ({
  lines: linesOf(git('diff', '--numstat', ...CONFIG)),
  hunks: git('diff', '--unified=0', ...CONFIG)
    .split('\n')
    .filter((line) => line.startsWith('@@')).length,
})
const errors = () => loadSite(editor.site.configDir).problems.filter(({ severity }) => severity === 'error')
const outline = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const canvas = (page: Page) => page.frameLocator('iframe[title="The page"]')
const dialog = (page: Page) => page.getByRole('dialog')
const form = (page: Page) => page.getByRole('form', { name: 'Fields' })
/** The input of a place of the file. */
const input = (page: Page, ...keys: (string | number)[]) => page.locator(`#field-${keys.join('-')}`)
const act = (page: Page, name: string) => outline(page).getByRole('button', { name, exact: true })

async function openEditor(path: string, width = 1440) {
  const { page, faults } = await editor.open(path, { width })
  await page.goto(`${editor.url()}/_edit?path=${path}`)
  await outline(page).getByRole('button', { name: '1. Hero' }).waitFor()
  await canvas(page).locator('html[data-live] main h1').waitFor()
  return { page, faults }
}

/** Writes into a field, and waits until it is on disk. */
async function write(page: Page, field: Locator, words: string) {
  const answered = page.waitForResponse((response) => response.url().endsWith('/_dev/edit/apply'))
  await field.fill(words)
  await answered
  await eventually(() => page.getByRole('banner').getByRole('status').textContent()).toContain('Saved')
}

async function addSection(page: Page, words: string, button: string) {
  await page.getByRole('button', { name: 'Add a section' }).click()
  await page.getByRole('searchbox', { name: 'Find a section' }).fill(words)
  await page.getByRole('button', { name: button }).click()
  await dialog(page).waitFor({ state: 'detached' })
}

/** Takes back everything. */
async function undoAll(page: Page) {
  for (let steps: string | null = ''; steps !== null;) {
    const answered = page.waitForResponse('**/_dev/edit/undo')
    await page.getByRole('button', { name: 'Undo' }).click()
    steps = ((await (await answered).json()) as { history: { undo: string | null } }).history.undo
  }
}

describe('pages in the editor', { timeout: 300_000 }, () => {
  test('G64 a marketer adds a comparison with five sections, a picture, a table and a place in a menu, changes a price, and sees no JSON', async () => {
    const FILE = 'collections/comparison/phone-calls.json'
    const { page, faults } = await openEditor('/comparison/whiteboard')
    await page.getByRole('button', { name: 'More: the page A whiteboard' }).click()
    await page.getByRole('menuitem', { name: 'New page …' }).click()
    expect(await dialog(page).getByLabel('Kind of page').textContent()).toBe('Comparison')
    await dialog(page).getByLabel('Name').fill('Phone calls')
    await dialog(page).getByRole('list', { name: 'Pages and files' }).getByText('Page “Phone calls”').waitFor()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor({ state: 'detached' })
    await canvas(page).getByRole('heading', { name: 'Phone calls', level: 1 }).waitFor()

    await addSection(page, 'comparison', 'Add Comparison table, Example 1')
    await eventually(() => sectionsOf(FILE).map(({ type }) => type)).toEqual(['hero', 'richText', 'comparisonTable'])
    await addSection(page, 'picture', 'Add Media, Example 1')
    await eventually(() => sectionsOf(FILE).length).toBe(4)
    await addSection(page, 'closing', 'Add the shared section Closing')
    await eventually(() => sectionsOf(FILE).at(-1)).toEqual({ type: 'fragment', fragment: 'closing' })
    await canvas(page).locator('main [data-section="4"]').waitFor()

    await outline(page).getByRole('button', { name: '4. Media' }).click()
    await write(page, input(page, 'sections', 3, 'shows', 'src'), '/assets/quay.svg')
    await canvas(page).locator('main [data-section="3"] img[src*="quay"]').waitFor()
    await outline(page).getByRole('button', { name: '2. Rich text' }).click()
    await write(page, input(page, 'sections', 1, 'title'), 'Who calls, and when')

    // How often the home page leads there, menus and all.
    const links = () => page.evaluate(async () => (await (await fetch('/')).text()).split('/comparison/phone-calls').length - 1)
    const before = await links()
    await outline(page).getByRole('button', { name: 'About this page' }).click()
    await form(page).getByLabel('Add to a menu').click()
    await page.getByRole('option', { name: 'Header › Solutions › Kind of harbour' }).click()
    await form(page).getByRole('list', { name: 'Places in menus' }).getByText('Header › Solutions › Kind of harbour').waitFor()
    await eventually(() => (JSON.parse(editor.site.read(FILE)) as Written).menus).toEqual([
      { menu: 'footer', column: 'comparison', order: 100 },
      { menu: 'header', entry: 'solutions', group: 'kind' },
    ])
    await eventually(links).toBeGreaterThan(before)
    expect(changes().map((line) => line.split(' ')[0])).toEqual([FILE])
    expect(errors()).toEqual([])
    expect(page.url()).toContain('/_edit')

    await page.getByRole('combobox', { name: 'Page' }).fill('desk pri')
    await page.getByRole('option', { name: 'Harbour desk prices' }).click()
    await outline(page).getByRole('button', { name: '2. Pricing plans' }).click()
    await form(page).locator('summary', { hasText: 'Small' }).first().click()
    await write(page, input(page, 'sections', 1, 'plans', 0, 'price', 'monthly'), '65')
    await canvas(page).getByText('65').first().waitFor()
    expect(laterChanges()).toEqual({ lines: ['pages/pricing/harbour-desk.json +1 -1'], hunks: 1 })
    expect(faults).toEqual([])
    await undoAll(page)
    expect(changes()).toEqual([])
  })

  test('G64 sections change their order by dragging and by arrow keys, and one step takes each back', async () => {
    const FILE = 'pages/about-us.json'
    const before = editor.site.read(FILE)
    const types = () => sectionsOf(FILE).map(({ type }) => type)
    const { page } = await openEditor('/about-us')
    const grip = (name: string) => outline(page).getByRole('button', { name: `Move ${name}: drag, or press an arrow key` })
    const [from, to] = [await grip('Rich text 2').boundingBox(), await grip('Steps 4').boundingBox()]
    await page.mouse.move(from!.x + 5, from!.y + 10)
    await page.mouse.down()
    await page.mouse.move(to!.x + 5, to!.y + to!.height - 2, { steps: 8 })
    await page.mouse.up()
    await eventually(types).toEqual(['hero', 'principles', 'steps', 'richText', 'callToAction'])
    await grip('Rich text 4').focus()
    await page.keyboard.press('ArrowUp')
    await eventually(types).toEqual(['hero', 'principles', 'richText', 'steps', 'callToAction'])
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('Rich text 3')
    await undoAll(page)
    expect(editor.site.read(FILE)).toBe(before)
  })

  test('G64 a page changes its address and goes: the links are told first, and everything is back after three steps', async () => {
    const { page } = await openEditor('/about-us/crew')
    await page.getByRole('button', { name: 'More: the page The crew' }).click()
    await page.getByRole('menuitem', { name: 'Change the address' }).click()
    await dialog(page).getByLabel('New address').fill('/contact-us')
    await dialog(page).getByText('already belongs to').waitFor()
    expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
    await dialog(page).getByLabel('New address').fill('/about-us/people')
    await dialog(page).getByText('/about-us/crew now redirects to /about-us/people').waitFor()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor({ state: 'detached' })
    await outline(page).getByText('/about-us/people').waitFor()
    expect(changes().join()).toContain('redirects.json')

    await page.getByRole('button', { name: 'More: the page The crew' }).click()
    await page.getByRole('menuitem', { name: 'Remove the page' }).click()
    await dialog(page).getByLabel('Show visitors the page for unknown addresses').check()
    await dialog(page).getByText('Links still point to this page.').waitFor()
    expect(await dialog(page).getByRole('alert').textContent()).toContain('About us')
    await dialog(page).getByLabel('Redirect visitors to another page').check()
    await dialog(page).getByRole('combobox', { name: 'Redirect to' }).fill('about')
    await page.getByRole('option', { name: '/about-us' }).first().click()
    await dialog(page).getByRole('heading', { name: 'What will change' }).waitFor()
    expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
    await dialog(page).getByRole('button', { name: 'Remove the page' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await outline(page).getByRole('heading', { name: 'About us' }).waitFor()
    expect(errors()).toEqual([])
    await undoAll(page)
    expect(changes()).toEqual([])
    await outline(page).getByText('/about-us/crew').waitFor()
  })

  test('G64 a draft is begun, seen and written before visitors see it, and shown to them when it is none any more', async () => {
    const FILE = 'pages/press.json'
    const { page, faults } = await openEditor('/about-us')
    await page.getByRole('button', { name: 'More: the page About us' }).click()
    await page.getByRole('menuitem', { name: 'New page …' }).click()
    await dialog(page).getByLabel('Name').fill('Press')
    await dialog(page).getByLabel('Publication').click()
    await page.getByRole('option', { name: 'At a date and time' }).click()
    expect(await dialog(page).getByRole('button', { name: 'Create the page' }).getAttribute('aria-disabled')).toBe('true')
    await dialog(page).getByRole('group', { name: 'From' }).locator('input[type=date]').fill('2099-01-02')
    await dialog(page).getByText('Visitors see it from 2099-01-02').waitFor()
    expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
    await dialog(page).getByLabel('Publication').click()
    await page.getByRole('option', { name: 'Not yet: keep it as a draft' }).click()
    await dialog(page).getByText('Visitors see it once it is no longer a draft.').waitFor()
    await dialog(page).getByRole('button', { name: 'Create the page' }).click()
    await dialog(page).waitFor({ state: 'detached' })

    await outline(page).getByText('Visitors do not see this page now.').waitFor()
    await canvas(page).locator('main h1').click()
    await write(page, input(page, 'sections', 0, 'title'), 'News for the press')
    await canvas(page).getByRole('heading', { name: 'News for the press' }).waitFor()
    expect(JSON.parse(editor.site.read(FILE))).toMatchObject({ draft: true })
    expect(sectionsOf(FILE)[0]!.title).toBe('News for the press')
    expect(await axeFindings(page)).toEqual([])
    expect((await fetch(`${editor.url()}/press`)).status).toBe(404)

    await outline(page).getByRole('button', { name: 'About this page' }).click()
    await form(page).locator('summary', { hasText: 'Publication' }).click()
    await form(page).getByLabel('Draft').uncheck()
    await outline(page).getByText('Visitors do not see this page now.').waitFor({ state: 'detached' })
    await canvas(page).locator('html[data-live]').getByRole('heading', { name: 'News for the press' }).waitFor()
    expect(errors()).toEqual([])
    expect(faults).toEqual([])
    await undoAll(page)
    expect(changes()).toEqual([])
    await outline(page).getByText('/about-us').waitFor()
    await canvas(page).locator('html[data-live] main h1').waitFor()
  })

  test('G51 what is not right yet goes with its page to another address, and comes back with it', async () => {
    const { page } = await openEditor('/about-us/crew')
    const title = form(page).getByRole('textbox', { name: 'Title', exact: true }).first()
    const isBack = async () => {
      await outline(page).getByRole('button', { name: '1. Hero' }).click()
      await page.getByRole('status').getByText('Not saved: ').waitFor()
      expect(await title.inputValue()).toBe('')
    }
    await outline(page).getByRole('button', { name: '1. Hero' }).click()
    await title.fill('')
    await isBack()
    await page.getByRole('button', { name: 'More: the page The crew' }).click()
    await page.getByRole('menuitem', { name: 'Change the address' }).click()
    await dialog(page).getByLabel('New address').fill('/about-us/people')
    await dialog(page).getByText('/about-us/crew now redirects to /about-us/people').waitFor()
    await page.keyboard.press('Enter')
    await outline(page).getByText('/about-us/people').waitFor()
    await isBack()
    await page.getByRole('button', { name: 'Undo' }).click()
    await outline(page).getByText('/about-us/crew').waitFor()
    await page.reload()
    await isBack()
    expect(changes()).toEqual([])
  })

  test('G64 a section is shared under a name, says on how many pages it shows, and becomes the page’s own again', async () => {
    const FILE = 'pages/about-us.json'
    const before = editor.site.read(FILE)
    const { page } = await openEditor('/about-us')
    await outline(page).getByRole('button', { name: '3. Principles' }).click()
    await act(page, 'More: Principles 3').click()
    await page.getByRole('menuitem', { name: 'Share with other pages' }).click()
    await dialog(page).getByLabel('Name of the shared section').fill('what-we-hold-to')
    await dialog(page).getByText('Affects 1 page').waitFor()
    await dialog(page).getByRole('button', { name: 'Share the section' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    await outline(page).getByRole('button', { name: 'Shared: What we hold to', exact: false }).first().waitFor()
    expect(sectionsOf(FILE)[2]).toEqual({ type: 'fragment', fragment: 'what-we-hold-to' })
    expect(sectionsOf('fragments/what-we-hold-to.json')[0]!.type).toBe('principles')

    await page.getByRole('tab', { name: 'Whole site' }).click()
    await outline(page).getByRole('button', { name: 'Closing' }).click()
    await form(page)
      .getByText(/a change applies to \d+ pages/)
      .waitFor()

    await page.getByRole('tab', { name: 'This page' }).click()
    await outline(page)
      .getByRole('button', { name: /^Shared: What we hold to/ })
      .click()
    await act(page, 'More: Shared: What we hold to').click()
    await page.getByRole('menuitem', { name: 'Make it this page’s own' }).click()
    await dialog(page).getByText('No other page uses').waitFor()
    await dialog(page).getByRole('button', { name: 'Create the copy' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    expect(editor.site.read(FILE)).toBe(before)
    await undoAll(page)
    expect(editor.site.read(FILE)).toBe(before)
  })

  test('G64 header, colours, words and texts are changed in forms, each in one line of its file', async () => {
    const { page } = await openEditor('/terms-conditions')
    expect(changes()).toEqual([])
    await page.getByRole('tab', { name: 'Whole site' }).click()
    await outline(page).getByRole('button', { name: 'Footer' }).click()
    await write(page, input(page, 'copyright'), 'All rights with the harbour')
    await canvas(page).getByText('All rights with the harbour').waitFor()
    await outline(page).getByRole('button', { name: 'Colours and fonts' }).click()
    await write(page, input(page, 'colors', 'tint'), '#FFF0E0')
    await eventually(() =>
      canvas(page)
        .locator('html')
        .evaluate((html) => html.ownerDocument.documentElement.outerHTML.includes('FFF0E0') || html.outerHTML.includes('#fff0e0')),
    ).toBe(true)
    await outline(page).getByRole('button', { name: 'Company' }).click()
    await write(page, input(page, 'titleSuffix'), 'Quayfold harbours')
    await outline(page).getByRole('button', { name: 'Terms and conditions' }).first().click()
    await form(page).getByRole('button', { name: 'Markdown', exact: true }).click()
    const text = form(page).getByRole('textbox', { name: 'Text', exact: true })
    await eventually(() => text.inputValue()).toContain('its free tools')
    await write(page, text, (await text.inputValue()).replace('its free tools', 'its small tools'))
    await canvas(page).getByText('its small tools').waitFor()
    expect(laterChanges()).toEqual({
      lines: ['footer.json +1 -1', 'pages/terms-conditions.md +1 -1', 'site.json +1 -1', 'theme.json +1 -1'],
      hunks: 4,
    })
    await undoAll(page)
    expect(changes()).toEqual([])
  })

  test('G64 words of a package are changed in the form of the words of the site', async () => {
    const { page } = await openEditor('/terms-conditions')
    await page.getByRole('tab', { name: 'Whole site' }).click()
    await outline(page).getByRole('button', { name: 'Words' }).click()
    for (const group of ['words', 'recruiting'])
      await form(page)
        .getByRole('button', { name: `Add ${group}`, exact: true })
        .click()
    await write(page, input(page, 'words', 'recruiting', 'start'), 'Check it')
    await eventually(() => (JSON.parse(editor.site.read('site.json')) as { words?: object }).words).toEqual({
      recruiting: { start: 'Check it' },
    })
    await undoAll(page)
    expect(changes()).toEqual([])
  })

  test.each(['With the next release of the site', 'Not yet: keep it as a draft'])(
    'a page like one that highlights words of its title opens with its own title: %s',
    async (when) => {
      const { page } = await openEditor('/pricing/berth-book')
      expect(changes()).toEqual([])
      await page.getByRole('button', { name: /^More: the page/ }).click()
      await page.getByRole('menuitem', { name: 'New page like this one …' }).click()
      await dialog(page).getByLabel('Name').fill('Logistics companies')
      await dialog(page).getByLabel('Publication').click()
      await page.getByRole('option', { name: when }).click()
      await dialog(page).getByRole('list', { name: 'Pages and files' }).getByText('Page “Logistics companies”').waitFor()
      await dialog(page).getByRole('button', { name: 'Create the page' }).click()
      await dialog(page).waitFor({ state: 'detached' })
      await canvas(page).getByRole('heading', { name: 'Logistics companies', level: 1 }).waitFor()
      await outline(page).getByRole('heading', { name: 'Logistics companies' }).waitFor()
      expect(errors()).toEqual([])
      await undoAll(page)
      expect(changes()).toEqual([])
    },
  )

  test('colours show on the page at once, also after sections have come and gone, and all follow the brand colour when asked', async () => {
    const { page } = await openEditor('/about-us')
    expect(changes()).toEqual([])
    await addSection(page, 'quot', 'Add Quote, Example 1')
    await canvas(page).locator('main [data-section]').last().waitFor()
    await undoAll(page)
    await page.getByRole('tab', { name: 'Whole site' }).click()
    await outline(page).getByRole('button', { name: 'Colours and fonts' }).click()
    const primary = () =>
      canvas(page)
        .locator('html')
        .evaluate((html) => getComputedStyle(html).getPropertyValue('--mui-palette-brand-primary').trim().toLowerCase())
    const before = await primary()
    await write(page, input(page, 'colors', 'primary'), '#c2185b')
    await eventually(primary).toBe('#c2185b')
    await form(page).getByText('“Text on the primary colour” on “Primary”: 2.95, needs 4.5').first().waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(primary).toBe(before)

    await form(page).getByText('All of the 23 colours below are set by hand, so this colour has no effect.').waitFor()
    await form(page).getByRole('button', { name: 'Change the brand colour' }).click()
    await dialog(page).getByRole('textbox', { name: 'Colour', exact: true }).fill('#1d7a5f')
    await dialog(page).getByRole('checkbox').check()
    await dialog(page).locator('iframe').nth(5).waitFor()
    expect(await primary()).toBe(before)
    await dialog(page).getByRole('button', { name: 'Use this colour' }).click()
    await eventually(primary).toBe('#1d7a5f')
    expect(JSON.parse(editor.site.read('theme.json'))).not.toHaveProperty('colors')
    await undoAll(page)
    await eventually(primary).toBe(before)
    expect(changes()).toEqual([])
  })

  test.each([1440, 768])(
    'G64 axe finds nothing in the list of the site, the form of a page and the dialog for a new one, at %i pixels',
    async (width) => {
      const { page } = await openEditor('/about-us', width)
      await outline(page).getByRole('button', { name: 'About this page' }).click()
      await form(page).getByText('Places in menus').waitFor()
      expect(await axeFindings(page)).toEqual([])
      await page.getByRole('tab', { name: 'Whole site' }).click()
      await outline(page).getByRole('button', { name: 'Header and menus' }).click()
      await input(page, 'entries').waitFor()
      expect(await axeFindings(page)).toEqual([])
      await outline(page).getByRole('button', { name: 'New page' }).click()
      await dialog(page).getByLabel('Name').fill('Press')
      await dialog(page).getByRole('heading', { name: 'What will change' }).waitFor()
      expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
    },
  )
})
