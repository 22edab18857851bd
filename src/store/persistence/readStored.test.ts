import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sampleKeeping } from '#src/store/fixtures/sampleKeeping.ts'
import { SAMPLE_STATE } from '#src/store/fixtures/sampleState.ts'
import { INITIAL_STATE } from '#src/store/rootReducer.ts'
import { type Migration, STATE_VERSION } from './migrations.ts'
import { MAX_STORED_CHARS, readStored } from './readStored.ts'
import { writeStored } from './writeStored.ts'

const owner = 'bike-shop /'
const KEEPING = sampleKeeping(Date.UTC(2100))
const SAMPLE = writeStored(SAMPLE_STATE, { owner, line: ['b', 'a'], keeping: KEEPING })
const folder = new URL('../fixtures/', import.meta.url)

/** The sample with other top-level texts; undefined takes one away. */
const sampleWith = (fields: Record<string, string | undefined>) => JSON.stringify({ ...(JSON.parse(SAMPLE) as object), ...fields })
const read = (raw: string | null) => readStored(raw, { owner })
const exactly = { kind: 'read', slices: SAMPLE_STATE, setAside: [], exact: true, line: ['b', 'a'], keeping: KEEPING }

test('what is written is read back exactly', () => {
  expect(read(SAMPLE)).toEqual(exactly)
})

test('no value is no damage', () => {
  expect(read(null)).toEqual({ kind: 'empty' })
})

describe('versions', () => {
  test.each(readdirSync(folder).filter((name) => /^v\d+\.json$/.test(name)))('S07 %s, as that version stored it, is read whole', (name) => {
    const raw = readFileSync(new URL(name, folder), 'utf8').trim()
    const reading = read(raw)
    expect(reading).toMatchObject({ kind: 'read', setAside: [] })
  })

  test('S07 the fixture of the version in use is what this code writes', () => {
    const raw = readFileSync(new URL(`v${STATE_VERSION}.json`, folder), 'utf8').trim()
    expect(writeStored(SAMPLE_STATE, { owner, line: ['a'], keeping: KEEPING })).toBe(raw)
  })

  test.each(['{"rehydrated":true}', '{"version":null}', '{"version":"1"}', '{"version":-1}', 'oops', undefined])(
    'S07 a value with `_persist` %s is read as version 1',
    (_persist) => {
      expect(read(sampleWith({ _persist }))).toEqual(exactly)
    },
  )

  test.each([`{"version":${STATE_VERSION + 1}}`, `{"version":"${STATE_VERSION + 1}"}`, '{"version":99}'])(
    'S07 a newer version, %s, is shown and sealed',
    (_persist) => {
      expect(read(sampleWith({ _persist }))).toEqual({ kind: 'sealed', slices: SAMPLE_STATE, line: ['b', 'a'], keeping: KEEPING })
    },
  )

  test('S07 a value three versions old goes through three migrations, and is not exact: the raw value must be kept', () => {
    const add = (name: string) => ({ topResumes: (slice: unknown) => [...(slice as unknown[]), { ...SAMPLE_STATE.topResumes[0], name }] })
    const migrations = ['one', 'two', 'three', 'four'].map(add)
    const reading = readStored(sampleWith({ topResumes: '[]', _persist: '{"version":1}' }), { owner, migrations })
    expect(reading).toMatchObject({
      kind: 'read',
      exact: false,
      slices: { topResumes: [{ name: 'two' }, { name: 'three' }, { name: 'four' }] },
    })
  })

  test('S07 S20 a slice whose migration throws is set aside; the others are migrated and kept', () => {
    const migrations: Migration[] = [
      {},
      {
        candidate: () => {
          throw new Error('a bug')
        },
        topResumes: (slice: unknown) => [...(slice as unknown[]), { ...SAMPLE_STATE.topResumes[0], name: 'two' }],
      },
    ]
    expect(readStored(sampleWith({ _persist: '{"version":1}' }), { owner, migrations })).toEqual({
      ...exactly,
      slices: {
        ...SAMPLE_STATE,
        candidate: INITIAL_STATE.candidate,
        topResumes: [...SAMPLE_STATE.topResumes, { ...SAMPLE_STATE.topResumes[0], name: 'two' }],
      },
      setAside: ['candidate'],
      exact: false,
    })
  })

  test('S20 a slice that its migration leaves in a shape of no use is set aside, too', () => {
    const reading = readStored(sampleWith({ _persist: '{"version":1}' }), { owner, migrations: [{}, { candidate: () => null }] })
    expect(reading).toMatchObject({ kind: 'read', setAside: ['candidate'], slices: { jobDescription: SAMPLE_STATE.jobDescription } })
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

  test.each([
    'null',
    '"a text"',
    '7',
    '[]',
    '{"report":null}',
    '{"scores":[null]}',
    '{"Total":null}',
    '{oops',
    '',
    '{"__proto__":{"a":1}}',
  ])('S04 a slice that is %s is set aside, the others are kept', (text) => {
    expect(read(sampleWith({ candidate: text }))).toEqual({
      ...exactly,
      slices: { ...SAMPLE_STATE, candidate: INITIAL_STATE.candidate },
      setAside: ['candidate'],
      exact: false,
    })
  })

  test('a field that a slice lacks is filled in, and nothing is lost by writing it back', () => {
    const {
      Skills: _left,
      report: { Formats: _out, ...report },
      ...candidate
    } = SAMPLE_STATE.candidate
    const reading = read(sampleWith({ candidate: JSON.stringify({ ...candidate, report }) }))
    const filled = { ...SAMPLE_STATE.candidate, Skills: [], report: { ...SAMPLE_STATE.candidate.report, Formats: [] } }
    expect(reading).toEqual({ ...exactly, slices: { ...SAMPLE_STATE, candidate: filled } })
  })

  test('a slice that is missing holds its initial state', () => {
    expect(read(sampleWith({ topResumes: undefined }))).toEqual({ ...exactly, slices: { ...SAMPLE_STATE, topResumes: [] } })
  })

  test('a slice that this release does not know makes the value inexact', () => {
    expect(read(sampleWith({ coverLetters: '[]' }))).toEqual({ ...exactly, exact: false })
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
    expect(read('{"auth":"{}","candidate":"{\\"votes\\":\\"many\\",\\"Total\\":\\"x\\"}"}')).toEqual({ kind: 'foreign' })
  })

  test('S15 without a mark, a value with a slice of ours is ours', () => {
    expect(read(sampleWith({ _owner: undefined }))).toEqual(exactly)
    expect(read(sampleWith({ _owner: '{oops' }))).toEqual(exactly)
  })

  test('without a mark, nothing but damaged slices of ours is ours', () => {
    expect(read('{"candidate":"{oops"}')).toMatchObject({ kind: 'read', setAside: ['candidate'] })
  })
})
