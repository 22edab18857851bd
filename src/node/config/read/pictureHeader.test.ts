import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureHeader } from './pictureHeader.ts'

const frame = (width: number, height: number) => [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 0, 0, 0]
/** Exif data with the one entry that says how the camera was held. */
const exif = (orientation: number) => {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  const data = [...Buffer.from('Exif\0\0', 'latin1'), ...tiff]
  return [0xff, 0xe1, 0, data.length + 2, ...data]
}
const webp = (chunk: string, body: number[]) =>
  Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), Buffer.from(chunk, 'latin1'), Buffer.from([0, 0, 0, 0, ...body])])

test('C25 the size of a PNG file', () => {
  expect(pictureHeader(readFileSync('tests/fixtures/bakery/assets/social.png'))).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

test('C25 the size of a JPEG file, as browsers turn it by its Exif data', () => {
  expect(pictureHeader(Buffer.from([0xff, 0xd8, ...frame(640, 480)]))).toMatchObject({ format: 'jpg', width: 640, height: 480 })
  expect(pictureHeader(Buffer.from([0xff, 0xd8, ...exif(1), ...frame(640, 480)]))).toMatchObject({ format: 'jpg', width: 640, height: 480 })
  expect(pictureHeader(Buffer.from([0xff, 0xd8, ...exif(6), 0xff, ...frame(640, 480)]))).toMatchObject({
    format: 'jpg',
    width: 480,
    height: 640,
  })
})

test('C25 the size of a JPEG file behind any amount of what cameras write', () => {
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(0xfffd)])
  const long = Buffer.concat([Buffer.from([0xff, 0xd8]), ...Array.from({ length: 20 }, () => segment), Buffer.from(frame(640, 480))])
  expect(long.length).toBeGreaterThan(1_000_000)
  expect(pictureHeader(long)).toMatchObject({ width: 640, height: 480 })
})

test.each(['jpeg', 'png', 'webp'] as const)(
  'F13 the size of a %s file that is turned by its Exif data is as it is shown',
  async (format) => {
    const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: '#887766' } })
    for (const [orientation, width, height] of [
      [1, 60, 40],
      [3, 60, 40],
      [6, 40, 60],
      [8, 40, 60],
    ]) {
      const bytes = await plain.clone().withMetadata({ orientation: orientation! }).toFormat(format).toBuffer()
      expect(pictureHeader(bytes)).toMatchObject({ width, height, orientation })
    }
  },
)

test('C25 the size of each kind of WebP file', () => {
  expect(pictureHeader(webp('VP8X', [0, 0, 0, 0, 0xaf, 0x04, 0, 0x75, 0x02, 0]))).toMatchObject({
    format: 'webp',
    width: 1200,
    height: 630,
  })
  expect(pictureHeader(webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0xb0, 0x04, 0x76, 0x02]))).toMatchObject({
    format: 'webp',
    width: 1200,
    height: 630,
  })
  expect(pictureHeader(webp('VP8L', [0x2f, 0xaf, 0x44, 0x9d, 0x00]))).toMatchObject({ format: 'webp', width: 1200, height: 630 })
  expect(pictureHeader(webp('ALPH', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]))).toBeUndefined()
})

test.each([
  [],
  [0xff],
  [0xff, 0xd8],
  [0xff, 0xd8, 0xff, 0xe1, 0, 8, 1, 2],
  [0xff, 0xd8, 1, 2, 3, 4],
  [0x89, 0x50, 0x4e, 0x47],
  [...Buffer.from('<svg/>')],
  exif(6),
])('C25 bytes that are no picture, or only its beginning, give nothing (%#)', (...bytes) => {
  expect(pictureHeader(Buffer.from(bytes))).toBeUndefined()
})
