import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { builderPackage } from './builderPackage.ts'

/** A builder that npm has installed from somewhere. */
function installed(resolved?: string) {
  const home = mkdtempSync(join(tmpdir(), 'builder-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const root = join(home, 'trial/node_modules/page-builder')
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, 'package.json'), '{ "name": "page-builder", "version": "1.2.3" }')
  writeFileSync(
    join(home, 'trial/node_modules/.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/page-builder': { version: '1.2.3', resolved } } }),
  )
  return { home, root, folder: join(home, 'my-site') }
}

test('a builder that was installed from a packed file goes with the site as that file', () => {
  const { home, root, folder } = installed('file:../packed/page-builder-1.2.3.tgz')
  mkdirSync(join(home, 'packed'))
  writeFileSync(join(home, 'packed/page-builder-1.2.3.tgz'), '')
  expect(builderPackage(folder, root)).toEqual({
    spec: 'file:page-builder-1.2.3.tgz',
    packed: { name: 'page-builder-1.2.3.tgz', from: join(home, 'packed/page-builder-1.2.3.tgz') },
  })
})

test.each([undefined, 'file:../gone/page-builder-1.2.3.tgz', 'file:../sources'])(
  'where the file is not known, no registry is asked: %s',
  (resolved) => {
    const { root, folder } = installed(resolved)
    expect(builderPackage(folder, root)).toEqual({ spec: 'file:page-builder-1.2.3.tgz', packed: { name: 'page-builder-1.2.3.tgz' } })
  },
)

test('a builder from a registry is asked for there, by its version', () => {
  const { root, folder } = installed('https://registry.example/page-builder/-/page-builder-1.2.3.tgz')
  expect(builderPackage(folder, root)).toEqual({ spec: '1.2.3' })
})

test('the sources are asked for by their folder', () => {
  const { home, root, folder } = installed()
  writeFileSync(join(root, 'package-lock.json'), '{}')
  expect(builderPackage(folder, root)).toEqual({ spec: 'file:../trial/node_modules/page-builder' })
  expect(home).not.toBe('')
})
