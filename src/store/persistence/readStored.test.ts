import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Migration, STATE_VERSION } from './migrations.ts'
import { MAX_STORED_CHARS, readStored } from './readStored.ts'
import { writeStored } from './writeStored.ts'
import { INITIAL_STATE, registered, SAMPLE_STATE, sampleKeeping } from '#src/store/fixtures/workshop.ts'

const owner = 'bike-shop /'
const KEEPING = sampleKeeping(Date.UTC(2100))
const SAMPLE = writeStored(SAMPLE_STATE, { registered, owner, line: ['b', 'a'], keeping: KEEPING })
const folder = new URL('../fixtures/', import.meta.url)

/** The sample with other top-level texts; undefined takes one away. */
const sampleWith = (fields: Record<string, string | undefined>) => JSON.stringify({ ...(JSON.parse(SAMPLE) as object), ...fields })
const read = (raw: string | null) => readStored(raw, { registered, owner })
const exactly = { kind: 'read', slices: SAMPLE_STATE, setAside: [], others: {}, exact: true, line: ['b', 'a'], keeping: KEEPING }

test('what is written is read back exactly', () => {
  expect(read(SAMPLE)).toEqual(exactly)
})

test('no value is no damage', () => {
  expect(read(null)).toEqual({ kind: 'empty' })
})

describe('versions', () => {
  test.each(readdirSync(folder).filter((name) => /^v\d+\.json$/.test(name)))(
    'S07 %s, as that version stored it, keeps every text of a package that is not registered when it is written back',
    (name) => {
      const raw = readFileSync(new URL(name, folder), 'utf8').trim()
      const reading = read(raw)
      if (reading.kind !== 'read') throw new Error(reading.kind)
      const written = JSON.parse(writeStored(reading.slices, { registered, owner, ...reading })) as Record<string, string>
      const { _persist, _keeping, ...texts } = JSON.parse(raw) as Record<string, string>
      expect(written).toMatchObject(texts)
      expect(read(JSON.stringify(written))).toEqual(reading)
      expect(reading).toMatchObject({ slices: INITIAL_STATE, setAside: [], exact: true })
    },
  )

  test.each(['{"rehydrated":true}', '{"version":null}', '{"version":"1"}', '{"version":-1}', 'oops', undefined])(
    'S07 a value with `_persist` %s is read as version 1',
    (_persist) => {
      expect(read(sampleWith({ _persist }))).toEqual(exactly)
    },
  )

  test.each([`{"version":${STATE_VERSION + 1}}`, `{"version":"${STATE_VERSION + 1}"}`, '{"version":99}'])(
    'S07 a newer version, %s, is shown and sealed',
    (_persist) => {
      expect(read(sampleWith({ _persist }))).toEqual({
        kind: 'sealed',
        slices: SAMPLE_STATE,
        others: {},
        line: ['b', 'a'],
        keeping: KEEPING,
      })
    },
  )

  test('S07 a value three versions old goes through three migrations, and is not exact: the raw value must be kept', () => {
    const add = (name: string) => ({ rides: (slice: unknown) => [...(slice as unknown[]), { ...SAMPLE_STATE.rides[0], name }] })
    const migrations = ['one', 'two', 'three', 'four'].map(add)
    const reading = readStored(sampleWith({ rides: '[]', _persist: '{"version":1}' }), { registered, owner, migrations })
    expect(reading).toMatchObject({ kind: 'read', exact: false, slices: { rides: [{ name: 'two' }, { name: 'three' }, { name: 'four' }] } })
  })

  test('S07 S20 a slice whose migration throws is set aside; the others are migrated and kept', () => {
    const migrations: Migration[] = [
      {},
      {
        inspection: () => {
          throw new Error('a bug')
        },
        rides: (slice: unknown) => [...(slice as unknown[]), { ...SAMPLE_STATE.rides[0], name: 'two' }],
      },
    ]
    expect(readStored(sampleWith({ _persist: '{"version":1}' }), { registered, owner, migrations })).toEqual({
      ...exactly,
      slices: {
        ...SAMPLE_STATE,
        inspection: INITIAL_STATE.inspection,
        rides: [...SAMPLE_STATE.rides, { ...SAMPLE_STATE.rides[0], name: 'two' }],
      },
      setAside: ['inspection'],
      exact: false,
    })
  })

  test('S20 a slice that its migration leaves in a shape of no use is set aside, too', () => {
    const reading = readStored(sampleWith({ _persist: '{"version":1}' }), {
      registered,
      owner,
      migrations: [{}, { inspection: () => null }],
    })
    expect(reading).toMatchObject({ kind: 'read', setAside: ['inspection'], slices: { quote: SAMPLE_STATE.quote } })
  })
})

