import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { addFont } from './addFont.ts'
import { filesOfPackage, installedPackage, typefaces } from './fontPackages.ts'

const [manrope] = typefaces
const packed = () => {
  const found = filesOfPackage(manrope!, installedPackage(manrope!)!)
  if ('failure' in found) throw new Error(found.failure)
  return { ...found, files: found.files.map((file) => ({ ...file, name: file.name.replace('manrope', 'other') })) }
}

test('a typeface becomes the font of a site with its files, its licence and a fallback of the same size, as one step', async () => {
  const configDir = editedBakery({})
  const theme = () => readFileSync(join(configDir, 'theme.json'), 'utf8')
  const before = theme()
  const result = await addFont(configDir, editHistory(configDir), { ...packed(), family: 'Other Sans' })
  expect(result).toMatchObject({ status: 'written' })
  const { font } = JSON.parse(theme()) as { font: { family: string; files: { src: string; preload?: boolean }[]; weights: string } }
  expect(font).toMatchObject({ family: 'Other Sans', weights: '200 800', fallback: { local: 'Arial' } })
  expect(font.files.map(({ src, preload }) => [src, preload])).toEqual([
    ['/assets/fonts/other-latin.woff2', true],
    ['/assets/fonts/other-latin-ext.woff2', undefined],
  ])
  const brought = ['other-latin.woff2', 'other-latin-ext.woff2', 'OFL-other-sans.txt'].map((name) => join(configDir, 'assets/fonts', name))
  expect(brought.every((file) => existsSync(file))).toBe(true)

  const history = editHistory(configDir)
  expect(history.undo()).toMatchObject({ status: 'written', label: 'use the typeface Other Sans' })
  expect(theme()).toBe(before)
  expect(brought.some((file) => existsSync(file))).toBe(false)
  expect(history.redo()).toMatchObject({ status: 'written' })
  expect(brought.every((file) => existsSync(file))).toBe(true)
})

test('a file that is no font changes nothing, and neither does one whose name is taken', async () => {
  const configDir = editedBakery({})
  const before = readFileSync(join(configDir, 'theme.json'), 'utf8')
  const file = { name: 'own', bytes: Buffer.from('no font'), unicodeRange: undefined }
  expect(await addFont(configDir, editHistory(configDir), { files: [file] })).toMatchObject({
    status: 'refused',
    message: expect.stringContaining('not a font'),
  })
  expect(readFileSync(join(configDir, 'theme.json'), 'utf8')).toBe(before)
  expect(existsSync(join(configDir, 'assets/fonts/own.woff2'))).toBe(false)
})
