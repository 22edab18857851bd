import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('the browser draws a page', async () => {
  const { launchBrowser } = await import('./launch.ts')
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.setContent('<h1>Open</h1>')
    expect(await page.getByRole('heading', { name: 'Open' }).isVisible()).toBe(true)
    expect(Number(browser.version().split('.')[0])).toBeGreaterThanOrEqual(125)
  } finally {
    await browser.close()
  }
})

test('a browser that happens to be on PATH is not taken', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'path-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'chromium'), '#!/bin/sh\necho Chromium 156.0.0.0\n')
  chmodSync(join(folder, 'chromium'), 0o755)
  vi.stubEnv('CHROME_PATH', '')
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
  const { executablePath } = await import('./launch.ts')
  // If the pinned browser does not run, a message says so, and no other browser is used.
  expect(await executablePath().catch(({ name }: Error) => name)).toMatch(/page-builder-chromium-[^/]+\/chrome|^BrowserError$/)
})

test('a CHROME_PATH that leads nowhere is said at once', async () => {
  vi.stubEnv('CHROME_PATH', '/nowhere/chrome')
  const { executablePath } = await import('./launch.ts')
  await expect(executablePath()).rejects.toThrow('CHROME_PATH is /nowhere/chrome, but there is no program there that may be run.')
})
