import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type PicturesInput, type ReadOutcome, RunFailure, toolMachine } from './tool.machine.ts'

const SCAN = new File(['%PDF'], 'scan.pdf')
const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

/** A tool with a refused scanned file and a damaged one. */
async function refusedScan() {
  const runs: { input: PicturesInput; signal: AbortSignal; resolve(text: string): void; reject(error: unknown): void }[] = []
  const outcomes: ReadOutcome[] = [
    { id: 1, state: 'refused', message: 'Pictures.', scan: SCAN },
    { id: 2, state: 'refused', message: 'Damaged.' },
  ]
  const machine = toolMachine.provide({
    actors: {
      read: fromPromise(() => Promise.resolve(outcomes)),
      readPictures: fromPromise(
        ({ input, signal }) => new Promise<string>((resolve, reject) => runs.push({ input, signal, resolve, reject })),
      ),
    },
  })
  const actor = createActor(machine, { input: { places: { resume: 3 } } }).start()
  const files = ['scan.pdf', 'cut.pdf'].map((name) => ({ name, state: 'reading' as const, file: new File([], name) }))
  actor.send({ type: 'files.give', place: 'resume', files, remark: '' })
  await settled()
  return {
    runs,
    send: actor.send,
    state: () => actor.getSnapshot().value,
    given: () => actor.getSnapshot().context.given['resume']!,
    read: (id: number) => actor.send({ type: 'pictures.read', place: 'resume', id, language: 'eng' }),
  }
}

test('B24 the text of a scanned file takes its place in the box, behind what was typed meanwhile, and says where it is from', async () => {
  const { runs, send, state, given, read } = await refusedScan()
  read(1)
  expect(state()).toBe('readingPictures')
  expect(runs[0]!.input).toMatchObject({ file: SCAN, language: 'eng' })
  send({ type: 'text.change', place: 'resume', text: 'Typed' })
  runs[0]!.resolve('Read')
  await settled()
  expect(state()).toBe('idle')
  expect(given()).toMatchObject({ text: 'Typed\n\nRead', isFromPictures: true, pictured: 'scan.pdf' })
  expect(given().files.map(({ name }) => name)).toEqual(['cut.pdf'])
  send({ type: 'text.change', place: 'resume', text: 'Read, corrected' })
  expect(given().isFromPictures).toBe(true)
  send({ type: 'text.change', place: 'resume', text: '' })
  expect(given().isFromPictures).toBe(false)
})

test('B24 of a file that holds no pictures of text, nothing is read', async () => {
  const { runs, state, read } = await refusedScan()
  read(2)
  read(7)
  expect([state(), runs.length]).toEqual(['idle', 0])
})

test('B24 a scanned file stays refused, and can be tried again, when reading it is cancelled or fails', async () => {
  const { runs, send, state, given, read } = await refusedScan()
  read(1)
  send({ type: 'cancel' })
  expect([state(), runs[0]!.signal.aborted]).toEqual(['cancelled', true])
  read(1)
  runs[1]!.reject(new RunFailure('Not here.'))
  await settled()
  expect(state()).toBe('failed')
  expect(given()).toMatchObject({ text: '', files: [{ scan: SCAN }, { name: 'cut.pdf' }] })
})
