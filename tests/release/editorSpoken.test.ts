import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PATIENCE, devPreview } from '#tests/e2e/devPreview.ts'

const editor = devPreview({ from: 'tests/fixtures/bakery', command: 'edit' })
const reader = readFileSync(createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'), 'utf8')

type Virtual = Record<'next' | 'stop', () => Promise<void>> & {
  start(options: { container: Element }): Promise<void>
  lastSpokenPhrase(): Promise<string>
  spokenPhraseLog(): Promise<string[]>
}

/** What a screen reader says from the start of an element to its end. */
async function spoken(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(async (within) => {
    const { virtual } = window as unknown as { virtual: Virtual }
    await virtual.start({ container: document.querySelector(within)! })
    const first = await virtual.lastSpokenPhrase()
    do await virtual.next()
    while ((await virtual.lastSpokenPhrase()) !== first)
    const said = await virtual.spokenPhraseLog()
    await virtual.stop()
    return said
  }, selector)
}

/** Roles that say nothing without a name. */
const NAMED = /^(?:button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|listbox|option|dialog|img|image|menuitem|tab)$/

/** Whether phrases are said in this order, with others between them. */
function inOrder(said: readonly string[], phrases: readonly string[]): string[] {
  let at = -1
  return phrases.filter((phrase) => {
    const next = said.findIndex((one, index) => index > at && one.startsWith(phrase))
    if (next !== -1) at = next
    return next === -1
  })
}

test('a screen reader says the commonest tasks in their order, and no control without its name', { timeout: 600_000 }, async () => {
  const { page, faults } = await editor.openEditor('/visit', { width: 1440 })
  const scripts = { 'reader.js': reader, 'start.js': "import { virtual } from './reader.js'; window.virtual = virtual" }
  for (const [name, body] of Object.entries(scripts))
    await page.route(`**/_virtual/${name}`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.addScriptTag({ type: 'module', url: '/_virtual/start.js' })
  const outline = page.getByRole('navigation', { name: 'Sections' })
  const check = async (selector: string, phrases: readonly string[]) => {
    const said = await spoken(page, selector)
    expect(said.filter((phrase) => NAMED.test(phrase))).toEqual([])
    expect(inOrder(said, phrases)).toEqual([])
  }
  await outline.getByRole('button', { name: '1. Hero' }).click()
  await page.getByRole('form', { name: 'Fields' }).getByRole('textbox', { name: 'Title' }).first().waitFor()
  await check('body', [
    'banner',
    'heading, Edit the site, level 1',
    'combobox, Page',
    'button, Undo',
    'button, Review',
    'navigation, Sections',
    'tab, This page',
    'heading, Visit us, level 2',
    'button, 1. Hero',
    'button, Add a section',
    'main',
    'complementary, Properties',
    'form, Fields',
    'heading, Hero, level 2',
    'textbox, Title',
  ])

  await outline.getByRole('button', { name: 'Add a section' }).click()
  await page.getByRole('searchbox', { name: 'Find a section' }).fill('testimonial')
  await page.getByRole('button', { name: 'Add Quote, Example 1' }).waitFor()
  await check('[role=dialog]', ['dialog, Add a section', 'searchbox, Find a section', 'heading, Quote', 'button, Add Quote, Example 1'])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Checks', exact: true }).waitFor({ timeout: PATIENCE })
  await check('[role=dialog]', ['dialog, Review and publish', 'heading, Review and publish', 'heading, Changes', 'heading, Checks'])
  expect(faults).toEqual([])
})
