import { assign, fromPromise, setup } from 'xstate'

/** A parsed document: its name, its text, and the `id` by which analyses refer to it. */
export type GivenDocument = { id: number; name: string; text: string }

/**
 * A file from the visitor: being read, read, or refused with the reason in words; `scan` is set if it has pictures of text, `isSurplus` if
 * there was no room for it. `id` distinguishes files of the same name.
 */
type GivenFile = { id: number; name: string } & (
  | { state: 'reading'; file: File }
  | { state: 'ready'; document: GivenDocument }
  | { state: 'refused'; message: string; scan?: File | undefined; isSurplus?: boolean }
)

/** A new file: to be read, already read, or refused before reading. */
export type PickedFile = { name: string } & (
  | { state: 'reading'; file: File }
  | { state: 'ready'; document: GivenDocument }
  | { state: 'refused'; message: string; isSurplus?: boolean }
)

/** The outcome of reading a file, by its `id`. */
export type ReadOutcome = { id: number } & (
  | { state: 'ready'; document: GivenDocument }
  | { state: 'refused'; message: string; scan?: File | undefined }
)

/**
 * The input of one place: files (`most` is their maximum number; where only one is allowed, the last one counts), a text (`isFromPictures`:
 * recognized from the pictures of the file `pictured`), and a remark about both. `refusal` is incremented with each new refusal, so that it
 * can take the focus.
 */
export type Given = {
  most: number
  files: GivenFile[]
  text: string
  isFromPictures?: boolean
  pictured?: string
  remark: string
  refusal: number
}

/** The progress of a run: `done` of `total` steps, and the current item (the name of a file, or empty). */
type RunProgress = { done: number; total: number; what: string }

/**
 * The outcome of an analysis: whether it is one of sample data, whether this browser replaced a failed service, whether the visitor waits
 * for it (it then takes the focus), its summary in a sentence, its documents, and how to store it.
 */
export type ToolResult = { isSample: boolean; fellBack: boolean; isAwaited: boolean; says: string; documents: number[]; keep(): void }

/** Why a run ended without a result: `cancelled`, or failed with a message for the visitor. */
export class RunFailure extends Error {
  readonly isCancelled: boolean

  constructor(message: string, isCancelled = false) {
    super(message)
    this.isCancelled = isCancelled
  }
}

/** `places`: the places for documents by id, and the number of files for each. */
type ToolInput = { places: Record<string, number> }

/** A file missing from an analysis, and why, in words. */
type LeftOut = { name: string; message: string }

/** `fresh` counts the results of this visit that took the focus, `failure.attempt` distinguishes consecutive failures. */
type ToolContext = {
  given: Record<string, Given>
  lastId: number
  progress: RunProgress | null
  failure: { attempt: number; message: string }
  fresh: number
  isSample: boolean
  fellBack: boolean
  /** The summary of the last result of this visit; empty if there is none. */
  says: string
  /** The documents of the last result. */
  documents: number[]
  /** Whether the input has changed again while a result is being updated. */
  isStale: boolean
  /** The file whose pictures are being recognized, or were last. */
  picked: { place: string; id: number }
  /** The files of the last result that could not be read. */
  leftOut: LeftOut[]
}

/** The events of a tool. `request` is the tool’s own description of the requested analysis. */
export type ToolEvent<Request = unknown> =
  /** The form was submitted; ignored while something is running. */
  | { type: 'submit'; request: Request }
  /** Requests a result immediately: for sample data, or with other settings. Cancels the current run. */
  | { type: 'analyse'; request: Request }
  /** The input of the last result has changed: it is updated in the background. Ignored without a result in this visit. */
  | { type: 'refresh'; request: Request }
  /** New files; cancels the current run. */
  | { type: 'files.give'; place: string; files: PickedFile[]; remark: string }
  | { type: 'file.remove'; place: string; id: number }
  | { type: 'text.change'; place: string; text: string }
  /** A text replaces all other input. */
  | { type: 'text.replace'; place: string; text: string }
  /** The input of a place has been used; refused files stay listed. */
  | { type: 'place.empty'; place: string }
  | { type: 'place.refuse'; place: string; remark: string }
  /** Requests text recognition for a refused file with pictures, in the language with that name. Ignored for any other. */
  | { type: 'pictures.read'; place: string; id: number; language: string }
  | { type: 'forget' }
  | { type: 'cancel' }
  | { type: 'progress'; progress: RunProgress }

