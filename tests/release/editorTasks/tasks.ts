import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { type DevPreview, eventually } from '#tests/e2e/devPreview.ts'
import { photographOf } from '#tests/support/photographOf.ts'
import type { Marketer } from './marketer.ts'

/** What a task has changed in the files of config, and what its tests may ask. */
export type TaskSite = {
  editor: DevPreview
  /** Changed files, as `file +added -removed`, and the number of hunks. */
  changes(): { files: string[]; hunks: number }
}

/**
 * A task of a marketer: `most` is the number of presses that the review counted, or, where a task was not possible then, that it may take.
 * `byTouch` says that it must also work on a tablet.
 */
export type Task = { name: string; most: number; byTouch?: true; run(person: Marketer, site: TaskSite): Promise<void> }

const HOME = 'pages/index.json'
const VISIT = 'pages/visit.json'
type Section = Record<string, unknown> & { type: string; fields?: Record<string, unknown>[] }
type Written = Record<string, unknown> & { sections: Section[] }
const inFile = ({ editor }: TaskSite, file: string) => JSON.parse(editor.site.read(file)) as Written
const errorsAt = ({ editor }: TaskSite, at?: number) =>
  loadSite(editor.site.configDir, at === undefined ? {} : { at })
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ message }) => message)

/** The eighteen tasks of the review, but for the one of a team, which has a test of its own (`team.test.ts`). */
export const tasks: readonly Task[] = [
  {
    name: '1 headline',
    most: 2,
    byTouch: true,
    async run(person, site) {
      const { page, canvas, press } = person
      await person.open('/')
      await press(canvas.locator('main h1').getByText('a day').last())
      await eventually(() => canvas.locator('[contenteditable]').count()).toBe(1)
      await page.keyboard.press('End')
      await page.keyboard.type(' and a night')
      await page.keyboard.press('Enter')
      await eventually(() => inFile(site, HOME).sections[0]!['title']).toBe('Good bread takes a day and a night')
      await eventually(() => site.changes()).toEqual({ files: [`${HOME} +2 -2`], hunks: 1 })
    },
  },
  {
    name: '2 add, fill, drag, move by keyboard, duplicate, delete',
    most: 6,
    byTouch: true,
    async run(person, site) {
      const { page, outline, canvas, press, button, isTouch } = person
      const types = () => inFile(site, VISIT).sections.map(({ type }) => type)
      const before = types()
      await person.open('/visit')
      await press(outline.getByRole('button', { name: 'Add a section' }))
      await page.getByRole('searchbox', { name: 'Find a section' }).fill('testimonial')
      await press(button('Add Quote, Example 1'))
      await eventually(types).toEqual([...before, 'quote'])
      expect(site.changes().hunks).toBe(1)

      const text = canvas.locator(`main [data-section="${before.length}"] blockquote p`).first()
      await press(text)
      await eventually(() => canvas.locator('[contenteditable]').count()).toBe(1)
      await page.keyboard.press('Control+a')
      await page.keyboard.insertText('The crust sings.')
      await page.keyboard.press('Enter')
      await eventually(() => site.editor.site.read(VISIT)).toContain('The crust sings.')

      const grip = outline.getByRole('button', { name: `Move Quote ${before.length + 1}: drag, or press an arrow key` })
      const target = outline.getByRole('button', { name: /^Move .* 2: drag/ })
      if (isTouch) {
        // A finger on a list scrolls it; the toolbar moves the section.
        await press(button(`Up: Quote ${before.length + 1}`))
      } else {
        const [from, to] = [await grip.boundingBox(), await target.boundingBox()]
        await page.mouse.move(from!.x + 5, from!.y + 10)
        await page.mouse.down()
        await page.mouse.move(to!.x + 5, to!.y + 4, { steps: 8 })
        await person.picture()
        await page.mouse.up()
      }
      await eventually(() => types().at(-1)).not.toBe('quote')
      const at = types().indexOf('quote')
      await outline.getByRole('button', { name: `Move Quote ${at + 1}: drag, or press an arrow key` }).press('ArrowUp')
      await eventually(() => types().indexOf('quote')).toBe(at - 1)
      await press(button(`Duplicate: Quote ${at}`))
      await eventually(() => types().filter((type) => type === 'quote').length).toBe(2)
      await press(button(/^Delete: Quote/))
      await eventually(() => types().filter((type) => type === 'quote').length).toBe(1)
      expect(errorsAt(site)).toEqual([])
    },
  },
  {
    name: '3 new page like another, in the menu, on Monday',
    most: 9,
    byTouch: true,
    async run(person, site) {
      const { page, outline, canvas, dialog, press, button } = person
      await person.open('/breads/rye-loaf')
      await press(button(/^More: the page/))
      await press(page.getByRole('menuitem', { name: 'New page like this one' }))
      await dialog.getByLabel('Name').fill('Seeded loaf')
      await press(dialog.getByLabel('Publication'))
      await press(page.getByRole('option', { name: 'At a date and time' }))
      await dialog.locator('input[type=date]').fill('2099-06-01')
      await dialog.getByText('Visitors see it from').waitFor()
      await press(dialog.getByRole('button', { name: 'Create the page' }))
      await canvas.getByRole('heading', { name: 'Seeded loaf', level: 1 }).waitFor()
      await outline.getByText('Visitors do not see this page now.').waitFor()
      await press(button('Pages'))
      await dialog.getByText('Seeded loaf').first().waitFor()
      await person.picture()
      await page.keyboard.press('Escape')
      expect(site.changes().files.join()).toMatch(/^collections\/breads\/seeded-loaf\.json \+\d+ -0$/)
      expect(errorsAt(site, Date.parse('2099-06-02'))).toEqual([])
    },
  },
  {
    name: '4 photograph of a phone, description, focus',
    most: 4,
    byTouch: true,
    async run(person, site) {
      const { page, canvas, form, dialog, press, button } = person
      const taken = await (await photographOf(2800, 2100)).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
      expect(taken.length).toBeGreaterThan(4 * 1024 * 1024)
      await person.open('/visit')
      await press(canvas.locator('main img[src*="social"]').first())
      await press(form.getByRole('button', { name: /^Choose a picture/ }).first())
      const asked = page.waitForEvent('filechooser')
      await press(button('Upload a picture'))
      await (await asked).setFiles({ name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer: taken })
      await dialog.getByText('Made smaller, without place and device').waitFor()
      await dialog.getByLabel('Description').fill('The counter in the morning')
      await press(dialog.getByRole('button', { name: 'Use this picture' }))
      await eventually(() => site.editor.site.read(VISIT)).toContain('/assets/img-2041.jpg')
      expect(site.editor.site.read(VISIT)).toContain('The counter in the morning')
      await canvas.locator('main img[src*="img-2041"]').first().waitFor()
      expect(site.changes().hunks).toBe(1)
    },
  },
  {
    name: '5 paste from a word processor',
    most: 2,
    byTouch: true,
    async run(person, site) {
      const { page, canvas, press } = person
      await person.open('/breads/spelt-crown')
      await press(canvas.getByText('In a linen bag'))
      await eventually(() => page.evaluate(() => document.activeElement?.classList.contains('rich-text'))).toBe(true)
      await page.evaluate(
        (html) => {
          const clipboardData = new DataTransfer()
          clipboardData.setData('text/html', html)
          clipboardData.setData('text/plain', 'Guide for coaches')
          document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
        },
        readFileSync('tests/fixtures/paste/gdocs-long.html', 'utf8'),
      )
      await eventually(() => site.editor.site.read('collections/breads/spelt-crown.json')).toContain('Before the lesson')
      await canvas.getByRole('heading', { name: 'Before the lesson' }).waitFor()
      await person.picture()
      expect(site.changes()).toEqual({ files: ['collections/breads/spelt-crown.json +1 -1'], hunks: 1 })
    },
  },
  {
    // The review had 3 presses for the colour, and no way to change the typeface.
    name: '6 brand colour seen on all pages, typeface',
    most: 6,
    async run(person, site) {
      const { page, outline, dialog, press, button } = person
      await person.open('/')
      await press(page.getByRole('tab', { name: 'Whole site' }))
      await press(outline.getByRole('button', { name: 'Colours and fonts' }))
      await press(button('Change the brand colour'))
      await dialog.getByRole('textbox', { name: 'Colour', exact: true }).fill('#1d7a5f')
      await eventually(() => dialog.getByRole('list', { name: 'Pages with this look' }).locator('iframe').count()).toBeGreaterThan(2)
      await press(dialog.getByRole('button', { name: 'Use this colour' }))
      await eventually(() => inFile(site, 'theme.json')['brand']).toBe('#1d7a5f')
      await press(button('Choose a typeface'))
      await page.getByRole('dialog').locator('input[type="file"]').setInputFiles('tests/fixtures/bakery/assets/fonts/manrope-latin.woff2')
      await press(button('Use this typeface'))
      await eventually(() => dialog.count()).toBe(0)
      expect(errorsAt(site)).toEqual([])
    },
  },
  {
    name: '7 rename a page and change its address',
    most: 4,
    async run(person, site) {
      const { page, outline, form, dialog, press, button } = person
      await person.open('/visit')
      await press(button(/^About this page/))
      await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Find us')
      await eventually(() => inFile(site, VISIT)['name']).toBe('Find us')
      await press(button(/^More: the page/))
      await press(page.getByRole('menuitem', { name: 'Change the address' }))
      await dialog.getByLabel('New address').fill('/find-us')
      await dialog.getByText('/visit now redirects to /find-us').waitFor()
      await press(dialog.getByRole('button', { name: 'Change the address' }))
      await outline.getByText('/find-us').waitFor()
      expect(errorsAt(site)).toEqual([])
    },
  },
  {
    name: '8 translate a page',
    most: 3,
    byTouch: true,
    async run(person, site) {
      const { page, outline, form, canvas, press, button } = person
      await page.goto(`${site.editor.url()}/_edit?path=/de/brote/spelt-crown`)
      await press(button('Translate this page'))
      await press(button('Add the translation'))
      await outline.getByRole('button', { name: '1. Hero' }).waitFor()
      await press(canvas.locator('main h1'))
      await form.getByRole('button', { name: 'Copy to field' }).first().waitFor()
      await form.getByLabel('Title', { exact: true }).fill('Dinkelkranz')
      await canvas.getByRole('heading', { name: 'Dinkelkranz', level: 1 }).waitFor()
      await eventually(() => site.changes().files).toHaveLength(1)
      expect(site.changes().files[0]).toMatch(/^collections\/breads\/spelt-crown\.de\.json \+\d+ -0$/)
      expect(errorsAt(site)).toEqual([])
    },
  },
  {
    name: '9 field of a form, and where its messages go',
    most: 4,
    byTouch: true,
    async run(person, site) {
      const { canvas, form, press, page } = person
      const fields = () => inFile(site, VISIT).sections.find(({ type }) => type === 'form')!.fields!
      await person.open('/visit')
      await press(canvas.getByRole('heading', { name: 'Order a loaf' }))
      await page.keyboard.press('Escape')
      await form.getByText('Messages of this form go').waitFor()
      await press(form.getByRole('button', { name: 'Add to fields' }))
      await form.getByRole('textbox', { name: 'Label', exact: true }).last().fill('Company')
      await eventually(() => fields().at(-1)).toMatchObject({ label: 'Company', name: 'company' })
      await canvas.getByLabel('Company').waitFor()
      expect(site.changes().hunks).toBe(1)
    },
  },
  {
    name: '10 footer and header',
    most: 2,
    byTouch: true,
    async run(person, site) {
      const { page, canvas, form, press } = person
      await person.open('/')
      await press(canvas.locator('footer').getByText('Bread and flowers from the corner'))
      await eventually(() => canvas.locator('[contenteditable]').count()).toBe(1)
      await page.keyboard.press('End')
      await page.keyboard.type(' Since 2009.')
      await page.keyboard.press('Enter')
      await eventually(() => site.editor.site.read('footer.json')).toContain('Since 2009.')
      await press(canvas.locator('header').getByText('Order', { exact: true }))
      await form.getByRole('heading', { name: 'Header and menus' }).waitFor()
      await eventually(() => canvas.locator('[contenteditable]').textContent()).toBe('Order')
      await page.keyboard.press('End')
      await page.keyboard.type(' now')
      await page.keyboard.press('Enter')
      await eventually(() => site.editor.site.read('header.json')).toContain('"Order now"')
      expect(site.changes()).toEqual({ files: ['footer.json +1 -1', 'header.json +1 -1'], hunks: 2 })
    },
  },
  {
    name: '12 two tabs and a text editor',
    most: 2,
    async run(person, site) {
      const { page, form, press, outline } = person
      const title = (tab: Marketer['page']) => tab.getByRole('form', { name: 'Fields' }).getByRole('textbox', { name: 'Title' }).first()
      const before = site.editor.site.read(VISIT)
      await person.open('/visit')
      await press(outline.getByRole('button', { name: '1. Hero' }))
      const other = await page.context().newPage()
      await other.goto(`${site.editor.url()}/_edit?path=/visit`)
      await other.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: '1. Hero' }).click()
      // Different fields of one section.
      await title(page).fill('Come by today')
      await other.getByRole('form', { name: 'Fields' }).getByRole('textbox', { name: 'Introduction' }).first().fill('Monday to Saturday.')
      await eventually(() => inFile(site, VISIT).sections[0]).toMatchObject({ title: 'Come by today', lead: 'Monday to Saturday.' })
      await eventually(() => title(other).inputValue()).toBe('Come by today')
      expect(site.changes().hunks).toBe(1)
      // The same field, in a text editor.
      await title(page).fill('')
      await form.getByText('must not be empty').first().waitFor()
      site.editor.site.write(VISIT, site.editor.site.read(VISIT).replace('"Come by today"', '"Come by on foot"'))
      await page.getByRole('alert').getByText('Which version do you want to keep?').waitFor()
      await person.picture()
      await title(page).fill('Come by soon')
      await press(page.getByRole('button', { name: 'Keep mine' }))
      await eventually(() => inFile(site, VISIT).sections[0]!['title']).toBe('Come by soon')
      site.editor.site.write(VISIT, site.editor.site.read(VISIT).replace('"Come by soon"', '"Come by today"'))
      await eventually(() => title(page).inputValue()).toBe('Come by today')
      await other.close()
      // Undo stops at what another program has written.
      site.editor.site.write(VISIT, before)
    },
  },
  {
    name: '13 reload while something is not right yet',
    most: 1,
    async run(person) {
      const { page, outline, form, press } = person
      await person.open('/visit')
      await press(outline.getByRole('button', { name: '1. Hero' }))
      await form.getByRole('textbox', { name: 'Title', exact: true }).fill('')
      await form.getByText('must not be empty').first().waitFor()
      await page.reload()
      await page.getByRole('button', { name: /1 unsaved change/ }).waitFor()
      expect(new URL(page.url()).searchParams.get('path')).toBe('/visit')
      await page.getByRole('button', { name: /1 unsaved change/ }).click()
      const title = form.getByRole('textbox', { name: 'Title', exact: true })
      await eventually(() => title.inputValue()).toBe('')
      await person.picture()
      await title.fill('Come by')
      await eventually(() => page.getByRole('button', { name: /unsaved change/ }).count()).toBe(0)
    },
  },
  {
    name: '14 schedule a section, look at that day',
    most: 3,
    async run(person, site) {
      const { page, outline, form, dialog, press, button } = person
      await person.open('/visit')
      await press(outline.getByRole('button', { name: /^2\. / }))
      await press(form.getByText('Appearance, anchor and dates'))
      await form.getByRole('group', { name: 'Show from' }).locator('input[type=date]').fill('2099-06-07')
      await eventually(() => site.editor.site.read(VISIT)).toContain('2099-06-07')
      await press(button('Times'))
      await dialog
        .getByRole('button', { name: /^Preview that date/ })
        .first()
        .waitFor()
      await person.picture()
      await page.keyboard.press('Escape')
    },
  },
  {
    name: '15 find and replace a text',
    most: 2,
    byTouch: true,
    async run(person, site) {
      const { page, dialog, press, button } = person
      await person.open('/')
      await press(button('Find'))
      await dialog.getByLabel('Find', { exact: true }).fill('flowers')
      await dialog.getByLabel('Replace with').fill('tulips')
      await press(dialog.getByRole('button', { name: /^Replace \d+ places$/ }))
      await dialog.getByText('places replaced. Undo reverts all of them.').waitFor()
      await person.picture()
      await page.keyboard.press('Escape')
      expect(site.editor.site.read('footer.json')).toContain('Bread and tulips')
    },
  },
  {
    name: '16 library of pictures',
    most: 4,
    async run(person, site) {
      const { page, press, button } = person
      await person.open('/')
      await press(button('Tools'))
      await press(page.getByRole('menuitem', { name: 'Pictures and files' }))
      const view = page.getByRole('dialog', { name: 'Pictures and files' })
      const card = view.getByRole('listitem', { name: 'logo-on-dark.svg', exact: true })
      await card.getByText(/^Used in \d+ place/).waitFor()
      await press(card.getByRole('button', { name: 'Replace everywhere' }))
      await press(page.getByRole('dialog', { name: 'Choose a picture' }).getByRole('button', { name: 'logo.svg', exact: true }))
      const swap = page.getByRole('dialog', { name: 'Replace' })
      await swap.getByRole('heading', { name: 'What will change' }).waitFor()
      await person.picture()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      expect(site.changes().files).toEqual([])
    },
  },
  {
    name: '17 history of a page, restore a version',
    most: 5,
    async run(person, site) {
      const { page, dialog, press, button } = person
      await person.open('/visit')
      await press(button(/^More: the page/))
      await press(page.getByRole('menuitem', { name: 'History of the page' }))
      await press(dialog.getByRole('button', { name: /First words/ }))
      await dialog.getByTitle('This version, 1440 pixels wide').waitFor()
      await press(dialog.getByRole('button', { name: 'Restore this version' }))
      await press(dialog.getByRole('button', { name: 'Restore it' }))
      await dialog.getByText('The version is restored.').waitFor()
      await person.picture()
      await page.keyboard.press('Escape')
      expect(site.editor.site.read(VISIT)).toContain('"Come in"')
    },
  },
  {
    name: '11 compare, take one change back, publish the others',
    most: 3,
    byTouch: true,
    async run(person, site) {
      const { page, dialog, form, outline, press, button, canvas } = person
      const steps: [string, string][] = [
        ['Title', 'Come by today'],
        ['Introduction', 'From seven, on the corner of Lindenstrasse.'],
      ]
      await person.open('/visit')
      await outline.getByRole('button', { name: '1. Hero' }).click()
      for (const [name, words] of steps) {
        await form.getByRole('textbox', { name, exact: true }).first().fill(words)
        await eventually(() => site.editor.site.read(VISIT)).toContain(words)
      }
      await canvas.getByRole('heading', { name: 'Come by today' }).waitFor()
      await press(button('Review'))
      await dialog.getByText('2 of 2 changes chosen').waitFor()
      await dialog.getByTitle('After, 390 pixels wide').waitFor()
      await press(dialog.getByRole('button', { name: /^Take back: .*Introduction/ }))
      await eventually(() => site.editor.site.read(VISIT)).not.toContain('From seven, on the corner')
      await press(dialog.getByRole('button', { name: 'Publish 1 change' }))
      await dialog.getByText('1 change published').waitFor()
      await person.picture()
      await page.keyboard.press('Escape')
      expect(site.changes().files).toEqual([])
    },
  },
]
