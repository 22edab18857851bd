import * as fc from 'fast-check'
import { expect } from 'vitest'

/** Kinds of texts, each with its name: put together from plain parts, and from these with anything risky among them. */
export function textsOf(plain: readonly string[], risky: readonly string[]): [name: string, texts: fc.Arbitrary<string>][] {
  const among = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...plain) }, { weight: 1, arbitrary: fc.constantFrom(...risky) })
  const kinds: [string, fc.Arbitrary<string>][] = [
    ['texts of plain parts', fc.constantFrom(...plain)],
    ['texts with anything among them', among],
  ]
  return kinds.map(([name, part]) => [name, fc.array(part, { maxLength: 14 }).map((parts) => parts.join(''))])
}

/**
 * Holds a quick way of doing something to the whole way: it gives the same, or undefined. Gives the share of the texts for which it gives
 * something, without which a test would say nothing. Fails with the smallest text for which the two differ.
 */
export function sameOrNothing<Found>(
  texts: fc.Arbitrary<string>,
  quick: (text: string) => Found | undefined,
  whole: (text: string) => Found,
  bounds: fc.Parameters<[string]>,
): number {
  let [found, tried] = [0, 0]
  fc.assert(
    fc.property(texts, (text) => {
      tried += 1
      const quickly = quick(text)
      if (quickly === undefined) return
      found += 1
      expect(quickly).toEqual(whole(text))
    }),
    bounds,
  )
  return found / tried
}
