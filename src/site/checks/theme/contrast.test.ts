import { expect, test } from 'vitest'
import { foundIn } from '#tests/support/foundIn.ts'

const MUTED = '"muted": "#6B5344"'

test('a contrast that just fails is not shown as one that is enough', () => {
  expect(foundIn({ 'theme.json': [MUTED, '"muted": "#6D7465"'] })).toEqual([
    expect.stringMatching(/^E_CONTRAST theme\.json colors\.muted: #6D7465 on tint #FDF6E7 has a contrast of 4\.49, but needs 4\.5/),
  ])
})

test('a contrast that just reaches it is enough', () => {
  expect(foundIn({ 'theme.json': [MUTED, '"muted": "#6D7464"'] })).toEqual([])
})
