import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  type AnalyseInput,
  type GivenDocument,
  type PickedFile,
  type ReadInput,
  type ReadOutcome,
  RunFailure,
  toolMachine,
  type ToolResult,
} from './tool.machine.ts'

type Run<Input, Output> = { input: Input; signal: AbortSignal; resolve(output: Output): void; reject(error: unknown): void }

/** A tool with a place for one file and one for three, whose actors answer on command. */
function startTool() {
  const reads: Run<ReadInput, ReadOutcome[]>[] = []
  const analyses: Run<AnalyseInput, ToolResult | null>[] = []
  const machine = toolMachine.provide({
    actors: {
      read: fromPromise(
        ({ input, signal }) => new Promise<ReadOutcome[]>((resolve, reject) => reads.push({ input, signal, resolve, reject })),
      ),
      analyse: fromPromise(
        ({ input, signal }) => new Promise<ToolResult | null>((resolve, reject) => analyses.push({ input, signal, resolve, reject })),
      ),
    },
  })
  const actor = createActor(machine, { input: { places: { resume: 1, batch: 3 } } }).start()
  return {
    reads,
    analyses,
    actor,
    send: actor.send,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    files: (place: string) => actor.getSnapshot().context.given[place]!.files.map(({ name, state }) => `${name} ${state}`),
    give: (place: string, ...names: string[]) => actor.send({ type: 'files.give', place, files: names.map(toBeRead), remark: '' }),
    submit: (request: unknown = undefined) => actor.send({ type: 'submit', request }),
  }
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
const toBeRead = (name: string): PickedFile => ({ name, state: 'reading', file: new File([], name) })
const tooLarge = (name: string): PickedFile => ({ name, state: 'refused', message: 'Too large.' })
const documentOf = (id: number): GivenDocument => ({ id, name: `${id}.txt`, text: 'Text' })
const ready = (id: number): ReadOutcome => ({ id, state: 'ready', document: documentOf(id) })
const refused = (id: number): ReadOutcome => ({ id, state: 'refused', message: 'Damaged.' })
const result = (more: Partial<ToolResult> = {}): ToolResult => ({
  isSample: false,
  fellBack: false,
  isAwaited: true,
  says: '',
  documents: [],
  keep() {},
  ...more,
})

describe('analysing', () => {
  test('R5.9 a result is kept, and the tool is done', async () => {
    const tool = startTool()
    const keep = vi.fn()
    tool.submit('all')
    expect([tool.state(), tool.isBusy(), tool.analyses[0]!.input.request]).toEqual(['analysing', true, 'all'])
    tool.analyses[0]!.resolve(result({ isSample: true, fellBack: true, documents: [7], keep }))
    await settled()
    expect(tool.state()).toBe('done')
    expect(tool.context()).toMatchObject({ isSample: true, fellBack: true, documents: [7], fresh: 1 })
    expect(keep).toHaveBeenCalledOnce()
  })

  test('it begins with what was given', () => {
    const tool = startTool()
    tool.send({ type: 'text.change', place: 'resume', text: 'Baker' })
    tool.submit()
    expect(tool.analyses[0]!.input.given['resume']!.text).toBe('Baker')
  })

  test('B20 a second submission while it runs does nothing', () => {
    const tool = startTool()
    tool.submit()
    tool.submit()
    expect(tool.analyses).toHaveLength(1)
  })

  test('a result that nobody waits for does not count as fresh', async () => {
    const tool = startTool()
    tool.send({ type: 'analyse', request: 'move' })
    tool.analyses[0]!.resolve(result({ isAwaited: false }))
    await settled()
    expect([tool.state(), tool.context().fresh]).toEqual(['done', 0])
  })

  test('what is asked for at once takes the place of what runs, whose late answer is not heard', async () => {
    const tool = startTool()
    const keep = vi.fn()
    tool.submit('first')
    tool.send({ type: 'analyse', request: 'second' })
    expect(tool.analyses.map(({ signal }) => signal.aborted)).toEqual([true, false])
    tool.analyses[0]!.resolve(result({ keep }))
    await settled()
    expect([tool.state(), keep.mock.calls.length]).toEqual(['analysing', 0])
    tool.analyses[1]!.resolve(result())
    await settled()
    expect([tool.state(), tool.context().fresh]).toEqual(['done', 1])
  })

  test('what was given may not do: the tool is idle, and the place says why', async () => {
    const tool = startTool()
    tool.submit()
    tool.analyses[0]!.input.send({ type: 'place.refuse', place: 'resume', remark: 'It is empty.' })
    tool.analyses[0]!.resolve(null)
    await settled()
    expect(tool.state()).toBe('idle')
    expect(tool.context().given['resume']).toMatchObject({ remark: 'It is empty.', refusal: 1 })
  })

  test('R5 what has changed since the result is analysed quietly, once more if it changes meanwhile', async () => {
    const tool = startTool()
    tool.send({ type: 'refresh', request: undefined })
    expect(tool.state()).toBe('idle')
    tool.submit()
    tool.analyses[0]!.resolve(result({ says: 'Score: 60.' }))
    await settled()
    const keep = vi.fn()
    tool.send({ type: 'text.change', place: 'resume', text: 'Baker' })
    tool.send({ type: 'refresh', request: undefined })
    expect([tool.state(), tool.isBusy(), tool.analyses[1]!.input.isQuiet]).toEqual(['refreshing', false, true])
    tool.send({ type: 'text.change', place: 'resume', text: 'Baker, Leeds' })
    tool.send({ type: 'refresh', request: undefined })
    expect(tool.analyses).toHaveLength(2)
    tool.analyses[1]!.resolve(result({ isAwaited: false, says: 'Score: 65.', keep }))
    await settled()
    expect([tool.state(), keep.mock.calls.length, tool.analyses[2]!.input.given['resume']!.text]).toEqual(['refreshing', 0, 'Baker, Leeds'])
    tool.analyses[2]!.resolve(result({ isAwaited: false, says: 'Score: 70.', keep }))
    await settled()
    expect([tool.state(), keep.mock.calls.length, tool.context().says, tool.context().fresh]).toEqual(['done', 1, 'Score: 70.', 1])
  })

  test.each([
    ['failed', (tool: ReturnType<typeof startTool>) => tool.analyses[1]!.reject(new RunFailure('Broken.'))],
    ['had nothing to read', (tool: ReturnType<typeof startTool>) => tool.analyses[1]!.resolve(null)],
  ])('R5 a quiet analysis that %s leaves the last result', async (_how, end) => {
    const tool = startTool()
    tool.submit()
    tool.analyses[0]!.resolve(result({ says: 'Score: 60.' }))
    await settled()
    tool.send({ type: 'refresh', request: undefined })
    end(tool)
    await settled()
    expect([tool.state(), tool.context().says]).toEqual(['done', 'Score: 60.'])
  })

  test('S14 nothing of a quiet analysis is kept when everything is forgotten meanwhile', async () => {
    const tool = startTool()
    const keep = vi.fn()
    tool.submit()
    tool.analyses[0]!.resolve(result({ says: 'Score: 60.' }))
    await settled()
    tool.send({ type: 'refresh', request: undefined })
    tool.send({ type: 'forget' })
    tool.analyses[1]!.resolve(result({ keep }))
    await settled()
    expect([tool.state(), tool.analyses[1]!.signal.aborted, keep.mock.calls.length, tool.context().says]).toEqual(['done', true, 0, ''])
  })

  test('B19 a failure says so until the next run, and two are told apart', async () => {
    const tool = startTool()
    for (const attempt of [1, 2]) {
      tool.submit()
      tool.analyses.at(-1)!.reject(new RunFailure('Too slow.'))
      await settled()
      expect([tool.state(), tool.context().failure]).toEqual(['failed', { attempt, message: 'Too slow.' }])
    }
  })

  test('B20 Cancel ends it at once, and nothing of it is heard afterwards', async () => {
    const tool = startTool()
    const keep = vi.fn()
    tool.submit()
    tool.send({ type: 'cancel' })
    expect([tool.state(), tool.analyses[0]!.signal.aborted]).toEqual(['cancelled', true])
    tool.analyses[0]!.resolve(result({ keep }))
    tool.analyses[0]!.input.send({ type: 'progress', progress: { done: 1, total: 2, what: '' } })
    await settled()
    expect([tool.state(), keep.mock.calls.length, tool.context().progress]).toEqual(['cancelled', 0, null])
  })

  test('a run that somebody else ended is cancelled too', async () => {
    const tool = startTool()
    tool.submit()
    tool.analyses[0]!.reject(new RunFailure('', true))
    await settled()
    expect(tool.state()).toBe('cancelled')
  })

  test('leaving the page ends it', () => {
    const tool = startTool()
    tool.submit()
    tool.actor.stop()
    expect(tool.analyses[0]!.signal.aborted).toBe(true)
  })

  test('how far it is shows, and begins anew with the next run', () => {
    const tool = startTool()
    tool.submit()
    tool.analyses[0]!.input.send({ type: 'progress', progress: { done: 1, total: 2, what: '' } })
    expect(tool.context().progress).toEqual({ done: 1, total: 2, what: '' })
    tool.send({ type: 'analyse', request: undefined })
    expect(tool.context().progress).toBeNull()
  })
})

describe('files', () => {
  test('are read, and each says what became of it', async () => {
    const tool = startTool()
    tool.give('batch', 'a.txt', 'b.txt')
    expect([tool.state(), tool.files('batch')]).toEqual(['reading', ['a.txt reading', 'b.txt reading']])
    expect(tool.reads[0]!.input.files.map(({ id, name }) => [id, name])).toEqual([
      [1, 'a.txt'],
      [2, 'b.txt'],
    ])
    tool.reads[0]!.resolve([ready(1), refused(2)])
    await settled()
    expect([tool.state(), tool.files('batch')]).toEqual(['idle', ['a.txt ready', 'b.txt refused']])
    expect(tool.context().given['batch']!.refusal).toBe(1)
  })

  test('of one place for one file the last that can be read counts; one that cannot leaves it', async () => {
    const tool = startTool()
    tool.give('resume', 'a.txt')
    tool.reads[0]!.resolve([ready(1)])
    await settled()
    tool.give('resume', 'b.txt')
    tool.reads[1]!.resolve([refused(2)])
    await settled()
    expect(tool.files('resume')).toEqual(['a.txt ready', 'b.txt refused'])
    tool.give('resume', 'c.txt')
    tool.reads[2]!.resolve([ready(3)])
    await settled()
    expect(tool.files('resume')).toEqual(['c.txt ready'])
  })

  test('that are all refused at once start nothing, and disturb nothing', () => {
    const tool = startTool()
    tool.submit()
    tool.send({ type: 'files.give', place: 'resume', files: [tooLarge('huge.pdf')], remark: 'One file only.' })
    expect([tool.state(), tool.reads.length, tool.analyses[0]!.signal.aborted]).toEqual(['analysing', 0, false])
    expect(tool.context().given['resume']).toMatchObject({ remark: 'One file only.', refusal: 1 })
  })

  test('handed in while others are read take their place, wherever they are', async () => {
    const tool = startTool()
    tool.give('batch', 'a.txt')
    tool.give('resume', 'b.txt')
    expect([tool.files('batch'), tool.files('resume')]).toEqual([[], ['b.txt reading']])
    expect(tool.reads.map(({ signal }) => signal.aborted)).toEqual([true, false])
    tool.reads[0]!.resolve([ready(1)])
    await settled()
    expect(tool.state()).toBe('reading')
    tool.reads[1]!.resolve([ready(2)])
    await settled()
    expect([tool.state(), tool.files('resume')]).toEqual(['idle', ['b.txt ready']])
  })

  test.each([
    ['cancelled', (tool: ReturnType<typeof startTool>) => tool.send({ type: 'cancel' })],
    ['failed', (tool: ReturnType<typeof startTool>) => tool.reads[0]!.reject(new RunFailure('Broken.'))],
    ['analysing', (tool: ReturnType<typeof startTool>) => tool.send({ type: 'analyse', request: 'sample' })],
  ])('B20 whose reading ends as %s go, and those read before stay', async (state, end) => {
    const tool = startTool()
    tool.give('batch', 'a.txt')
    tool.reads[0]!.resolve([ready(1)])
    await settled()
    tool.reads.length = 0
    tool.give('batch', 'b.txt')
    end(tool)
    await settled()
    expect([tool.state(), tool.files('batch')]).toEqual([state, ['a.txt ready']])
  })

  test('taken away while they are read do not come back', async () => {
    const tool = startTool()
    tool.give('batch', 'a.txt', 'b.txt')
    tool.send({ type: 'file.remove', place: 'batch', id: 1 })
    tool.reads[0]!.resolve([ready(1), ready(2)])
    await settled()
    expect(tool.files('batch')).toEqual(['b.txt ready'])
  })
})

describe('texts', () => {
  test('take the place of the file where there is room for one, and stand beside several', async () => {
    const tool = startTool()
    for (const [place, id] of [
      ['resume', 1],
      ['batch', 2],
    ] as const) {
      tool.give(place, 'a.txt')
      tool.reads.at(-1)!.resolve([ready(id)])
      await settled()
      tool.send({ type: 'place.refuse', place, remark: 'No.' })
      tool.send({ type: 'text.change', place, text: 'Baker' })
      expect(tool.context().given[place]).toMatchObject({ text: 'Baker', remark: '' })
    }
    expect([tool.files('resume'), tool.files('batch')]).toEqual([[], ['a.txt ready']])
    tool.send({ type: 'text.replace', place: 'batch', text: 'Miller' })
    expect([tool.context().given['batch']!.text, tool.files('batch')]).toEqual(['Miller', []])
  })

  test('tools-review 7: what could not be read is named with the result, and stays named when the place is used up', async () => {
    const tool = startTool()
    tool.give('batch', 'a.txt', 'b.doc')
    tool.reads[0]!.resolve([ready(1), refused(2)])
    await settled()
    tool.submit()
    tool.analyses[0]!.resolve(result({ keep: () => tool.send({ type: 'place.empty', place: 'batch' }) }))
    await settled()
    expect(tool.context().leftOut).toEqual([{ name: 'b.doc', message: 'Damaged.' }])
    expect(tool.files('batch')).toEqual(['b.doc refused'])
    tool.send({ type: 'analyse', request: 'sample' })
    tool.analyses[1]!.resolve(result({ isSample: true }))
    await settled()
    expect(tool.context().leftOut).toEqual([])
  })

  test('tools-review 7: a refused file stays named while a text is typed in its place', () => {
    const tool = startTool()
    tool.send({ type: 'files.give', place: 'resume', files: [tooLarge('a.pdf')], remark: '' })
    tool.send({ type: 'text.change', place: 'resume', text: 'Baker' })
    expect(tool.files('resume')).toEqual(['a.pdf refused'])
    tool.send({ type: 'text.replace', place: 'resume', text: 'Sample' })
    expect(tool.files('resume')).toEqual([])
  })

  test('S14 everything given is forgotten, but not that something was refused', async () => {
    const tool = startTool()
    tool.submit()
    tool.analyses[0]!.resolve(result({ isSample: true, documents: [1] }))
    await settled()
    tool.send({ type: 'text.change', place: 'resume', text: 'Baker' })
    tool.send({ type: 'place.refuse', place: 'resume', remark: 'No.' })
    tool.send({ type: 'forget' })
    expect(tool.context()).toMatchObject({ documents: [], isSample: false })
    expect(tool.context().given).toEqual({
      resume: { most: 1, files: [], text: '', remark: '', refusal: 1 },
      batch: { most: 3, files: [], text: '', remark: '', refusal: 0 },
    })
  })

  test('a place that the tool does not have changes nothing', () => {
    const tool = startTool()
    const before = tool.context().given
    tool.send({ type: 'text.change', place: 'elsewhere', text: 'Baker' })
    expect(tool.context().given).toBe(before)
  })
})
