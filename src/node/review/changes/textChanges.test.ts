import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { carriedTo, overlaps, reversed, textChanges, withTextChanges } from './textChanges.ts'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

test('fields that follow each other are changes of their own, and an added field comes with the comma before it', () => {
  const before = json({ title: 'A', lead: 'B', sections: [{ type: 'quote', text: 'x' }] })
  const after = json({ title: 'AA', lead: 'BB', sections: [{ type: 'quote', text: 'x', by: 'y' }] })
  const changes = textChanges('pages/a.json', before, after)
  expect(changes.map((change) => change.map(({ added }) => added.join('').trim()))).toEqual([
    ['"title": "AA",'],
    ['"lead": "BB",'],
    [expect.stringContaining('"by": "y"')],
  ])
  expect(withTextChanges(before, changes)).toBe(after)
})

test('a section that moves is one change, and one of another type is replaced as a whole', () => {
  const section = (type: string, title: string) => ({ type, title })
  const [a, b, c] = [section('quote', 'A'), section('quote', 'B'), section('quote', 'C')]
  const moved = textChanges('pages/a.json', json({ sections: [a, b, c] }), json({ sections: [b, c, a] }))
  expect(moved).toHaveLength(1)
  expect(textChanges('pages/a.json', json({ sections: [a] }), json({ sections: [section('callout', 'Z')] }))).toHaveLength(1)
})

test('a change is carried to another version by its lines: past other changes, not over them, and not twice', () => {
  const before = json({ title: 'A', lead: 'B', text: 'C' })
  const [title] = textChanges('a.json', before, json({ title: 'AA', lead: 'B', text: 'C' }))
  const later = json({ first: 1, title: 'A', lead: 'BB', text: 'C' })
  const carried = carriedTo('a.json', title!, before, later)
  expect(withTextChanges(later, [carried as typeof title & object])).toBe(json({ first: 1, title: 'AA', lead: 'BB', text: 'C' }))
  expect(carriedTo('a.json', title!, before, json({ title: 'AA', lead: 'BB', text: 'C' }))).toBe('there')
  expect(carriedTo('a.json', title!, before, json({ title: 'other', lead: 'B', text: 'C' }))).toBe('conflict')
})

test('any text is reached by its changes, any choice can be made, and the rest taken back again', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', '', 'd,', '{', '}'), { maxLength: 12 })
  fc.assert(
    fc.property(lines, lines, fc.boolean(), fc.infiniteStream(fc.boolean()), (old, now, ends, flips) => {
      const [before, after] = [old, now].map((all) => all.join('\n') + (ends && all.length > 0 ? '\n' : ''))
      const changes = textChanges('text.md', before!, after!)
      expect(withTextChanges(before!, changes)).toBe(after)
      const chosen = changes.filter(() => flips.next().value)
      const others = changes.filter((change) => !chosen.includes(change))
      expect(chosen.some((change) => others.some((other) => overlaps(change, other)))).toBe(false)
      const back = reversed(changes).filter((_change, index) => others.includes(changes[index]!))
      expect(withTextChanges(after!, back)).toBe(withTextChanges(before!, chosen))
    }),
    { seed: 45, numRuns: 300 },
  )
})
