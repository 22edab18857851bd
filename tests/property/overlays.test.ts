import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Fields, overlaid, placeInOverlay, translatedTexts } from '#src/site/languages/overlay.ts'
import type { KeyPath } from '#src/site/site.ts'
import { bounds } from '#tests/support/fuzz.ts'

const { object } = fc.letrec<{ value: unknown; object: Fields; items: Fields[] }>((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, fc.string(), fc.integer(), fc.array(fc.string(), { maxLength: 3 }), tie('object'), tie('items')),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'title'), tie('value'), { maxKeys: 4 }),
  items: fc.oneof(
    fc.array(fc.record({ title: fc.string() }), { maxLength: 3 }),
    fc.uniqueArray(fc.record({ id: fc.constantFrom('one', 'two', 'three'), title: fc.string() }), {
      maxLength: 3,
      selector: ({ id }) => id,
    }),
  ),
}))

test('a translation that says nothing changes nothing, and saying it twice says no more', () => {
  fc.assert(
    fc.property(object, object, (source, own) => {
      expect(overlaid(source, {})).toEqual(source)
      expect(overlaid(overlaid(source, own), own)).toEqual(overlaid(source, own))
    }),
    bounds(300),
  )
})

test('what a translation says stands in the whole, and its place leads back', () => {
  fc.assert(
    fc.property(object, object, (source, own) => {
      const whole = overlaid(source, own)
      for (const { keyPath, text } of translatedTexts({ own, source })) {
        const place = placeInOverlay({ own, source }, keyPath)
        expect(place).toBeDefined()
        expect(valueAt(own, place!)).toEqual(text)
        expect(valueAt(whole, keyPath)).toBeDefined()
      }
    }),
    bounds(300),
  )
})

function valueAt(of: unknown, keyPath: KeyPath): unknown {
  return keyPath.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], of)
}
