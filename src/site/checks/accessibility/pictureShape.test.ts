import { expect, test } from 'vitest'
import { foundIn } from '#tests/support/foundIn.ts'

test('C25 a picture in another shape than its file is reported, a smaller one of the same shape is not', () => {
  const shown = (width: number, height: number): Parameters<typeof foundIn>[0] => ({
    'footer.json': [
      '"legal": [',
      `"images": [{ "src": "/assets/social.png", "alt": "Loaves", "width": ${width}, "height": ${height} }], "legal": [`,
    ],
  })
  expect(foundIn(shown(401, 210))).toEqual([])
  expect(foundIn(shown(400, 400))).toEqual([
    expect.stringMatching(/^E_PICTURE_SHAPE footer\.json images\.0\.width: 400 × 400 does not match the shape of .* 1200 × 630 pixels/),
  ])
})
