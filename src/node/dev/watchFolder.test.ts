import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchFolder } from './watchFolder.ts'

/** Watches a new folder with a page in it; `heardOf` waits until a path in it has been reported since the last call. */
function watched({ isLink = false } = {}) {
  const around = realpathSync(mkdtempSync(join(tmpdir(), 'watch-')))
  const root = join(around, 'config')
  if (isLink) {
    mkdirSync(join(around, 'real'))
    symlinkSync(join(around, 'real'), root)
  }
  mkdirSync(join(root, 'pages'), { recursive: true })
  writeFileSync(join(root, 'pages/index.json'), '{}')
  let told: string[] = []
  const { close } = watchFolder(root, (path) => void told.push(relative(root, path)))
  onTestFinished(() => {
    close()
    rmSync(around, { recursive: true, force: true })
  })
  return {
    root,
    told: () => told,
    async heardOf(path: string) {
      await vi.waitFor(() => expect(told).toContain(path), { timeout: 10_000 })
      told = []
    },
  }
}

test('a file that is written, comes, takes the place of another one or goes is told', async () => {
  const { root, heardOf } = watched()
  writeFileSync(join(root, 'pages/index.json'), '{ }')
  await heardOf('pages/index.json')
  writeFileSync(join(root, 'pages/new.json'), '{}')
  await heardOf('pages/new.json')
  // The way editors save.
  renameSync(join(root, 'pages/new.json'), join(root, 'pages/index.json'))
  await heardOf('pages/index.json')
  rmSync(join(root, 'pages/index.json'))
  await heardOf('pages/index.json')
})

test('folders that come are watched with what is in them, also in place of others', async () => {
  const { root, heardOf } = watched()
  mkdirSync(join(root, '../made/deep'), { recursive: true })
  writeFileSync(join(root, '../made/deep/a.json'), '{}')
  renameSync(join(root, '../made'), join(root, 'pages/made'))
  await heardOf('pages/made/deep/a.json')
  writeFileSync(join(root, 'pages/made/deep/a.json'), '{ }')
  await heardOf('pages/made/deep/a.json')

  rmSync(join(root, 'pages'), { recursive: true })
  await heardOf('pages')
  mkdirSync(join(root, 'pages'))
  await heardOf('pages')
  writeFileSync(join(root, 'pages/index.json'), '{}')
  await heardOf('pages/index.json')
})

test('the folder itself may go and come back', async () => {
  const { root, heardOf } = watched()
  renameSync(root, `${root}-aside`)
  await heardOf('')
  renameSync(`${root}-aside`, root)
  await heardOf('pages/index.json')
  writeFileSync(join(root, 'pages/index.json'), '{ }')
  await heardOf('pages/index.json')
})

test('H14 a folder that is a link may lead elsewhere, and what it leads to may go and come back', async () => {
  const { root, heardOf } = watched({ isLink: true })
  writeFileSync(join(root, 'pages/index.json'), '{ }')
  await heardOf('pages/index.json')
  const other = join(root, '../other')
  mkdirSync(join(other, 'pages'), { recursive: true })
  writeFileSync(join(other, 'pages/other.json'), '{}')
  symlinkSync(other, `${root}-next`)
  renameSync(`${root}-next`, root)
  await heardOf('pages/other.json')
  writeFileSync(join(root, 'pages/other.json'), '{ }')
  await heardOf('pages/other.json')

  renameSync(other, `${other}-aside`)
  await heardOf('')
  renameSync(`${other}-aside`, other)
  await heardOf('pages/other.json')
})

test('what editors leave behind is not told', async () => {
  const { root, told, heardOf } = watched()
  writeFileSync(join(root, 'pages/.index.json.swp'), '')
  writeFileSync(join(root, 'pages/index.json~'), '')
  writeFileSync(join(root, 'pages/index.json'), '{ }')
  await vi.waitFor(() => expect(told()).toContain('pages/index.json'), { timeout: 10_000 })
  expect(told().every((path) => path === 'pages/index.json')).toBe(true)
  await heardOf('pages/index.json')
})
