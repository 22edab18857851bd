import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { uploadAsset } from './uploadAsset.ts'

const svg = (inner = '<path d="M0 0h9"/>') => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`)
const png = readFileSync('tests/fixtures/harbour/assets/social.png')
let folder: string
const files = () => readdirSync(join(folder, 'assets')).sort()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uploads-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('G62 a picture gets a safe name and the ending that its bytes say, and leaves nothing else behind', () => {
  expect(uploadAsset(folder, '../../Ünser Team (1).JPEG', png)).toEqual({ path: '/assets/unser-team-1.png', isNew: true })
  expect(readFileSync(join(folder, 'assets/unser-team-1.png')).equals(png)).toBe(true)
  expect(uploadAsset(folder, '/etc/.svg', svg())).toEqual({ path: '/assets/svg.svg', isNew: true })
  expect(files()).toEqual(['svg.svg', 'unser-team-1.png'])
})

test('G62 nothing that is there is overwritten; the same picture is the one that is there', () => {
  writeFileSync(join(folder, 'assets/logo.svg'), 'somebody else’s')
  expect(uploadAsset(folder, 'logo.svg', svg())).toEqual({ path: '/assets/logo-2.svg', isNew: true })
  expect(uploadAsset(folder, 'Logo', svg())).toEqual({ path: '/assets/logo-2.svg', isNew: false })
  expect(uploadAsset(folder, 'logo', svg('<path d="M1 1h9"/>'))).toEqual({ path: '/assets/logo-3.svg', isNew: true })
  expect(readFileSync(join(folder, 'assets/logo.svg'), 'utf8')).toBe('somebody else’s')
})

test.each([
  ['a page', Buffer.from('<!doctype html><title>Hi</title>')],
  ['code in a picture', svg('<script>alert(1)</script>')],
  ['a picture that calls code', svg('<path onload="alert(1)" d="M0 0"/>')],
  ['half of a picture', png.subarray(0, 200)],
  ['a picture that is too large', Buffer.concat([png, Buffer.alloc(4 * 1024 * 1024)])],
  ['nothing', Buffer.alloc(0)],
])('G62 what pages may not show is refused and not written: %s', (_what, bytes) => {
  expect(uploadAsset(folder, 'a.png', bytes)).toHaveProperty('failure')
  expect(files()).toEqual([])
})

test('G62 nothing is written through a link', () => {
  const other = mkdtempSync(join(tmpdir(), 'elsewhere-'))
  rmSync(join(folder, 'assets'), { recursive: true })
  symlinkSync(other, join(folder, 'assets'))
  expect(uploadAsset(folder, 'a', png)).toHaveProperty('failure')
  expect(readdirSync(other)).toEqual([])
  rmSync(other, { recursive: true })
})
