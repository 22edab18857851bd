import { expect, test } from 'vitest'
import type { PackageFiles } from '#src/node/sections/PackageBuild.ts'
import type { Site } from '#src/site/site.ts'
import { OwnCodeError } from './ownCodeError.ts'
import { packageFiles } from './packageFiles.ts'

const page = { uses: { types: ['hero', 'tideTable'], traits: { hero: { opensPage: true } } } }
const site = { pages: [page], settings: { language: 'en-GB' }, languages: [{ tag: 'cy' }] } as unknown as Site

/** An invented package that publishes two files, one with a header of its own. */
const tides: PackageFiles = {
  files: new Map([
    ['/static/tides/1a2b3c4d/heights.json', '[]'],
    ['/static/tides/1a2b3c4d/worker.js', 'export {}'],
  ]),
  headers: { '/static/tides/:version/worker.js': { 'Content-Security-Policy': "default-src 'none'" } },
  npmPackages: ['zod'],
  data: { folder: '/static/tides/1a2b3c4d' },
}
const given = (found: Partial<PackageFiles>, name = 'tides') => ({
  name,
  folder: process.cwd(),
  file: `/${name}/build.ts`,
  build: () => ({ ...tides, ...found }),
})

test('what packages publish is told by address, with its headers, where it comes from, and what components get', () => {
  expect(packageFiles(site, [given({}), { ...given({}, 'none'), build: () => undefined }])).toEqual({
    files: tides.files,
    fileRules: [{ paths: '/static/tides/:version/worker.js', headers: { 'Content-Security-Policy': "default-src 'none'" } }],
    npmFolders: [expect.stringMatching(/node_modules.zod$/)],
    data: { tides: { folder: '/static/tides/1a2b3c4d' } },
  })
  expect(packageFiles(site, []).data).toBeUndefined()
})

test('a package is told the languages of the site and the section types of its pages', () => {
  let told: unknown
  packageFiles(site, [{ ...given({}), build: (site) => void (told = site) }])
  expect(told).toEqual({ languages: ['en-GB', 'cy'], types: { hero: { opensPage: true }, tideTable: {} } })
})

const files = (...addresses: string[]) => ({ files: new Map(addresses.map((address) => [address, ''])), headers: {} })
const headers = (paths: string, set: Record<string, string>) => ({ headers: { [paths]: set } })

test.each<[Partial<PackageFiles>, string]>([
  [files('/about-us/index.html'), 'its file cannot be published at /about-us/index.html'],
  [files('/static/tides/../js/a.js'), 'its file cannot be published at /static/tides/../js/a.js'],
  [files('/static/tides.json'), 'its file cannot be published at /static/tides.json'],
  [files('/static/js/a.js'), 'its file /static/js/a.js is in a folder that belongs to the builder'],
  [files('/static/charts/a.js'), 'its file /static/charts/a.js is in a folder that belongs to charts'],
  [headers('/*', { 'X-A': 'b' }), 'it sets headers for /*, which matches none of its files'],
  [headers('/static/tides/(a)', { 'X-A': 'b' }), 'it sets headers for /static/tides/(a), which matches none of its files'],
  [headers('/static/tides/*', { 'content-type': 'b' }), 'it sets the header content-type, which packages may not set'],
  [headers('/static/tides/*', { 'Content-Type': 'b' }), 'it sets the header Content-Type, which packages may not set'],
  [headers('/static/tides/*', { 'X-A': 'b\nX-B: c' }), 'its header X-A has a value that servers cannot send'],
  [headers('/static/tides/*', { 'X-A': '$uri' }), 'its header X-A has a value that servers cannot send'],
  [{ npmPackages: ['no-such-package'] }, 'it uses files of the npm package no-such-package, which is not installed'],
])('what cannot be published is told with the file that says so: %#', (found, message) => {
  const charts = given({ ...files('/static/charts/b.js') }, 'charts')
  const fault = faultOf(() => packageFiles(site, [charts, given(found)]))
  expect(fault).toMatchObject({ file: '/tides/build.ts', line: 1, message })
  expect(fault.hint).toMatch(/\.$|^Install it: npm install no-such-package$/)
})

test('a package whose code fails is told in its words', () => {
  const build = () => {
    throw new Error('no tides today')
  }
  expect(faultOf(() => packageFiles(site, [{ ...given({}), build }])).message).toBe(
    'the files of this package cannot be generated: no tides today',
  )
})

function faultOf(make: () => unknown): OwnCodeError['fault'] {
  try {
    make()
  } catch (error) {
    if (error instanceof OwnCodeError) return error.fault
    throw error
  }
  throw new Error('Nothing was wrong')
}
