import { describe, expect, test } from 'vitest'
import { axeFindings } from '#tests/e2e/axeFindings.ts'
import { devPreview } from '#tests/e2e/devPreview.ts'
import { editedCompany } from './editorTasks/editedCompany.ts'
import { type Marketer, marketer } from './editorTasks/marketer.ts'

const editor = devPreview({ from: 'tests/fixtures/bakery', command: 'edit', prepare: editedCompany })
const VISIT = 'pages/visit.json'
const OLD = 'https://www.example.com/visit\nhttps://www.example.com/bread-list\nhttps://www.example.com/about-the-shop'

const RETURNED = `id,target (de)
collections/breads/spelt-crown.json#title,Dinkelkranz
pages/gone.json#title,Nicht mehr da
`

/** A view or a dialog of the editor: how it is opened, and what it then shows. */
type View = [name: string, path: string, open: (person: Marketer) => Promise<void>]

const more = (item: string): View[2] => {
  return async ({ page, button, dialog }) => {
    await button(/^More: the page/).click()
    await page.getByRole('menuitem', { name: item }).click()
    await dialog.waitFor()
  }
}
const tool = (item: string, then?: View[2]): View[2] => {
  return async (person) => {
    await person.button('Tools').click()
    await person.page.getByRole('menuitem', { name: item }).click()
    await person.dialog.waitFor()
    await then?.(person)
  }
}
const area = (name: string): View[2] => {
  return async ({ page, outline, form }) => {
    await page.getByRole('tab', { name: 'Whole site' }).click()
    await outline.getByRole('button', { name }).click()
    await form.waitFor()
  }
}
const section = (name: string, then?: View[2]): View[2] => {
  return async (person) => {
    await person.outline.getByRole('button', { name }).click()
    await person.form.waitFor()
    await then?.(person)
  }
}

const VIEWS: View[] = [
  ['a page', '/', async () => undefined],
  ['the fields of a section', '/', section('1. Hero')],
  ['the fields of a form', '/visit', section('3. Form')],
  ['the settings of a page', '/visit', section('About this page')],
  ['the header', '/', area('Header and menus')],
  ['the footer', '/', area('Footer')],
  ['colours and fonts', '/', area('Colours and fonts')],
  ['an untranslated page', '/de/brote/spelt-crown', ({ button }) => button('Translate this page').waitFor()],
  ['a translation', '/de/besuch', section('1. Hero')],
  [
    'the comments',
    '/visit',
    section('1. Hero', async ({ page, button }) => {
      await button('Comments').click()
      await page.getByRole('region', { name: 'Comments' }).waitFor()
    }),
  ],
  [
    'the palette',
    '/',
    ({ button, dialog }) =>
      button('Add a section')
        .click()
        .then(() => dialog.waitFor()),
  ],
  ['the dialog of a new page', '/visit', more('New page like this one')],
  ['the dialog of an address', '/visit', more('Change the address')],
  ['the dialog that removes a page', '/visit', more('Remove the page')],
  [
    'the history of a page',
    '/visit',
    async (person) => {
      await more('History of the page')(person)
      await person.dialog.getByRole('button', { name: /First words/ }).click()
      await person.dialog.getByTitle('This version, 1440 pixels wide').waitFor()
    },
  ],
  [
    'the plan of restoring a version',
    '/visit',
    async (person) => {
      await more('History of the page')(person)
      await person.dialog.getByRole('button', { name: /First words/ }).click()
      await person.dialog.getByRole('button', { name: 'Restore this version' }).click()
      await person.dialog.getByRole('button', { name: 'Restore it' }).waitFor()
    },
  ],
  [
    'the list of pages',
    '/',
    ({ button, dialog }) =>
      button('Pages')
        .click()
        .then(() => dialog.getByRole('table').waitFor()),
  ],
  [
    'the deleted pages',
    '/',
    async ({ button, dialog }) => {
      await button('Pages').click()
      await dialog.getByRole('button', { name: 'Deleted pages' }).click()
    },
  ],
  [
    'finding words',
    '/',
    async ({ button, dialog }) => {
      await button('Find').click()
      await dialog.getByLabel('Find', { exact: true }).fill('flowers')
      await dialog.getByText('Footer').first().waitFor()
    },
  ],
  [
    'the calendar',
    '/',
    ({ button, dialog }) =>
      button('Times')
        .click()
        .then(() => dialog.waitFor()),
  ],
  ['the files', '/', tool('Pictures and files', ({ dialog }) => dialog.getByRole('listitem').first().waitFor())],
  [
    'the rights of a picture',
    '/',
    tool('Pictures and files', async ({ page, dialog }) => {
      await dialog
        .getByRole('button', { name: /^Origin and rights/ })
        .first()
        .click()
      await page.locator('[role=dialog]').nth(1).waitFor()
    }),
  ],
  [
    'another picture everywhere',
    '/',
    tool('Pictures and files', async ({ page, dialog }) => {
      await dialog
        .getByRole('button', { name: /^Replace everywhere/ })
        .first()
        .click()
      await page.locator('[role=dialog]').nth(1).waitFor()
    }),
  ],
  [
    'the choice of a picture',
    '/visit',
    section('4. Media', async ({ form, page }) => {
      await form
        .getByRole('button', { name: /^Choose a picture/ })
        .first()
        .click()
      await page.locator('[role=dialog]').waitFor()
    }),
  ],
  [
    'the brand colour',
    '/',
    async (person) => {
      await area('Colours and fonts')(person)
      await person.button('Change the brand colour').click()
      await person.dialog.waitFor()
    },
  ],
  ['the translations', '/', tool('Translations', ({ dialog }) => dialog.getByRole('heading', { level: 3 }).first().waitFor())],
  [
    'the import of translations',
    '/',
    tool('Translations', async ({ page, dialog }) => {
      const chosen = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: 'Import a file' }).click()
      await (await chosen).setFiles({ name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from(RETURNED) })
      await page.locator('[role=dialog]').getByText('1 new translation, 0 changed').waitFor()
    }),
  ],
  ['the form for old addresses', '/', tool('Old addresses')],
  [
    'old addresses',
    '/',
    tool('Old addresses', async ({ dialog }) => {
      await dialog.getByLabel('Or paste addresses, one in each line').fill(OLD)
      await dialog.getByRole('button', { name: 'Check addresses' }).click()
      await dialog.getByText('Show all addresses').waitFor()
    }),
  ],
  ['the messages', '/', tool('Messages of forms')],
  ['the keys', '/', tool('Keyboard')],
  [
    'the review',
    '/visit',
    async ({ button, dialog }) => {
      await button('Review').click()
      await dialog.getByRole('heading', { name: 'Releases' }).waitFor()
    },
  ],
]

describe('views of the editor', { timeout: 600_000 }, () => {
  test.each([1280, 768])('G54 axe finds nothing in any view or dialog, at %i pixels', async (width) => {
    const before = editor.site.read(VISIT)
    editor.site.write(VISIT, before.replace('"Come by"', '"Come by today"'))
    const person = await marketer(editor, 'views', width)
    const found: string[] = []
    for (const [name, path, open] of VIEWS) {
      await person.page.goto(`${editor.url()}/_edit?path=${path}`)
      await person.outline.getByText(path, { exact: true }).first().waitFor()
      await open(person)
      await person.picture()
      found.push(...(await axeFindings(person.page)).map((finding) => `${name}: ${finding}`))
    }
    editor.site.write(VISIT, before)
    expect(found).toEqual([])
    expect(person.faults).toEqual([])
  })
})
