import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pack, pageQuality } from './packing.ts'

test('H10.3 the more pages a site has, the less time goes into packing each', () => {
  const qualities = [1, 150, 151, 2000, 2001, 100_000].map(pageQuality)
  expect(qualities[0]).toEqual(qualities[1])
  expect(qualities[2]).toEqual(qualities[3])
  expect(qualities[4]).toEqual(qualities[5])
  for (const form of ['brotli', 'gzip'] as const) {
    const levels = [qualities[0]!, qualities[2]!, qualities[4]!].map((quality) => quality[form])
    expect(levels).toEqual([...new Set(levels)].sort((a, b) => b - a))
  }
})

test('H10.3 in every quality, both forms unpack to the page', () => {
  const page = Buffer.from('<p>Bread, rolls and cakes, baked in the night.</p>'.repeat(100))
  for (const pages of [1, 151, 2001]) {
    const { br, gz } = pack(page, pageQuality(pages))
    expect([brotliDecompressSync(br!), gunzipSync(gz!)]).toEqual([page, page])
  }
})
