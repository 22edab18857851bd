import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'
import { startCli } from '#tests/support/cli.ts'
import { HARBOUR } from '#tests/support/harbour.ts'
import { type SiteCopy, copySite } from '#tests/support/siteCopy.ts'
import { type Visit, type VisitOptions, useBrowser } from './visit.ts'

/** The time limit for all actions of the preview, in milliseconds: CI machines are slow. */
export const PATIENCE = 60_000

/** Retries until the following matcher passes, for as long as an action of the preview may take. */
export function eventually<Value>(look: () => Value | Promise<Value>) {
  return expect.poll(look, { timeout: PATIENCE, interval: 50 })
}

/** A preview of a copy of a site, and a browser. `open` waits until the scripts of the page and of the preview have loaded. */
export type DevPreview = {
  site: SiteCopy
  url(): string
  output(): string
  open(path: string, options?: VisitOptions): Promise<Visit>
  /** Opens the editor with a page. */
  openEditor(path: string, options?: VisitOptions): Promise<Visit>
  /** Loads another page in the same tab and waits like `open`. */
  go(page: Page, path: string): Promise<void>
  /** Changes a file during a function, and restores the file even if it fails. */
  edited(file: string, change: (text: string) => string, during: (changed: string) => Promise<void>): Promise<void>
}

/**
 * The cache of packages that a preview has optimized for browsers. Each version of the lock file, set of imported packages and server has
 * its own: a preview that discovers a missing package later rebuilds all of them while a page is open.
 */
const PACKAGES = resolve('.build/e2e', `packages-${packagesHash()}`)

function packagesHash(): string {
  const sources = findFiles('src').filter((file) => /\.tsx?$/.test(file) && !/^(?:editor|node|prose)\/|\.test\.tsx?$/.test(file))
  const asked = sources.flatMap((file) =>
    Array.from(readFileSync(join('src', file), 'utf8').matchAll(/(?:from|import) ?\(?'([^'./#][^']*)'/g), ([, name]) => name!),
  )
  const made = createHash('sha256').update(readFileSync('package-lock.json')).update(readFileSync('src/node/dev/previewVite.ts'))
  return made
    .update([...new Set(asked)].toSorted().join())
    .digest('hex')
    .slice(0, 12)
}

/** Stores packages for the next preview, in one step, since other processes may be reading them. Deletes those of other sources. */
function keepPackages(packages: string): void {
  if (existsSync(PACKAGES) || !existsSync(join(packages, '_metadata.json'))) return
  for (const name of readdirSync(dirname(PACKAGES)))
    if (name.startsWith('packages-') && !name.startsWith(basename(PACKAGES)))
      rmSync(join(dirname(PACKAGES), name), { recursive: true, force: true })
  const draft = `${PACKAGES}-${process.pid}-${Date.now()}`
  cpSync(packages, draft, { recursive: true })
  try {
    renameSync(draft, PACKAGES)
  } catch {
    // Another test file was faster.
    rmSync(draft, { recursive: true })
  }
}

/** The code that the installation of a project has prepared. */
const PREPARED = ['.build/node/ready', '.build/node/editor']

/** The files of a project without its packages. */
const SOURCES = ['src', 'schemas', 'packages', 'index.html', 'package.json', 'package-lock.json', 'tsconfig.json', ...PREPARED]

/**
 * Starts a preview of a copy of `from` for a test file, and stops it afterwards; `command` determines whether it has the editor. `prepare`
 * changes the copy first. `withSources` also copies the project next to the config folder, for tests that edit code; its files are then
 * relative to that folder, such as `../src/…`.
 */
export function devPreview({
  from = HARBOUR,
  environment = {},
  withSources = false,
  prepare,
  command = 'dev',
}: {
  from?: string
  command?: 'dev' | 'edit'
  environment?: Record<string, string>
  withSources?: boolean
  prepare?: (site: SiteCopy) => void
} = {}): DevPreview {
  const site = copySite(from)
  const packages = join(dirname(site.dist), command === 'dev' ? '.build/vite/deps' : '.build/vite-edit/deps')
  const { visit } = useBrowser()
  let preview: ChildProcess
  let url = ''
  let output = ''

  beforeAll(async () => {
    prepare?.(site)
    const project = dirname(site.configDir)
    if (withSources) {
      for (const name of SOURCES.filter((name) => existsSync(name))) cpSync(name, join(project, name), { recursive: true })
      symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
    }
    if (existsSync(PACKAGES)) cpSync(PACKAGES, packages, { recursive: true })
    preview = startCli(
      [command, '--config', site.configDir, '--out', site.dist],
      { PORT: '0', ...environment },
      withSources ? project : undefined,
    )
    preview.stderr!.on('data', (part: Buffer) => (output += part.toString()))
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: preview.stdout! }).on('line', (line) => {
        output += `${line}\n`
        url ||= /^(?:Preview|Editor) (http:\/\/[^\s/]+)/.exec(line)?.[1] ?? ''
        if (url) resolve()
      })
      preview.once('close', () => reject(new Error(output)))
    })
  }, 120_000)
  afterAll(async () => {
    if (preview.exitCode === null && preview.signalCode === null) {
      const ended = once(preview, 'close')
      preview.kill()
      await ended
    }
    keepPackages(packages)
    site.remove()
  })

  async function go(page: Page, path: string) {
    await page.goto(url + path, { timeout: PATIENCE })
    await page.locator('config-problems').waitFor({ state: 'attached' })
    if (!path.startsWith('/_gallery') && (await page.locator('#root').count()) > 0) await page.waitForSelector('html[data-live]')
  }

  async function newVisitor(options?: VisitOptions) {
    const visitor = await visit('/robots.txt', { reducedMotion: 'reduce', ...options })
    visitor.page.setDefaultTimeout(PATIENCE)
    return visitor
  }

  return {
    site,
    url: () => url,
    output: () => output,
    async open(path, options) {
      const visitor = await newVisitor(options)
      await go(visitor.page, path)
      return visitor
    },
    async openEditor(path, options) {
      const visitor = await newVisitor(options)
      await visitor.page.goto(`${url}/_edit?path=${path}`, { timeout: PATIENCE })
      return visitor
    },
    go,
    async edited(file, change, during) {
      const good = site.read(file)
      const changed = change(good)
      if (changed === good) throw new Error(`Nothing was changed in ${file}`)
      try {
        site.write(file, changed)
        await during(changed)
      } finally {
        site.write(file, good)
      }
    },
  }
}
