import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Package = { integrity?: string; resolved?: string; link?: boolean; hasInstallScript?: boolean; license?: string }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> }
const { '': own, ...others } = packages
/** The packages of this project, which are there as links. */
const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] }
const links = Object.entries(others).filter(([, { link }]) => link)
const entries = Object.entries(others).filter(([path, { link }]) => !link && !workspaces.includes(path))
const nameOf = (folder: string) => (JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { name: string }).name

/** Packages that run a script of their own when they are installed, and why they may. */
const SCRIPTS: Record<string, string> = {
  'node_modules/esbuild': 'checks that the program for the machine is there; tsx starts TypeScript with it',
  'node_modules/tesseract.js': 'prints where its makers take donations, and nothing else; npm shows it to nobody unless asked',
}

/** Licences that ask for no more than to be named along with what is passed on, or that hold for programs which only the machine runs. */
const LICENCES = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'Zlib',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Python-2.0',
  'PSF-2.0',
  // Tools of the build and of the tests, unchanged: nothing of them is sent to visitors.
  'MPL-2.0',
  // A font, which may be used, bundled and drawn with freely, and not be sold by itself.
  'OFL-1.1',
  'LGPL-3.0-or-later',
])

test('G14 the lock file pins every package by its hash, and takes none from elsewhere', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/lockfile-lint/bin/lockfile-lint.js', '--path', 'package-lock.json', '--type', 'npm'].concat([
      '--validate-https',
      '--validate-integrity',
      '--validate-package-names',
      '--allowed-hosts',
      'npm',
    ]),
    { encoding: 'utf8' },
  )
  expect(stdout).toContain('No issues detected')
  expect(status).toBe(0)
  // The lint passes over what names no address, and none does: which one serves a package does not matter while its hash is right.
  expect(entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
  expect(entries.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
  expect(links.map(([path, { resolved }]) => [path, resolved])).toEqual(
    workspaces.map((folder) => [`node_modules/${nameOf(folder)}`, folder]),
  )
})

test('G14 what package.json asks for is what the lock file holds', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>
  for (const kind of ['dependencies', 'devDependencies', 'engines'] as const)
    expect((own as unknown as Record<string, unknown>)[kind], kind).toEqual(manifest[kind])
})

test('G14 no package runs a script when it is installed, but for those that have a reason', () => {
  expect(entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual(Object.keys(SCRIPTS))
})

/** Packages that name their licence in a file only. */
const IN_A_FILE: Record<string, string> = { 'node_modules/parse-cache-control': 'BSD-3-Clause' }

test('G14 every package has a licence that lets this project be used and passed on', () => {
  // Of alternatives one is enough; what is joined by AND must all be there.
  const isFine = (licence: string) =>
    licence
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((alternative) => alternative.split(' AND ').every((one) => LICENCES.has(one)))
  expect(
    entries
      .filter(([path, { license }]) => !isFine(license ?? IN_A_FILE[path] ?? 'none'))
      .map(([path, { license }]) => `${path}: ${license}`),
  ).toEqual([])
})
