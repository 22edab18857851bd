import { expect, test } from 'vitest'
import { ask } from '#tests/support/ask.ts'
import { devPreview } from './devPreview.ts'

const dev = devPreview()

test('the preview leads from a page to the editor with that page, also after the reader has gone on', { timeout: 300_000 }, async () => {
  const { page } = await dev.open('/')
  await page.getByRole('link', { name: 'About us' }).last().click()
  await page.waitForURL('**/about-us')
  await page.getByRole('link', { name: 'Edit this page' }).click()
  await page.waitForURL('**/_edit?path=%2Fabout-us')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: '1. Hero' }).waitFor()
  // The page in the editor does not offer it again.
  const canvas = page.frameLocator('iframe[title="The page"]')
  await canvas.locator('html[data-live] main h1').waitFor()
  expect(await canvas.locator('edit-page').count()).toBe(0)
  expect((await ask(dev.url(), '/_dev/edit/site', { host: 'evil.example' })).status).toBe(403)
  expect((await ask(dev.url(), '/_edit', { 'sec-fetch-dest': 'iframe' })).status).toBe(403)
})