describe('damage', () => {
  test.each(['', ' ', 'oops', SAMPLE.slice(1), SAMPLE.slice(0, -1), 'null', '[]', '123', '"text"', 'true', '{}', '{"_persist":"{}"}'])(
    'S04 %.20j is damaged',
    (raw) => {
      expect(read(raw)).toEqual({ kind: 'damaged' })
    },
  )

  test('S06 more than the limit is not even parsed', () => {
    expect(read(sampleWith({ more: `"${'x'.repeat(MAX_STORED_CHARS)}"` }))).toEqual({ kind: 'damaged' })
  })

  test.each(['null', '"a text"', '7', '[]', '{"report":null}', '{"parts":[null]}', '{"total":null}', '{oops', '', '{"__proto__":{"a":1}}'])(
    'S04 a slice that is %s is set aside, the others are kept',
    (text) => {
      expect(read(sampleWith({ inspection: text }))).toEqual({
        ...exactly,
        slices: { ...SAMPLE_STATE, inspection: INITIAL_STATE.inspection },
        setAside: ['inspection'],
        exact: false,
      })
    },
  )

  test('a field that a slice lacks is filled in, and nothing is lost by writing it back', () => {
    const {
      notes: _left,
      report: { wheels: _out, ...report },
      ...inspection
    } = SAMPLE_STATE.inspection
    const reading = read(sampleWith({ inspection: JSON.stringify({ ...inspection, report }) }))
    const filled = { ...SAMPLE_STATE.inspection, notes: [], report: { ...SAMPLE_STATE.inspection.report, wheels: [] } }
    expect(reading).toEqual({ ...exactly, slices: { ...SAMPLE_STATE, inspection: filled } })
  })

  test('a slice that is missing holds its initial state', () => {
    expect(read(sampleWith({ rides: undefined }))).toEqual({ ...exactly, slices: { ...SAMPLE_STATE, rides: [] } })
  })

  test('what is stored as a slice that is not registered is given back as its text, readable or not, with its date', () => {
    const texts = { diary: '[ "rain" ]', oops: '{oops', number: 7 as unknown as string }
    const until = { ...KEEPING.until, diary: Date.UTC(2101), elsewhere: 3 }
    const reading = read(sampleWith({ ...texts, _keeping: JSON.stringify({ ...KEEPING, until }) }))
    const others = { diary: { text: texts.diary, until: until.diary }, oops: { text: texts.oops }, number: { text: 7 } }
    expect(reading).toEqual({ ...exactly, others })
  })

  test('a decision about a section type that is not registered is read', () => {
    const decisions = { diary: { word: 'notKept', at: 1 }, other: { word: 'perhaps', at: 1 } }
    expect(read(sampleWith({ _keeping: JSON.stringify({ ...KEEPING, decisions }) }))).toEqual({
      ...exactly,
      keeping: { ...KEEPING, decisions: { diary: decisions.diary } },
    })
  })

  test('S06 polluted fields pollute nothing', () => {
    const reading = read(SAMPLE.replace('{', '{"__proto__":"{\\"polluted\\":true}",'))
    expect(reading).toEqual(exactly)
    expect({}).not.toHaveProperty('polluted')
  })

  test('a line of descent that cannot be read is none', () => {
    expect(read(sampleWith({ _line: '[1]' }))).toEqual({ ...exactly, line: [] })
  })
})

describe('ownership', () => {
  test('S15 another mark is another application', () => {
    expect(read(sampleWith({ _owner: '"bike-shop /preview/"' }))).toEqual({ kind: 'foreign' })
  })

  test('S15 without a mark, a value in which none of our slices can be read and others are is foreign', () => {
    expect(read('{"auth":"{}","_persist":"{}"}')).toEqual({ kind: 'foreign' })
    expect(read('{"auth":"{}","inspection":"{\\"votes\\":\\"many\\",\\"total\\":\\"x\\"}"}')).toEqual({ kind: 'foreign' })
  })

  test('S15 without a mark, a value with a slice of ours is ours', () => {
    expect(read(sampleWith({ _owner: undefined }))).toEqual(exactly)
    expect(read(sampleWith({ _owner: '{oops' }))).toEqual(exactly)
  })

  test('without a mark, nothing but damaged slices of ours is ours', () => {
    expect(read('{"inspection":"{oops"}')).toMatchObject({ kind: 'read', setAside: ['inspection'] })
  })
})
