import { expect, test } from 'vitest'
import { addressSpans } from './addressSpans.ts'

test('links and pictures with the address are found; words, code and longer addresses are not', () => {
  const text = '[a](/vist), [b](/vist "Title"), [c](/vist/us), `[d](/vist)`, /vist\n\n![e](/vist)\n\n[f]: /vist\n\n[g][f]\n'
  const found = addressSpans(text, '/vist', '/visit')
  expect(found.toReversed().reduce((changed, { start, end }) => changed.slice(0, start) + '/visit' + changed.slice(end), text)).toBe(
    '[a](/visit), [b](/visit "Title"), [c](/vist/us), `[d](/vist)`, /vist\n\n![e](/visit)\n\n[f]: /visit\n\n[g][f]\n',
  )
})

test.each(['no links', '[a](/br&#101;ad)', ''])('nothing is found in %j', (text) => {
  expect(addressSpans(text, '/bread', '/breads')).toEqual([])
})
