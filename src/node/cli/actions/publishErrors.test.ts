import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PublishError } from '#src/node/render/publish.ts'
import { withPublishErrors } from './publishErrors.ts'

function places() {
  const home = mkdtempSync(join(tmpdir(), 'stands-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  return { home, dist: join(home, 'dist'), workDir: join(home, '.build') }
}
const full = (more: object = {}) => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', ...more })
const failing = (at: { dist: string; workDir: string }, error: unknown, before = () => {}) =>
  withPublishErrors(at, async () => {
    before()
    throw error
  }).catch((found: unknown) => found)

test('H14 of a disk that is full it is said where, and that the old site stands', async () => {
  const at = places()
  mkdirSync(at.dist)
  const failed = await failing(at, full({ path: '/x/page.html' }))
  expect(failed).toBeInstanceOf(PublishError)
  expect((failed as Error).message).toBe(`/x/page.html: the disk is full. Nothing was published. The site in ${at.dist} is unchanged.`)
  expect(await failing(at, full())).toMatchObject({
    message: `A file in ${at.workDir} could not be written: the disk is full. Nothing was published. The site in ${at.dist} is unchanged.`,
  })
})

test.each([
  ['EFBIG', 'the file would exceed the maximum file size'],
  ['EIO', 'the disk has failed'],
  ['ENFILE', 'too many files are open'],
])('H10.2 %s is told in words, with the site that stands', async (code, words) => {
  const at = places()
  mkdirSync(at.dist)
  const error = Object.assign(new Error(`${code}: what the system says, write`), { code })
  expect(await failing(at, error)).toMatchObject({
    message: `A file in ${at.workDir} could not be written: ${words}. Nothing was published. The site in ${at.dist} is unchanged.`,
  })
})

test('H14 what fails once the new site is published says so, and where there was no site none is named', async () => {
  const at = places()
  expect(await failing(at, full({ path: '/x' }))).toMatchObject({ message: '/x: the disk is full. Nothing was published.' })
  mkdirSync(at.dist)
  const publish = () => {
    mkdirSync(join(at.home, 'staging'))
    renameSync(at.dist, join(at.home, 'previous'))
    renameSync(join(at.home, 'staging'), at.dist)
  }
  expect(await failing(at, full({ path: '/x' }), publish)).toMatchObject({
    message: `/x: the disk is full. The new site is published in ${at.dist}.`,
  })
})

test('H14 an error that came from a thread is known by its words; a bug, and what is said already, go on', async () => {
  const at = places()
  expect(await failing(at, new Error("EACCES: permission denied, open '/x/a b.html'"))).toMatchObject({
    message: '/x/a b.html: permission was denied. Nothing was published.',
  })
  for (const error of [new TypeError('x is not a function'), new PublishError('Told.'), 'odd']) expect(await failing(at, error)).toBe(error)
})
