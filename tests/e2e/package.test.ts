import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'
import { serve } from '#src/node/serve/serve.ts'
import { HARBOUR } from '#tests/support/harbour.ts'
import { axeFindings } from './axeFindings.ts'
import { everyPath, lookAtEvery, whollyLive } from './everyPage.ts'
import { useBrowser } from './visit.ts'

const { visit } = useBrowser()
const OWN = 'node_modules/page-builder'
const home = mkdtempSync(join(tmpdir(), 'package-'))
const company = join(home, 'company')
const installed = join(company, OWN)

/** Packs a copy of the sources, as `npm pack` does it for whoever publishes, and puts it where npm would install it; read-only. */
beforeAll(() => {
  const sources = join(home, 'sources')
  mkdirSync(sources)
  for (const name of ['src', 'schemas', 'docs', 'index.html', 'package.json', 'package-lock.json', 'tsconfig.json', 'README.md'])
    cpSync(name, join(sources, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(sources, 'node_modules'))
  execFileSync('npm', ['pack', '--offline', '--silent', '--pack-destination', home], { cwd: sources, stdio: ['ignore', 'pipe', 'pipe'] })
  rmSync(sources, { recursive: true })
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  execFileSync('tar', ['xzf', join(home, `page-builder-${version}.tgz`), '-C', home])
  mkdirSync(join(company, 'node_modules'), { recursive: true })
  for (const name of readdirSync('node_modules').filter((name) => !name.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(company, 'node_modules', name))
  cpSync(join(home, 'package'), installed, { recursive: true })
  for (const file of findFiles(installed)) chmodSync(join(installed, file), 0o444)
  writeFileSync(join(company, 'package.json'), JSON.stringify({ private: true, dependencies: { 'page-builder': version } }))
  cpSync(HARBOUR, join(company, 'config'), { recursive: true })
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** Runs the command of the package in a folder. */
function run(folder: string, ...args: string[]) {
  const { NODE_ENV: _mode, VITEST: _runner, ...env } = process.env
  return spawnSync(process.execPath, [join(installed, 'src/node/cli/run.mjs'), ...args], { cwd: folder, env, encoding: 'utf8' })
}

/** Every file of the installed package with its size and the time of its last change. */
const stamps = () =>
  findFiles(installed).map((file) => {
    const { size, mtimeMs } = statSync(join(installed, file))
    return `${file} ${size} ${mtimeMs}`
  })

test('R8.1 a package that cannot be written to builds the same site, byte by byte, as the sources do, and keeps what it makes elsewhere', () => {
  const before = stamps()
  const { status, stderr } = run(company, 'build')
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const dist = join(company, 'dist')
  const reference = inject('siteDist')
  const files = findFiles(dist)
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => !readFileSync(join(dist, file)).equals(readFileSync(join(reference, file))))).toEqual([])
  const pages = (folder: string) => findFiles(folder).filter((file) => file.endsWith('.html'))
  expect(pages(dist)).toEqual(pages(reference))
  expect(stamps()).toEqual(before)
})

test('R8.1 a package has what its manifest names, JavaScript to start with, and neither tests nor a company', () => {
  const files = findFiles(installed)
  const { bin, exports, license } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    bin: Record<string, string>
    exports: { '.': { types: string; default: string } }
    license: string
  }
  const named = [...Object.values(bin), exports['.'].types, exports['.'].default, license.replace('SEE LICENSE IN ', '')]
  for (const file of named) expect(statSync(join(installed, file)).isFile(), file).toBe(true)
  expect(statSync(join(installed, '.build/node/types/schemas/site.d.ts')).isFile()).toBe(true)
  expect(files.filter((file) => /\.test\.tsx?$|^(?:tests|config)\//.test(file))).toEqual([])
})

test('R8.1 a program can run commands of the package by its name', () => {
  const script = `const { runCommand } = await import('page-builder'); process.exitCode = await runCommand(['validate'])`
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: company, encoding: 'utf8' })
  expect(stdout).toContain(' 0 errors')
  expect(status).toBe(0)
})

test('R8.1 a program gets the types of config with the package', () => {
  const lines = [
    `import { runCommand } from 'page-builder'`,
    `import type { SiteSettings } from 'page-builder/config/site'`,
    `import type { Section } from 'page-builder/config/sections/index'`,
    `const language: SiteSettings['language'] = 'en'`,
    `// @ts-expect-error There is no such section.`,
    `const type: Section['type'] = 'no-such-type'`,
    `export const code: Promise<number> = runCommand(['validate', language, type])`,
  ]
  writeFileSync(join(company, 'program.ts'), lines.join('\n'))
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--ignoreConfig']
  const compiler = resolve('node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [compiler, 'program.ts', ...options], { cwd: company, encoding: 'utf8' })
  expect(stdout).toBe('')
  expect(status).toBe(0)
})

/** What English pages cannot do without, and German ones never say. */
const ENGLISH = /\b(?:the|and|with|your|our|this|page|read|more|about|home|open|close|back|skip|previous|next|show|loading)\b/gi

test('R8.4 from an empty folder: a site that is sound, can be read by everybody, and says nothing in another language', async () => {
  const said = ['--name', 'Sonnenhof', '--colour', '#FFD400', '--language', 'de', '--kind', 'services', '--mail', 'hallo@sonnenhof.example']
  expect(run(company, 'init', '../sonnenhof', ...said)).toMatchObject({ status: 0, stderr: '' })
  const folder = join(home, 'sonnenhof')
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { dependencies: object }
  expect(dependencies).toEqual({ 'page-builder': (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version })
  symlinkSync(join(company, 'node_modules'), join(folder, 'node_modules'))
  expect(run(folder, 'validate', '--strict')).toMatchObject({ status: 0, stderr: '' })
  expect(run(folder, 'build')).toMatchObject({ status: 0, stderr: '' })

  const server = await serve({ dist: join(folder, 'dist'), port: 0 })
  try {
    const site = server.url
    // What fades in would be measured while it does.
    const still = { site, reducedMotion: 'reduce' } as const
    const findings = await lookAtEvery(await everyPath(site), { visit, siteUrl: site }, still, async ({ page }) => {
      await whollyLive(page)
      const words = await page.evaluate(() => {
        const named = [...document.querySelectorAll('[aria-label], [alt], [title]')]
        const hidden = named.flatMap((element) => ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name) ?? ''))
        return [document.title, document.body.innerText, ...hidden].join(' ')
      })
      const found = await axeFindings(page)
      return [...found, ...(words.match(ENGLISH) ?? []).map((word) => `says ${word}`)]
    })
    expect(findings).toEqual([])
  } finally {
    await server.close()
  }
})
