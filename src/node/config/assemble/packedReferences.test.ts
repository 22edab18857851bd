import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Reference } from '#src/site/site.ts'
import { mayHold, packReferences, unpackReferences } from './packedReferences.ts'

const kinds: readonly Reference['kind'][] = ['href', 'webAddress', 'asset', 'collection', 'fragment', 'markdownFile']
const name = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('~', '^', '|', '0', '1', '2', 'a') }))
const reference = fc.record({
  kind: fc.constantFrom(...kinds),
  value: name,
  keyPath: fc.array(fc.oneof(fc.nat(20), fc.constantFrom('sections', 'href', 'two words', 'a^b')), { minLength: 1 }),
  isDormant: fc.boolean(),
  text: fc.option(fc.record({ file: name, line: fc.nat(), column: fc.nat() }), { nil: undefined }),
})

test('H14 references are what they were once they have been kept, whatever they name', () => {
  fc.assert(
    fc.property(fc.array(reference), (references) => {
      const kept = JSON.parse(
        JSON.stringify(packReferences(references.map((one) => ({ ...one, file: 'pages/index.json' })))),
      ) as ReturnType<typeof packReferences>
      const read = unpackReferences('pages/index.json', kept)
      expect(read.map(({ kind, value, keyPath, isDormant, text }) => ({ kind, value, keyPath, isDormant, text }))).toEqual(references)
      for (const { kind, file } of read) expect([mayHold(kept, kind), file]).toEqual([true, 'pages/index.json'])
    }),
  )
})

test('H14 pages of one form say in the same words where their references stand', () => {
  const linked = (value: string): Reference[] => [{ kind: 'href', value, file: 'a.json', keyPath: ['sections', 0, 'href'] }]
  expect(packReferences(linked('/a')).places).toBe(packReferences(linked('/b')).places)
  expect(mayHold(packReferences(linked('/asset')), 'asset')).toBe(false)
})
