import sharp from 'sharp'
import { expect, test } from 'vitest'
import { indexedPng } from './indexedPng.ts'

test('other programs read the picture as it was written', async () => {
  const palette = [0x102030, 0xffffff, 0x02b686]
  const indexes = Uint8Array.from([0, 1, 2, 2, 1, 0])
  const { data, info } = await sharp(indexedPng(3, 2, palette, indexes))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 3, height: 2, channels: 3 })
  expect([...data]).toEqual([...indexes].flatMap((index) => [...Buffer.from(palette[index]!.toString(16).padStart(6, '0'), 'hex')]))
})