/** How an actor of a tool reports to it. */
type Send = (event: ToolEvent) => void
/** The input of reading: the files. */
export type ReadInput = { files: Extract<GivenFile, { state: 'reading' }>[]; send: Send }
/** The input of text recognition: the file, and the name of the language’s data. */
export type PicturesInput = { file: File; language: string; send: Send }
/** The input of an analysis: the request, the input when it started, and whether the visitor is not waiting for it (`isQuiet`). */
export type AnalyseInput = { request: unknown; given: Record<string, Given>; isQuiet: boolean; send: Send }

/** The file of a recognition request; undefined if it has no pictures or was removed. */
function scanOf({ given }: ToolContext, event: ToolEvent): File | undefined {
  if (event.type !== 'pictures.read') return undefined
  const file = given[event.place]?.files.find(({ id }) => id === event.id)
  return file?.state === 'refused' ? file.scan : undefined
}

const isCancelled = (error: unknown) => error instanceof RunFailure && error.isCancelled
const isRefused = (file: GivenFile) => file.state === 'refused'
const unread = (files: GivenFile[]) => files.filter((file) => file.state === 'reading')

function changed(context: ToolContext, place: string, change: (before: Given) => Partial<Given>): Pick<ToolContext, 'given'> {
  const before = context.given[place]
  return { given: before ? { ...context.given, [place]: { ...before, ...change(before) } } : context.given }
}

function emptied(given: Record<string, Given>): Record<string, Given> {
  return Object.fromEntries(Object.entries(given).map(([place, { most, refusal }]) => [place, { ...NOTHING, most, refusal }]))
}

function leftOutOf(given: Record<string, Given>): LeftOut[] {
  return Object.values(given).flatMap(({ files }) =>
    files.flatMap((file) => (file.state === 'refused' ? [{ name: file.name, message: file.message }] : [])),
  )
}

const NOTHING: Given = { most: 1, files: [], text: '', remark: '', refusal: 0 }

/**
 * The state of one tool: its input, its current run (one at a time), and the outcome. States: `idle`, `reading` (files), `readingPictures`
 * (text recognition for a scanned file), `analysing`, `failed`, `cancelled`, `done`, and `refreshing`, in which the result is updated after
 * typing; reading and analysing have the tag `busy`.
 *
 * Actors to provide: `read` resolves to an outcome for each file; `readPictures` to a text; `analyse` to a result, or null if the input is
 * not sufficient. They reject only with a RunFailure. Leaving their state aborts their signal, and their outcome is then ignored.
 */
