import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { refreshSchemas } from '#src/node/editorSchemas/refreshSchemas.ts'
import { PATIENCE, devPreview } from '#tests/e2e/devPreview.ts'

const dev = devPreview({
  withSources: true,
  prepare: ({ configDir }) => void refreshSchemas(configDir, loadSite(configDir).site!, 'wanted'),
})

describe('a saved edit of code shows without a restart', { timeout: 300_000 }, () => {
  test('of a component, whether its section has behaviour or not, and of a part that many share', async () => {
    const { page, faults } = await dev.open('/')
    for (const [file, change] of [
      ['../src/sections/proofStrip/view.tsx', (code: string) => code.replace('<ul role="list">', '<ul role="list"><li>Just saved</li>')],
      ['../src/sections/tabs/view.tsx', (code: string) => code.replace('<SectionHeading', '<p>Just saved</p><SectionHeading')],
      ['../src/ui/SectionHeading.tsx', (code: string) => code.replaceAll('{title}', '{title} Just saved')],
    ] as const) {
      await dev.edited(file, change, () => page.locator('main').getByText('Just saved').first().waitFor())
      await page.locator('main').getByText('Just saved').first().waitFor({ state: 'detached' })
    }
    expect(faults).toEqual([])
  })

  test('of the editor, whose bundle is used again once its sources are as they were', async () => {
    const document = async () => (await fetch(`${dev.url()}/_edit`)).text()
    expect(await document()).toContain('src="/_edit/assets/main-')
    await dev.edited(
      '../src/editor/EditorBar.tsx',
      (code) => `${code}\n`,
      async () => expect(await document()).toContain('src="/src/editor/main.tsx"'),
    )
    expect(await document()).toContain('src="/_edit/assets/main-')
  })

  test('H14 and one that cannot be run is told in the terminal and over the page, with its place, until it can', async () => {
    const { page } = await dev.open('/')
    const dialog = page.locator('config-problems dialog[open]')
    const heading = page.locator('main h1').first()
    const shown = await heading.textContent()
    const file = '../src/sections/featureGrid/Feature.tsx'
    await dev.edited(
      file,
      (code) => `${code}}}}\n`,
      async (code) => {
        const place = `featureGrid/Feature.tsx:${code.split('\n').length - 1}:1`
        await dialog.waitFor()
        expect(await page.getByRole('alertdialog', { name: '1 error in code' }).count()).toBe(1)
        expect(await dialog.textContent()).toContain(place)
        expect(await dialog.textContent()).toContain('Unexpected token')
        expect(await heading.textContent()).toBe(shown)
        expect(dev.output()).toMatch(/^The preview was not updated: .*Feature\.tsx:\d+:1 Unexpected token$/m)
        await page.reload()
        await dialog.waitFor()
        expect(await dialog.textContent()).toContain(place)
      },
    )
    await dialog.waitFor({ state: 'detached' })
    await dev.edited(
      file,
      (code) => `import { more } from './more.ts'\n${code}\nvoid more\n`,
      async () => {
        await dialog.waitFor()
        expect(await dialog.textContent()).toContain('"./more.ts" is imported here but does not exist')
        expect(await dialog.textContent()).toContain('featureGrid/Feature.tsx:1:')
        // It is looked for again once a file comes.
        dev.site.write('../src/sections/featureGrid/more.ts', 'export const more = 1\n')
        await dialog.waitFor({ state: 'detached' })
      },
    )
  })

  test('of a schema: config is checked with it at once, and one that cannot be run changes nothing', async () => {
    const { page } = await dev.open('/')
    const dialog = page.locator('config-problems dialog[open]')
    await dev.edited(
      '../src/sections/faq/schema.ts',
      (code) => code.replace('.max(20)', '.max(1)'),
      async () => {
        await dialog.waitFor()
        expect(await dialog.textContent()).toContain('pages/index.json')
      },
    )
    await dialog.waitFor({ state: 'detached' })
    await dev.edited(
      '../src/sections/faq/schema.ts',
      (code) => `${code}\nthrow new Error('not yet')\n`,
      () => expect.poll(dev.output, { timeout: PATIENCE }).toContain('not yet'),
    )
    await dev.edited(
      'pages/index.json',
      (config) => config.replace(/"title": "/, '"title": "New: '),
      async () => {
        await page.waitForFunction(() => document.title.startsWith('New: '))
      },
    )
  })
})

test('the schemas for editors keep up with config', { timeout: 120_000 }, async () => {
  const live = join(dev.site.configDir, '.schemas/live.schema.json')
  expect(existsSync(live)).toBe(true)
  const entry = dev.site.read('pages/about-us.json')
  dev.site.write('pages/about-them.json', entry.replace(/"(title|description|name)": "/g, '"$1": "New: '))
  await expect.poll(() => readFileSync(live, 'utf8'), { timeout: PATIENCE }).toContain('"/about-them"')
})
