import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pack, packBeside, pageQuality } from './packing.ts'

test('H10.3 the more pages a site has, the less time goes into packing each', () => {
  const qualities = [1, 150, 151, 2000, 2001, 100_000].map(pageQuality)
  expect(qualities[0]).toEqual(qualities[1])
  expect(qualities[2]).toEqual(qualities[3])
  expect(qualities[4]).toEqual(qualities[5])
  expect(qualities[0]!.brotli).toBeGreaterThan(qualities[2]!.brotli!)
  expect(qualities[0]!.gzip).toBeGreaterThan(qualities[2]!.gzip)
  expect(qualities[4]!.brotli).toBeUndefined()
})

test('H10.3 in every quality, whatever form there is unpacks to the page', async () => {
  const page = Buffer.from('<p>Bread, rolls and cakes, baked in the night.</p>'.repeat(100))
  for (const pages of [1, 151, 2001])
    for (const { br, gz } of [pack(page, pageQuality(pages)), await packBeside(page, pageQuality(pages))]) {
      expect(br === null).toBe(pages > 2000)
      expect([br ? brotliDecompressSync(br) : page, gunzipSync(gz!)]).toEqual([page, page])
    }
})
