import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import GithubSlugger from 'github-slugger'
import MarkdownIt from 'markdown-it'
import { expect, test } from 'vitest'
import { documents } from './sources.ts'

/** Those that are written by hand; the corpus of a package says what its files are. */
const pages = documents.filter(
  (page) => !/^tests\/|^docs\/(?:rules|config|section-types)\.md$|^packages\/[\w-]+\/(?:docs|corpus)\//.test(page),
)
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string>; files: string[] }
const { scripts } = manifest

/** All that a pattern finds in the pages, each with its page. */
const found = (pattern: RegExp) =>
  pages.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(pattern)].map(([, name]) => ({ page, name: name! })))

test('every file and folder of the sources that the docs name is there', () => {
  const named = found(/`((?:src|schemas|packages|tests|docs)\/[\w./-]*)`/g)
  expect(named.length).toBeGreaterThan(20)
  // Pages of a package name files by their path in the package.
  const folderOf = (page: string) => /^packages\/[\w-]+/.exec(page)?.[0] ?? '.'
  expect(named.filter(({ page, name }) => !existsSync(name) && !existsSync(join(folderOf(page), name)))).toEqual([])
})

/** A document as Markdown: where its links and pictures lead, and the anchors of its headings, as GitHub makes them. */
function readDocument(page: string): { targets: string[]; anchors: ReadonlySet<string> } {
  const targets: string[] = []
  const anchors = new Set<string>()
  const slugger = new GithubSlugger()
  const tokens = new MarkdownIt().parse(readFileSync(page, 'utf8'), {})
  for (const [index, { type, children }] of tokens.entries()) {
    for (const child of children ?? [])
      targets.push(...[child.attrGet('href'), child.attrGet('src')].filter((target) => typeof target === 'string'))
    if (tokens[index - 1]?.type === 'heading_open' && type === 'inline')
      anchors.add(slugger.slug((children ?? []).map(({ content }) => content).join('')))
  }
  return { targets, anchors }
}

/** The package that a file is packed with: its folder, or undefined for a file that stays in the repository. */
function packageOf(file: string): string | undefined {
  const [, folder = ''] = /^(packages\/[\w-]+\/)/.exec(file) ?? []
  const { files } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as { files: string[] }
  // What is left out of these folders is code of tests.
  const isPacked = ['README.md', ...files].some((name) => file === folder + name || file.startsWith(`${folder}${name}/`))
  return isPacked ? folder : undefined
}

/** Links of a document that lead nowhere, in the repository or in the package that the document is packed with. */
function deadLinks(page: string, read: typeof readDocument): string[] {
  const home = packageOf(page)
  return read(page).targets.flatMap((target) => {
    if (/^(?:https:|mailto:)/.test(target)) return []
    const [path = '', anchor] = target.split('#')
    const file = path === '' ? page : join(dirname(page), decodeURI(path))
    if (!existsSync(file)) return [`${page}: ${target} is not there`]
    if (home !== undefined && packageOf(file) !== home && !isFolderIn(file, home)) return [`${page}: ${target} is not in its package`]
    if (anchor === undefined || read(file).anchors.has(anchor)) return []
    return [`${page}: ${target} has no such heading`]
  })
}

function isFolderIn(file: string, home: string): boolean {
  return documents.some((page) => page.startsWith(`${file}/`) && packageOf(page) === home)
}

test('every link of the docs leads to a file and a heading that are there, in the package too', () => {
  const known = new Map(documents.map((page) => [page, readDocument(page)]))
  expect([...known.values()].flatMap(({ targets }) => targets).length).toBeGreaterThan(300)
  expect(documents.flatMap((page) => deadLinks(page, (file) => known.get(file) ?? readDocument(file)))).toEqual([])
})

test('a link to a heading, a file or a packed file that is not there is found', () => {
  const leading = (target: string) => () => ({ targets: [target], anchors: new Set(['edit-the-site']) })
  expect(deadLinks('README.md', leading('#edit-the-site'))).toEqual([])
  expect(deadLinks('README.md', leading('#edit-a-site'))).toEqual(['README.md: #edit-a-site has no such heading'])
  expect(deadLinks('README.md', leading('docs/editing.html'))).toEqual(['README.md: docs/editing.html is not there'])
  expect(deadLinks('docs/editing.md', leading('../tests/README.md'))).toEqual(['docs/editing.md: ../tests/README.md is not in its package'])
})

test('every npm script that the docs name is there, and the README names all of them', () => {
  const named = found(/npm (?:run )?(?:--silent )?(?!(?:ci|create|run|pack|install)\b)([a-z]+(?::[a-z]+)?)/g)
  expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([])
  const inReadme = new Set(named.filter(({ page }) => page === 'README.md').map(({ name }) => name))
  expect(Object.keys(scripts).filter((name) => !inReadme.has(name) && !['prepare', 'prepack', 'types', 'lint'].includes(name))).toEqual([])
})
