import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('the browser of this machine draws a page', async () => {
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

test('a CHROME_PATH that leads nowhere is said at once', async () => {
  vi.stubEnv('CHROME_PATH', '/nowhere/chrome')
  const { executablePath } = await import('./launch.ts')
  await expect(executablePath()).rejects.toThrow('CHROME_PATH is /nowhere/chrome, but there is no program there that may be run.')
})
