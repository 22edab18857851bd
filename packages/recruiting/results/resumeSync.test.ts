import { expect, test } from 'vitest'
import { SAMPLE_STATE } from './fixtures/sampleState.ts'
import { INITIAL_STATE } from './fixtures/inStore.ts'
import { resumeSync } from './resumeSync.ts'

const { reducer, actions } = resumeSync
const result = SAMPLE_STATE.resumejdsyncer

test('R5.5 it starts empty, with the field names of the specification', () => {
  expect(INITIAL_STATE.resumejdsyncer).toEqual({
    Experience: '',
    Location: '',
    Objective: { Old: '', New: '' },
    Project: { Old: '', New: '' },
    'Hard Skills': { Old: [], New: [] },
    'Soft Skills': { Old: [], New: [] },
  })
})

test('R5.5 R5.9 an update takes the result and leaves Project as it is', () => {
  const Project = { Old: 'A cargo bike', New: 'A cargo bike with a lamp' }
  const update = { ...result, Project: { Old: 'not', New: 'taken' } }
  expect(reducer({ ...INITIAL_STATE.resumejdsyncer, Project }, actions.updated(update))).toEqual({ ...result, Project })
  expect(reducer(undefined, actions.updated(update)).Project).toEqual({ Old: '', New: '' })
})

test('R5.5 what the tool keeps besides is kept with it: keywords, and further adverts', () => {
  const more = { keywords: [{ term: 'Rye' }], adverts: [{ id: '1' }], shown: '1' }
  const state = reducer(undefined, actions.updated({ ...result, ...more }))
  expect(state).toMatchObject(more)
  expect(reducer(state, actions.updated(result))).not.toHaveProperty('adverts')
})

test('R5.9 a reset empties, Project as well', () => {
  expect(reducer({ ...result, Project: { Old: 'a', New: 'b' } }, actions.reset())).toEqual(INITIAL_STATE.resumejdsyncer)
})
