import { describe, expect, test } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph'
import { RunFailure, type ToolEvent, toolMachine, type ToolResult } from './tool.machine.ts'

type ToolSnapshot = SnapshotFrom<typeof toolMachine>

const STATES = ['idle', 'reading', 'analysing', 'failed', 'cancelled', 'done', 'refreshing'] as const
const BUSY = new Set<unknown>(['reading', 'analysing'])
const result: ToolResult = { isSample: false, fellBack: false, isAwaited: true, says: 'Score: 70.', documents: [], keep() {} }

const events: ToolEvent[] = [
  { type: 'submit', request: null },
  { type: 'analyse', request: null },
  { type: 'refresh', request: null },
  { type: 'files.give', place: 'resume', files: [{ name: 'a', state: 'reading', file: new File([], 'a') }], remark: '' },
  { type: 'files.give', place: 'resume', files: [{ name: 'b', state: 'refused', message: 'No.' }], remark: '' },
  { type: 'file.remove', place: 'resume', id: 1 },
  { type: 'text.change', place: 'resume', text: 'Baker' },
  { type: 'text.replace', place: 'resume', text: '' },
  { type: 'place.refuse', place: 'resume', remark: 'No.' },
  { type: 'forget' },
  { type: 'cancel' },
  { type: 'progress', progress: { done: 0, total: 1, what: '' } },
]
// The messages of actors arrive as XState events, whether the actors are running or not; late ones arrive this way too.
const answers = [
  { type: 'xstate.done.actor.0.tool.reading', output: [{ id: 1, state: 'refused', message: 'Damaged.' }] },
  { type: 'xstate.error.actor.0.tool.reading', error: new RunFailure('Broken.') },
  { type: 'xstate.done.actor.0.tool.analysing', output: result },
  { type: 'xstate.done.actor.0.tool.analysing', output: null },
  { type: 'xstate.error.actor.0.tool.analysing', error: new RunFailure('', true) },
  { type: 'xstate.done.actor.0.tool.refreshing', output: result },
  { type: 'xstate.done.actor.0.tool.refreshing', output: null },
  { type: 'xstate.error.actor.0.tool.refreshing', error: new RunFailure('Broken.') },
] as unknown as ToolEvent[]

/** A snapshot without counters, so that the traversal ends. */
const serialize = ({ value, context: { given, isSample, isStale } }: ToolSnapshot) =>
  JSON.stringify([
    value,
    isSample,
    isStale,
    given['resume']!.files.map(({ state }) => state),
    given['resume']!.text,
    given['resume']!.remark,
  ])

describe('every event in every reachable state', () => {
  const graph = getAdjacencyMap(toolMachine, {
    input: { places: { resume: 1 } },
    events: [...events, ...answers],
    serializeState: serialize,
    limit: 5000,
    stopWhen: ({ context }) => context.given['resume']!.files.length > 2,
  })
  const edges = adjacencyMapToArray(graph)
  const after = (type: string, from?: (state: ToolSnapshot) => boolean) =>
    edges.filter(({ event, state }) => event.type === type && (from?.(state) ?? true)).map(({ nextState }) => nextState)

  test('all states are reachable', () => {
    expect(new Set(edges.map(({ nextState }) => nextState.value))).toEqual(new Set(STATES))
  })

  test('the tool is busy exactly while something runs, and files are on their way exactly while they are read', () => {
    for (const { nextState } of edges) {
      expect(nextState.hasTag('busy')).toBe(BUSY.has(nextState.value))
      const isOnItsWay = nextState.context.given['resume']!.files.some(({ state }) => state === 'reading')
      if (isOnItsWay) expect(nextState.value).toBe('reading')
    }
  })

  test('B20 submitting starts an analysis unless something runs', () => {
    for (const next of after('submit', ({ value }) => !BUSY.has(value))) expect(next.value).toBe('analysing')
    for (const { state, event, nextState } of edges) if (event.type === 'submit' && BUSY.has(state.value)) expect(nextState).toEqual(state)
  })

  test('what is asked for at once is always analysed, and Cancel always ends what runs', () => {
    for (const next of after('analyse')) expect(next.value).toBe('analysing')
    for (const next of after('cancel', ({ value }) => BUSY.has(value))) expect(next.value).toBe('cancelled')
  })

  test.each(['reading', 'analysing', 'refreshing'])('an answer of %s that comes when it no longer runs changes nothing', (running) => {
    for (const { state, event, nextState } of edges)
      if (event.type.endsWith(`.tool.${running}`) && state.value !== running) expect(nextState.value).toBe(state.value)
  })

  test.each(['text.change', 'text.replace', 'file.remove', 'place.refuse', 'forget', 'progress'])(
    '%s never starts or ends a run',
    (type) => {
      for (const { state, event, nextState } of edges)
        if (event.type === type && !(type === 'forget' && state.value === 'refreshing')) expect(nextState.value).toBe(state.value)
    },
  )

  test('S14 what is forgotten while a result is made anew does not come back with it', () => {
    for (const next of after('forget', ({ value }) => value === 'refreshing')) expect(next.value).toBe('done')
  })

  test('R5 a result is made anew quietly, and only where there is one', () => {
    for (const { state, event, nextState } of edges)
      if (event.type === 'refresh') expect(nextState.value).toBe(state.value === 'done' ? 'refreshing' : state.value)
  })
})
