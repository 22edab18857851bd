import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

const fault = vi.hoisted(() => ({ on: '' }))

// A full or read-only disk cannot be had in a test: the move that names `fault.on` as its source fails as it would there.
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const renameSync: typeof fs.renameSync = (from, to) => {
    if (fault.on && String(from).endsWith(fault.on)) throw Object.assign(new Error('EROFS'), { code: 'EROFS' })
    fs.renameSync(from, to)
  }
  return { ...fs, renameSync }
})

// Test files share modules: this one needs a module of its own, and leaves none behind.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { PublishError, checkOut, publish, recover } = await import('./publish.ts')

let project: string
let work: string
let staging: string
let dist: string
beforeEach(() => {
  fault.on = ''
  project = mkdtempSync(join(tmpdir(), 'publish #1 \u00e4 '))
  work = join(project, '.build')
  staging = join(work, 'staging')
  dist = join(project, 'dist')
  site(staging, 'new')
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

const site = (dir: string, words: string) => {
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, 'index.html'), words)
}
const home = (dir: string) => readFileSync(join(dir, 'index.html'), 'utf8')

test('the first build becomes the site', () => {
  publish(staging, dist)
  expect(home(dist)).toBe('new')
  expect(existsSync(staging)).toBe(false)
})

test('a build replaces the site and keeps the one before', () => {
  site(dist, 'old')
  site(join(work, 'previous'), 'older')
  publish(staging, dist)
  expect([home(dist), home(join(work, 'previous'))]).toEqual(['new', 'old'])
})

test('G02 when the new site cannot be moved in, the old one is put back', () => {
  site(dist, 'old')
  fault.on = 'staging'
  expect(() => publish(staging, dist)).toThrow(/staging cannot be moved to .*dist: the disk is read-only\. The old site is unchanged\./)
  expect(home(dist)).toBe('old')
  expect(home(staging)).toBe('new')
})

test('G02 when the old site cannot be moved away, nothing changes', () => {
  site(dist, 'old')
  fault.on = 'dist'
  expect(() => publish(staging, dist)).toThrow(PublishError)
  expect(home(dist)).toBe('old')
})

test('G02 a file in the place of the site is named', () => {
  writeFileSync(dist, 'a note')
  expect(() => publish(staging, dist)).toThrow(/dist is a file; remove it/)
  expect(readFileSync(dist, 'utf8')).toBe('a note')
})

test('G02 a symbolic link in the place of the site is named, whether it leads anywhere or not', () => {
  symlinkSync(join(project, 'nowhere'), dist)
  expect(() => publish(staging, dist)).toThrow(/dist is a symbolic link; remove it/)
})

test('H04 a build that holds a symbolic link is not published', () => {
  symlinkSync('/etc/hostname', join(staging, 'host.txt'))
  expect(() => publish(staging, dist)).toThrow('The build contains a symbolic link (host.txt)')
  expect(() => publish(staging, dist, ['index.html', 'host.txt'])).toThrow('The build contains a symbolic link (host.txt)')
  expect(existsSync(dist)).toBe(false)
})

test('C12 a place outside the project is refused', () => {
  expect(() => publish(staging, join(project, '..', 'elsewhere'))).toThrow(/is outside the project/)
  expect(() => publish(staging, project)).toThrow(/is outside the project/)
  symlinkSync(tmpdir(), join(project, 'out'))
  expect(() => publish(staging, join(project, 'out', 'dist'))).toThrow(/is a symbolic link/)
})

test('C12 the working folder is no place for the site', () => {
  expect(() => publish(staging, work)).toThrow(/must not contain each other/)
  expect(() => publish(staging, join(work, 'dist'))).toThrow(/must not contain each other/)
})

test('a folder of something else is not swept away', () => {
  mkdirSync(join(project, 'src'))
  writeFileSync(join(project, 'src/main.ts'), '')
  expect(() => publish(staging, join(project, 'src'))).toThrow(/does not look like a built site/)
  expect(existsSync(join(project, 'src/main.ts'))).toBe(true)
})

test('a missing build is said', () => {
  rmSync(staging, { recursive: true })
  expect(() => publish(staging, dist)).toThrow(/must be a folder with the finished build, but it is missing/)
})

/** A working folder as a publishing leaves it that is killed between its two moves. */
function killed() {
  site(join(work, 'previous'), 'old')
  writeFileSync(join(work, 'moved'), '../dist')
}

test('G02 a site that a killed build had moved away comes back', () => {
  killed()
  expect(recover(work)).toBe('restored')
  expect(home(dist)).toBe('old')
  expect(recover(work)).toBe('nothing')
})

test('a site that is there is left alone', () => {
  site(dist, 'new')
  killed()
  expect(recover(work)).toBe('nothing')
  expect(home(dist)).toBe('new')
})

test('G02 the copy of a site that was not moved away is no site to bring back, wherever the next one goes', () => {
  site(dist, 'old')
  publish(staging, dist)
  site(join(work, 'previous'), 'copy')
  rmSync(dist, { recursive: true })
  expect(recover(work)).toBe('nothing')
  expect(existsSync(dist)).toBe(false)
})

test('a fresh project has nothing to bring back', () => {
  expect(recover(join(project, 'none'))).toBe('nothing')
})

test('C12 a site is not put where it would sweep a project away', () => {
  const config = join(project, 'config')
  mkdirSync(config)
  expect(() => checkOut(dist, [config])).not.toThrow()
  expect(() => checkOut(project, [config])).toThrow(/cannot be the output folder: it contains .*config, which the build would overwrite/)
  expect(() => checkOut(config, [config])).toThrow(/it contains .*config/)
  expect(() => checkOut(join(config, 'assets'), [config])).toThrow(/it is in .*config/)
  expect(() => checkOut(process.cwd())).toThrow(/Choose a separate folder/)
  expect(() => checkOut('/')).toThrow(/Choose a separate folder/)
  symlinkSync(project, join(work, 'link'))
  expect(() => checkOut(join(work, 'link'), [config])).toThrow(/it contains .*config/)
  expect(() => checkOut(join(work, 'link/config/not-there-yet'), [config])).toThrow(/it is in .*config/)
  for (const sign of ['.git', 'package.json']) {
    const other = join(project, `with ${sign}`)
    site(other, 'a page of something else')
    writeFileSync(join(other, sign), '')
    expect(() => checkOut(other)).toThrow(`it contains ${sign}`)
  }
})
