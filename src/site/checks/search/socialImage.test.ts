import { expect, test } from 'vitest'
import { foundIn } from '#tests/support/foundIn.ts'
import { pngOf } from '#tests/support/pngOf.ts'

test('C25 a shared picture of another size is reported where it is named', () => {
  expect(foundIn({ 'assets/social.png': pngOf(600, 315) })).toEqual([
    'E_SOCIAL_IMAGE site.json socialImage: "/assets/social.png" is 600 × 315 pixels, but pages declare 1200 × 630. Export it at that size.',
  ])
  expect(
    foundIn({ 'assets/visit.png': pngOf(1200, 600), 'pages/visit.json': ['"icon"', '"socialImage": "/assets/visit.png",\n  "icon"'] }),
  ).toEqual([expect.stringMatching(/^E_SOCIAL_IMAGE pages\/visit\.json socialImage: /)])
})

test('C25 a shared picture of more than 1 MB is reported', () => {
  expect(foundIn({ 'assets/social.png': pngOf(1200, 630, 1024 * 1024) })).toEqual([])
  expect(foundIn({ 'assets/social.png': pngOf(1200, 630, 1024 * 1024 + 1) })).toEqual([
    expect.stringMatching(/^E_SOCIAL_IMAGE site\.json socialImage: .* is 1025 KB/),
  ])
})
