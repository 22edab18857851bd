import { expect, test } from 'vitest'
import { foundIn } from '#tests/support/foundIn.ts'

/** The header of a PNG file of a size, as large as asked. */
function png(width: number, height: number, bytes = 33): Buffer {
  const header = Buffer.alloc(bytes)
  header.write('\u0089PNG\r\n\u001a\n', 'latin1')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}

test('C25 a shared picture of another size is told where it is named', () => {
  expect(foundIn({ 'assets/social.png': png(600, 315) })).toEqual([
    'E_SOCIAL_IMAGE site.json socialImage: "/assets/social.png" has 600 × 315 pixels, pages say 1200 × 630. Export it in that size.',
  ])
  expect(
    foundIn({ 'assets/visit.png': png(1200, 600), 'pages/visit.json': ['"icon"', '"socialImage": "/assets/visit.png",\n  "icon"'] }),
  ).toEqual([expect.stringMatching(/^E_SOCIAL_IMAGE pages\/visit\.json socialImage: /)])
})

test('C25 a shared picture of more than 1 MB is told', () => {
  expect(foundIn({ 'assets/social.png': png(1200, 630, 1024 * 1024) })).toEqual([])
  expect(foundIn({ 'assets/social.png': png(1200, 630, 1024 * 1024 + 1) })).toEqual([
    expect.stringMatching(/^E_SOCIAL_IMAGE site\.json socialImage: .* has 1025 KB/),
  ])
})

test('C25 a logo that search engines cannot use is told', () => {
  const icon = { 'site.json': ['"socialImage"', '"appleTouchIcon": "/assets/touch.png",\n  "socialImage"'] as [string, string] }
  expect(foundIn({ ...icon, 'assets/touch.png': png(180, 180) })).toEqual([])
  expect(foundIn({ ...icon, 'assets/touch.png': png(96, 96) })).toEqual([
    expect.stringMatching(/^E_JSON_LD site\.json appleTouchIcon: .* 96 × 96 pixels, they need 112 × 112/),
  ])
})

test('C25 a picture in another shape than its file is told, a smaller one of the same shape is not', () => {
  const shown = (width: number, height: number): Parameters<typeof foundIn>[0] => ({
    'footer.json': [
      '"legal": [',
      `"images": [{ "src": "/assets/social.png", "alt": "Loaves", "width": ${width}, "height": ${height} }], "legal": [`,
    ],
  })
  expect(foundIn(shown(401, 210))).toEqual([])
  expect(foundIn(shown(400, 400))).toEqual([
    expect.stringMatching(/^E_PICTURE_SHAPE footer\.json images\.0\.width: 400 × 400 is not the shape of .* 1200 × 630 pixels/),
  ])
})

test('C25 a file that is not what its ending says is not published', () => {
  expect(foundIn({ 'assets/oven.jpg': png(10, 10) })).toEqual([
    'E_ASSET assets/oven.jpg: a png picture with the ending of another, so rename it',
  ])
  expect(foundIn({ 'assets/oven.webp': 'no picture' })).toEqual(['E_ASSET assets/oven.webp: not a webp picture'])
})
