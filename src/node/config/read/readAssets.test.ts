import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { foundIn } from '#tests/support/foundIn.ts'
import { photographOf } from '#tests/support/photographOf.ts'
import { pngOf } from '#tests/support/pngOf.ts'
import { readAssets } from './readAssets.ts'

test('C25 a file that is not what its ending says is not published', () => {
  expect(foundIn({ 'assets/oven.jpg': pngOf(10, 10) })).toEqual([
    'E_ASSET assets/oven.jpg: a png picture with the extension of another format. Rename it.',
  ])
  expect(foundIn({ 'assets/oven.webp': 'no picture' })).toEqual([
    'E_ASSET assets/oven.webp: not a webp picture. Export or copy the file again, with the extension of its format.',
  ])
})

test.each([0.2, 0.5, 0.99])('a photograph of which the share %d is there is told before the build', async (share) => {
  const whole = await (await photographOf(160, 120)).jpeg().toBuffer()
  const there = whole.indexOf(Buffer.from([0xff, 0xda]))
  const cut = Math.max(180, Math.floor((share < 0.5 ? there : whole.length) * share))
  expect(foundIn({ 'assets/oven.jpg': whole }).filter((line) => line.startsWith('E_ASSET '))).toEqual([])
  expect(foundIn({ 'assets/oven.jpg': whole.subarray(0, cut) })).toEqual([expect.stringMatching(/^E_ASSET assets\/oven\.jpg: /)])
})

test('F13 an SVG picture in other letters than it is sent in is told, and one in UTF-8 is not', () => {
  const svg = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>`
  const faultsOf = (encoding: string) => foundIn({ 'assets/oven.svg': svg(encoding) }).filter((line) => line.startsWith('E_ASSET '))
  expect(faultsOf('iso-8859-1')).toEqual([
    'E_ASSET assets/oven.svg: the picture declares the encoding iso-8859-1, but is sent as UTF-8. Save it as UTF-8.',
  ])
  expect([...faultsOf('UTF-8'), ...faultsOf('utf8')]).toEqual([])
})

test('a file that has been left alone is not opened again, and one that has just been written is', () => {
  const dir = editedBakery({ 'assets/oven.png': pngOf(10, 10) })
  const file = join(dir, 'assets/oven.png')
  const [asset, outside, now] = ['/assets/oven.png', new Set<string>(), Date.now()]
  const widthAfter = (known: Parameters<typeof readAssets>[3]) => readAssets(dir, [asset], outside, known, now).pictures.get(asset)?.width
  const other = () => writeFileSync(file, pngOf(11, 10))
  const written = readAssets(dir, [asset], outside, undefined, now).assetLooks
  expect(written.size).toBe(0)

  utimesSync(file, 1, 1)
  const settled = readAssets(dir, [asset], outside, written, now).assetLooks
  other()
  expect(widthAfter(settled)).toBe(11)
  utimesSync(file, 1, 1)
  // With the size and the time that it had, nobody can know.
  expect(widthAfter(settled)).toBe(10)
})
