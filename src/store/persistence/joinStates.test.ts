import { describe, expect, test } from 'vitest'
import { joinStates } from './joinStates.ts'
import { INITIAL_STATE, registered, SAMPLE_STATE, sampleQuote, type WorkshopState } from '#src/store/fixtures/workshop.ts'

const base = SAMPLE_STATE
const mineWith = (slices: Partial<WorkshopState>) => ({ ...base, ...slices })
const ride = (name: string) => ({ ...base.rides[0]!, name })
const page = (id: string, name = '') => ({ id, name, link: '' })

test('S09 what one side alone has changed is taken from that side', () => {
  const quote = sampleQuote('mine')
  const logbook = { ...base.logbook, score: 1 }
  expect(joinStates(registered, base, mineWith({ quote }), mineWith({ logbook }))).toEqual({ ...base, quote, logbook })
})

test('S10 emptying is a change like any other', () => {
  expect(joinStates(registered, base, base, INITIAL_STATE)).toEqual(INITIAL_STATE)
  expect(joinStates(registered, base, INITIAL_STATE, base)).toEqual(INITIAL_STATE)
})

test('S09 a slice that equals one side is that very object', () => {
  const copy = structuredClone(base)
  const joined = joinStates(registered, base, base, copy)
  expect(joined.inspection).toBe(copy.inspection)
})

test('S09 a single result that both have changed is mine, which is the later one', () => {
  const mine = mineWith({ riders: { ...base.riders, notes: ['mine'] } })
  const theirs = mineWith({ riders: { ...base.riders, fields: { Name: 'theirs' } } })
  expect(joinStates(registered, base, mine, theirs).riders).toBe(mine.riders)
})

describe('S09 lists that both have changed', () => {
  const join = (mine: string[], theirs: string[], before: string[] = ['a', 'b']) =>
    joinStates(
      registered,
      mineWith({ rides: before.map(ride) }),
      mineWith({ rides: mine.map(ride) }),
      mineWith({ rides: theirs.map(ride) }),
    ).rides.map(({ name }) => name)

  test('what either added stays', () => {
    expect(join(['a', 'b', 'x'], ['a', 'b', 'y'])).toEqual(['a', 'b', 'y', 'x'])
  })

  test('what either removed goes', () => {
    expect(join(['b'], ['a'])).toEqual([])
  })

  test('what one cleared goes, what the other added since stays', () => {
    expect(join([], ['a', 'b', 'y'])).toEqual(['y'])
    expect(join(['a', 'b', 'x'], [])).toEqual(['x'])
  })

  test('what both added alike is there once, what one added twice is there twice', () => {
    expect(join(['a', 'b', 'x'], ['a', 'b', 'x', 'y'])).toEqual(['a', 'b', 'x', 'y'])
    expect(join(['a', 'b', 'x', 'x'], ['a', 'b', 'y'])).toEqual(['a', 'b', 'y', 'x', 'x'])
  })

  test('rides with the same id and different content are two', () => {
    const other = { ...ride('x'), score: 3 }
    const joined = joinStates(
      registered,
      base,
      mineWith({ rides: [...base.rides, ride('x')] }),
      mineWith({ rides: [...base.rides, other] }),
    )
    expect(joined.rides).toEqual([...base.rides, other, ride('x')])
  })
})

describe('S09 records of lists that both have changed', () => {
  const join = (
    mine: WorkshopState['partners'],
    theirs: WorkshopState['partners'],
    before: WorkshopState['partners'] = { u1: [page('1')] },
  ) => joinStates(registered, mineWith({ partners: before }), mineWith({ partners: mine }), mineWith({ partners: theirs })).partners

  test('entries of both sides stay', () => {
    expect(join({ u1: [page('1')], u2: [page('2')] }, { u1: [page('1')], u3: [page('3')] })).toEqual({
      u1: [page('1')],
      u2: [page('2')],
      u3: [page('3')],
    })
  })

  test('an entry that one removed and the other left alone goes', () => {
    expect(join({}, { u1: [page('1')], u2: [page('2')] })).toEqual({ u2: [page('2')] })
  })

  test('within an entry, items are told apart by id; what one side edited is taken from it', () => {
    expect(join({ u1: [page('1', 'mine'), page('2')] }, { u1: [page('1'), page('3')] })).toEqual({
      u1: [page('1', 'mine'), page('3'), page('2')],
    })
    expect(join({ u1: [page('1'), page('2')] }, { u1: [page('1', 'theirs')] })).toEqual({ u1: [page('1', 'theirs'), page('2')] })
  })

  test('a slice says which field is the id, the first that an item has', () => {
    const known = { u1: [{ ref: 'x', id: '1', name: '' }] }
    const mine = { u1: [{ ref: 'x', id: '2', name: 'mine' }] }
    const theirs = { u1: [{ ref: 'x', id: '1', name: '' }, page('3')] }
    expect(join(mine, theirs, known)).toEqual({ u1: [{ ref: 'x', id: '2', name: 'mine' }, page('3')] })
  })

  test('S06 a key that would change a prototype stays a key', () => {
    const theirs = JSON.parse('{"u1":[],"__proto__":[]}') as WorkshopState['partners']
    join({ u1: [page('2')] }, theirs)
    expect(Object.getPrototypeOf({})).toBe(Object.prototype)
  })
})
