import { describe, expect, test } from 'vitest'
import { SAMPLE_STATE, sampleAnalysis } from '#src/store/fixtures/sampleState.ts'
import { INITIAL_STATE, type RootState } from '#src/store/rootReducer.ts'
import { joinStates } from './joinStates.ts'

const base = SAMPLE_STATE
const mineWith = (slices: Partial<RootState>) => ({ ...base, ...slices })
const resume = (name: string) => ({ ...base.topResumes[0]!, name })
const page = (id: string, name = '') => ({ id, name, link: '' })

test('S09 what one side alone has changed is taken from that side', () => {
  const jobDescription = sampleAnalysis('mine')
  const recruiter = { ...base.recruiter, ats_score: 1 }
  expect(joinStates(base, mineWith({ jobDescription }), mineWith({ recruiter }))).toEqual({ ...base, jobDescription, recruiter })
})

test('S10 emptying is a change like any other', () => {
  expect(joinStates(base, base, INITIAL_STATE)).toEqual(INITIAL_STATE)
  expect(joinStates(base, INITIAL_STATE, base)).toEqual(INITIAL_STATE)
})

test('S09 a slice that equals one side is that very object', () => {
  const copy = structuredClone(base)
  const joined = joinStates(base, base, copy)
  expect(joined.candidate).toBe(copy.candidate)
})

test('S09 a single result that both have changed is mine, which is the later one', () => {
  const mine = mineWith({ dataScout: { ...base.dataScout, Skills: ['mine'] } })
  const theirs = mineWith({ dataScout: { ...base.dataScout, Basic: { Name: 'theirs' } } })
  expect(joinStates(base, mine, theirs).dataScout).toBe(mine.dataScout)
})

describe('S09 lists that both have changed', () => {
  const join = (mine: string[], theirs: string[], before: string[] = ['a', 'b']) =>
    joinStates(
      mineWith({ topResumes: before.map(resume) }),
      mineWith({ topResumes: mine.map(resume) }),
      mineWith({ topResumes: theirs.map(resume) }),
    ).topResumes.map(({ name }) => name)

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

  test('resumes with the same id and different content are two', () => {
    const other = { ...resume('x'), score: 3 }
    const joined = joinStates(
      base,
      mineWith({ topResumes: [...base.topResumes, resume('x')] }),
      mineWith({ topResumes: [...base.topResumes, other] }),
    )
    expect(joined.topResumes).toEqual([...base.topResumes, other, resume('x')])
  })
})

describe('S09 records of lists that both have changed', () => {
  const join = (mine: RootState['fbPages'], theirs: RootState['fbPages'], before: RootState['fbPages'] = { u1: [page('1')] }) =>
    joinStates(mineWith({ fbPages: before }), mineWith({ fbPages: mine }), mineWith({ fbPages: theirs })).fbPages

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

  test('S06 a key that would change a prototype stays a key', () => {
    const theirs = JSON.parse('{"u1":[],"__proto__":[]}') as RootState['fbPages']
    join({ u1: [page('2')] }, theirs)
    expect(Object.getPrototypeOf({})).toBe(Object.prototype)
  })
})
