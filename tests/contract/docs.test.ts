import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'

/** The README and docs by hand, those of packages too; the page of rules is generated. */
const pages = [
  'README.md',
  ...findFiles('docs').map((file) => `docs/${file}`),
  ...findFiles('packages').flatMap((file) => (/^[\w-]+\/(?:decisions\/)?[\w-]+\.md$/.test(file) ? [`packages/${file}`] : [])),
].filter((page) => page !== 'docs/rules.md')
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string>; files: string[] }
const { scripts } = manifest

/** All that a pattern finds in the pages, each with its page. */
const found = (pattern: RegExp) =>
  pages.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(pattern)].map(([, name]) => ({ page, name: name! })))

test('every file and folder of the sources that the docs name is there', () => {
  const named = found(/`((?:src|schemas|packages|tests|docs)\/[\w./-]*)`/g)
  expect(named.length).toBeGreaterThan(20)
  // Pages of a package name files by their path in the package.
  const packageOf = (page: string) => /^packages\/[\w-]+/.exec(page)?.[0] ?? '.'
  expect(named.filter(({ page, name }) => !existsSync(name) && !existsSync(join(packageOf(page), name)))).toEqual([])
})

test('every link of the docs leads to a file, which is in the package, too', () => {
  const packed = [...manifest.files, 'README.md']
  const isPacked = (path: string) => packed.some((name) => path === name || path.startsWith(`${name}/`))
  const linked = found(/\]\((?!https?:|mailto:|[/#])([^)#\s]+)(?:#[\w-]+)?\)/g)
  expect(linked.length).toBeGreaterThan(50)
  const places = linked.map(({ page, name }) => ({ page, path: join(dirname(page), name) }))
  // Pages of packages are read in the repository.
  const isThere = (page: string, path: string) => existsSync(path) && (page.startsWith('packages/') || isPacked(path))
  expect(places.filter(({ page, path }) => !isThere(page, path))).toEqual([])
})

test('every npm script that the docs name is there, and the README names all of them', () => {
  const named = found(/npm (?:run )?(?:--silent )?(?!(?:ci|create|run|pack|install)\b)([a-z]+(?::[a-z]+)?)/g)
  expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([])
  const inReadme = new Set(named.filter(({ page }) => page === 'README.md').map(({ name }) => name))
  expect(Object.keys(scripts).filter((name) => !inReadme.has(name) && !['prepare', 'prepack', 'types', 'lint'].includes(name))).toEqual([])
})