export const toolMachine = setup({
  types: {} as { context: ToolContext; events: ToolEvent; input: ToolInput; tags: 'busy' },
  actors: {
    read: fromPromise<ReadOutcome[], ReadInput>(() => Promise.resolve([])),
    readPictures: fromPromise<string, PicturesInput>(() => Promise.resolve('')),
    analyse: fromPromise<ToolResult | null, AnalyseInput>(() => Promise.resolve(null)),
  },
  guards: {
    isUnread: ({ event }) => event.type === 'files.give' && event.files.some(({ state }) => state === 'reading'),
    isScan: ({ context, event }) => scanOf(context, event) !== undefined,
    isStale: ({ context }) => context.isStale,
  },
  actions: {
    give: assign(({ context, event }) => {
      if (event.type !== 'files.give') return {}
      const { place, files, remark } = event
      const added = files.map((file, index): GivenFile => ({ id: context.lastId + 1 + index, ...file }))
      const hasRefused = remark !== '' || files.some(({ state }) => state === 'refused')
      return {
        lastId: context.lastId + files.length,
        ...changed(context, place, (before) => ({
          files: [...before.files.filter(({ state }) => state !== 'refused'), ...added],
          remark,
          refusal: before.refusal + Number(hasRefused),
        })),
      }
    }),
    settle: assign(({ context }, outcomes: ReadOutcome[]) => {
      const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]))
      const place = Object.keys(context.given).find((name) => unread(context.given[name]!.files).length > 0)
      if (place === undefined) return {}
      return changed(context, place, ({ most, files, refusal }) => {
        const settled = files.map((file): GivenFile => ({ ...file, ...byId.get(file.id) }))
        const isReplaced = most === 1 && outcomes.some(({ state }) => state === 'ready')
        return {
          files: isReplaced ? settled.filter(({ id }) => byId.has(id)) : settled,
          refusal: refusal + Number(outcomes.some(({ state }) => state === 'refused')),
        }
      })
    }),
    /** Removes the files whose reading was cancelled: the state shows why. */
    dropUnread: assign(({ context }) =>
      Object.values(context.given).every(({ files }) => unread(files).length === 0)
        ? {}
        : {
            given: Object.fromEntries(
              Object.entries(context.given).map(([place, given]) => [
                place,
                { ...given, files: given.files.filter(({ state }) => state !== 'reading') },
              ]),
            ),
          },
    ),
    remove: assign(({ context, event }) =>
      event.type === 'file.remove'
        ? changed(context, event.place, ({ files }) => ({ files: files.filter(({ id }) => id !== event.id) }))
        : {},
    ),
    write: assign(({ context, event }) =>
      event.type === 'text.change'
        ? changed(context, event.place, ({ most, files, isFromPictures }) => ({
            text: event.text,
            isFromPictures: isFromPictures === true && event.text.trim() !== '',
            remark: '',
            files: most === 1 ? files.filter(isRefused) : files,
          }))
        : {},
    ),
    empty: assign(({ context, event }) =>
      event.type === 'place.empty'
        ? changed(context, event.place, ({ files }) => ({ text: '', isFromPictures: false, remark: '', files: files.filter(isRefused) }))
        : {},
    ),
    replace: assign(({ context, event }) =>
      event.type === 'text.replace'
        ? changed(context, event.place, () => ({ text: event.text, isFromPictures: false, remark: '', files: [] }))
        : {},
    ),
    /** Remembers which file is being recognized, so that its text replaces it. */
    pick: assign(({ event }) => (event.type === 'pictures.read' ? { picked: { place: event.place, id: event.id } } : {})),
    /** Puts the recognized text into the box, after any text typed meanwhile. */
    transcribe: assign(({ context: { picked, ...context } }, text: string) =>
      changed({ ...context, picked }, picked.place, ({ most, files, ...before }) => ({
        text: [before.text.trim(), text].filter(Boolean).join('\n\n'),
        isFromPictures: true,
        pictured: files.find((file) => file.id === picked.id)?.name ?? '',
        remark: '',
        files: files.filter((file) => file.id !== picked.id && (most > 1 || isRefused(file))),
      })),
    ),
    refuse: assign(({ context, event }) =>
      event.type === 'place.refuse' ? changed(context, event.place, ({ refusal }) => ({ remark: event.remark, refusal: refusal + 1 })) : {},
    ),
    forget: assign(({ context }) => ({ given: emptied(context.given), documents: [], leftOut: [], isSample: false, says: '' })),
    begin: assign({ progress: null }),
    advance: assign(({ event }) => (event.type === 'progress' ? { progress: event.progress } : {})),
    fail: assign(({ context }, { error }: { error: unknown }) => ({
      failure: { attempt: context.failure.attempt + 1, message: error instanceof Error ? error.message : '' },
    })),
    arrive: assign(({ context }, result: ToolResult | null) =>
      result
        ? {
            isSample: result.isSample,
            fellBack: result.fellBack,
            says: result.says,
            documents: result.documents,
            leftOut: result.isSample ? [] : leftOutOf(context.given),
            fresh: context.fresh + Number(result.isAwaited),
          }
        : {},
    ),
    /** Stores the result; runs before the tool reports it. */
    keep: (_, result: ToolResult | null) => result?.keep(),
  },
}).createMachine({
  id: 'tool',
  context: ({ input }) => ({
    given: Object.fromEntries(Object.entries(input.places).map(([place, most]) => [place, { ...NOTHING, most }])),
    lastId: 0,
    progress: null,
    failure: { attempt: 0, message: '' },
    fresh: 0,
    isSample: false,
    fellBack: false,
    says: '',
    documents: [],
    isStale: false,
    picked: { place: '', id: 0 },
    leftOut: [],
  }),
  initial: 'idle',
  on: {
    analyse: '.analysing',
    'files.give': [{ guard: 'isUnread', target: '.reading', actions: ['dropUnread', 'give'], reenter: true }, { actions: 'give' }],
    'pictures.read': { guard: 'isScan', target: '.readingPictures', actions: ['dropUnread', 'pick'] },
    'file.remove': { actions: 'remove' },
    'text.change': { actions: 'write' },
    'text.replace': { actions: 'replace' },
    'place.empty': { actions: 'empty' },
    'place.refuse': { actions: 'refuse' },
    forget: { actions: 'forget' },
  },
  states: {
    idle: { entry: 'dropUnread', on: { submit: 'analysing' } },
    reading: {
      tags: 'busy',
      entry: 'begin',
      invoke: {
        src: 'read',
        input: ({ context, self }) => ({ files: Object.values(context.given).flatMap(({ files }) => unread(files)), send: self.send }),
        onDone: { target: 'idle', actions: { type: 'settle', params: ({ event }) => event.output } },
        onError: [
          { guard: ({ event }) => isCancelled(event.error), target: 'cancelled' },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
      on: { cancel: 'cancelled', progress: { actions: 'advance' } },
    },
    readingPictures: {
      tags: 'busy',
      entry: 'begin',
      invoke: {
        src: 'readPictures',
        input: ({ context, event, self }) => ({
          file: scanOf(context, event)!,
          language: event.type === 'pictures.read' ? event.language : '',
          send: self.send,
        }),
        onDone: { target: 'idle', actions: { type: 'transcribe', params: ({ event }) => event.output } },
        onError: [
          { guard: ({ event }) => isCancelled(event.error), target: 'cancelled' },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
      on: { cancel: 'cancelled', progress: { actions: 'advance' }, 'pictures.read': {} },
    },
    analysing: {
      tags: 'busy',
      entry: ['dropUnread', 'begin'],
      invoke: {
        src: 'analyse',
        input: ({ context, event, self }) => ({
          request: event.type === 'submit' || event.type === 'analyse' ? event.request : undefined,
          given: context.given,
          isQuiet: false,
          send: self.send,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'done',
            actions: [
              { type: 'keep', params: ({ event }) => event.output },
              { type: 'arrive', params: ({ event }) => event.output },
            ],
          },
          { target: 'idle' },
        ],
        onError: [
          { guard: ({ event }) => isCancelled(event.error), target: 'cancelled' },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
      on: { cancel: 'cancelled', progress: { actions: 'advance' }, analyse: { target: 'analysing', reenter: true } },
    },
    failed: { entry: 'dropUnread', on: { submit: 'analysing' } },
    cancelled: { entry: 'dropUnread', on: { submit: 'analysing' } },
    done: { on: { submit: 'analysing', refresh: 'refreshing' } },
    refreshing: {
      entry: assign({ isStale: false }),
      invoke: {
        src: 'analyse',
        input: ({ context, event, self }) => ({
          request: event.type === 'refresh' ? event.request : undefined,
          given: context.given,
          isQuiet: true,
          send: self.send,
        }),
        onDone: [
          { guard: 'isStale', target: 'refreshing', reenter: true },
          {
            guard: ({ event }) => event.output !== null,
            target: 'done',
            actions: [
              { type: 'keep', params: ({ event }) => event.output },
              { type: 'arrive', params: ({ event }) => event.output },
            ],
          },
          { target: 'done' },
        ],
        // The last result stays; after pressing the button, visitors see why there is no new one.
        onError: 'done',
      },
      on: { submit: 'analysing', refresh: { actions: assign({ isStale: true }) }, forget: { target: 'done', actions: 'forget' } },
    },
  },
})
