import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Listening } from '#src/node/serve/listen.ts'
import { DOORS } from '#src/node/sections/doors.ts'
import { serve } from '#src/node/serve/serve.ts'
import { BACKUP_KEY, ROOT_KEY } from '#src/store/persistence/keys.ts'
import { workersBrowser } from '#tests/e2e/workersBrowser.ts'

/** Raw stored values: the state, and the data set aside. */
export type Stored = { root: string | null; backup: string | null }

/** Pages that show results, from `tests/support/storePage`. */
export type StorePages = {
  /** A separate browser profile, closed after the test. */
  profile(): Promise<BrowserContext>
  /** Opens a tab; `before` runs before the page is opened. Resolves when results, or an empty list, are displayed. */
  open(context: BrowserContext, options?: { search?: string; before?: (page: Page) => Promise<unknown> }): Promise<Page>
  /** Writes raw values into the storage of a profile, without any code of the store. */
  put(context: BrowserContext, values: Record<string, string>): Promise<void>
  /** Reads the storage of a profile in a tab that does not run the store’s code. */
  read(context: BrowserContext): Promise<Stored>
}

/** Bundles the page once for a test file, and serves it. */
export function useStorePage(): StorePages {
  const contexts: BrowserContext[] = []
  let folder: string
  let server: Listening
  let browser: Browser

  beforeAll(async () => {
    mkdirSync('.build', { recursive: true })
    folder = mkdtempSync(resolve('.build/storePage-'))
    const root = resolve('tests/support/storePage')
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      resolve: { alias: DOORS },
      build: { outDir: join(folder, 'dist'), emptyOutDir: true, minify: false, modulePreload: false },
    })
    server = await serve({ dist: join(folder, 'dist'), port: 0, redirects: [] })
    browser = await workersBrowser()
  })
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
  })
  afterAll(async () => {
    await server?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** A page of the same origin without scripts. */
  async function besides<Value>(context: BrowserContext, job: (page: Page) => Promise<Value>): Promise<Value> {
    const page = await context.newPage()
    await page.goto(`${server.url}/nothing`)
    const value = await job(page)
    await page.close()
    return value
  }

  return {
    async profile() {
      const context = await browser.newContext()
      contexts.push(context)
      return context
    },
    async open(context, { search = '', before } = {}) {
      const page = await context.newPage()
      page.setDefaultTimeout(30_000)
      await before?.(page)
      await page.goto(`${server.url}/${search}`)
      await page.locator('h1').waitFor()
      return page
    },
    put: (context, values) =>
      besides(context, (page) =>
        page.evaluate((entries) => {
          for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
        }, values),
      ),
    read: (context) =>
      besides(context, (page) =>
        page.evaluate(
          ([root, backup]) => ({ root: localStorage.getItem(root!), backup: localStorage.getItem(backup!) }),
          [ROOT_KEY, BACKUP_KEY],
        ),
      ),
  }
}
