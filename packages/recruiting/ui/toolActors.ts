import { fromPromise } from 'xstate'
import type { ToolLimits } from '#packages/recruiting/schemas/uploadLimits.ts'
import type { ToolType, ToolWords } from '#packages/recruiting/schemas/ToolProps.ts'
import type { UsableServices } from 'page-builder/ui'
import type { ReadFailure } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { EngineError } from '#packages/recruiting/analysis/engine/AnalysisEngine.ts'
import { createBackendEngine } from '#packages/recruiting/analysis/engine/createBackendEngine.ts'
import type { LocalEngine } from '#packages/recruiting/analysis/engine/createLocalEngine.ts'
import { documentsIn, type DocumentSource, type KeptDocument, type KeptResult } from '#packages/recruiting/analysis/engine/KeptDocument.ts'
import type { Progress } from '#packages/recruiting/analysis/engine/messages.ts'
import type { AnalysisInput, AnalysisOutput } from '#packages/recruiting/analysis/engine/operations.ts'
import { failureText } from './failureText.ts'
import { fill } from './fill.ts'
import { readLimits } from './readLimits.ts'
import {
  type AnalyseInput,
  type PicturesInput,
  type ReadInput,
  type ReadOutcome,
  RunFailure,
  type ToolEvent,
  type ToolResult,
} from './tool.machine.ts'

/**
 * The steps available to an analysis, to be run one after the other. A step without an output ends the analysis, and the tool shows why.
 */
export type RunSteps = {
  /** The usable documents of a place; none, with a remark there, if there are none or the text is too long. */
  documents(place: string): Promise<KeptDocument[]>
  /** Texts of the config as documents under their names; unreadable ones are left out. */
  samples(samples: readonly { name: string; text: string }[]): Promise<KeptDocument[]>
  /** The analysis of a tool. `files` is the number of documents for the time limit. */
  run<Type extends ToolType>(type: Type, input: AnalysisInput<Type>, files?: number): Promise<AnalysisOutput<Type>>
  /** Whether this text is the only input of a place. */
  isOnly(place: string, text: string): boolean
  /** The start of the analysis, in milliseconds since 1970. */
  now: number
}

/**
 * A result: whether it is one of sample data, whether it takes the focus (by default it does), its summary if it updates while typing, and
 * how it is stored.
 */
type Outcome = { isSample: boolean; isAwaited?: boolean; says?: string; keep(): void }

/**
 * The function of a tool: null if the input is not sufficient. It may have side effects only in `keep`, which is not called after a
 * cancellation.
 */
export type Analyse<Request> = (steps: RunSteps, request: Request) => Promise<Outcome | null>

type Parts<Request> = {
  analyse: Analyse<Request>
  local: LocalEngine
  /** Address of the analysis service; absent if this browser does the analysis. */
  address: string | undefined
  /** The folder of the text recognition files; undefined if the site has none. */
  lettersIn: string | undefined
  limits: ToolLimits
  words: ToolWords
  language: string
  errors: UsableServices['errors']
}

/** The actors of a tool’s machine: they read and analyze with the engine, and convert failures into messages. */
export function toolActors<Request>({ analyse, local, address, lettersIn, limits, words, language, errors }: Parts<Request>) {
  const say = (failure: ReadFailure) => failureText(failure, words, language)

  /** Runs a function within the time limit for this many files; rejects with a RunFailure, with the message `slow` on timeout. */
  async function within<Output>(files: number, run: (milliseconds: number) => Promise<Output>, slow = words.tooSlow): Promise<Output> {
    try {
      return await run(limits.seconds * 1000 * files)
    } catch (error) {
      if (error instanceof RunFailure) throw error
      const reason = error instanceof EngineError ? error.reason : 'crashed'
      if (reason === 'cancelled') throw new RunFailure('', true)
      if (reason === 'tooSlow') throw new RunFailure(fill(slow, { limit: limits.seconds * files }))
      errors.report(error, { from: 'tool' })
      throw new RunFailure(words.crashed)
    }
  }

  async function read({ files, send }: ReadInput, signal: AbortSignal): Promise<ReadOutcome[]> {
    const onProgress = (progress: Progress) => signal.aborted || send({ type: 'progress', progress })
    const results = await within(files.length, (milliseconds) =>
      local.read(files, readLimits(limits), { signal, milliseconds, onProgress }),
    )
    return results.map((result, index) => ({
      id: files[index]!.id,
      ...(result.ok
        ? { state: 'ready', document: result.document }
        : { state: 'refused', message: say(result.failure), scan: result.failure.reason === 'scan' ? files[index]!.file : undefined }),
    }))
  }

  async function readPictures({ file, language, send }: PicturesInput, signal: AbortSignal): Promise<string> {
    const onProgress = (progress: Progress) => signal.aborted || send({ type: 'progress', progress })
    // Each step has a time limit of its own.
    const milliseconds = limits.seconds * 1000 * (limits.pages + 4)
    try {
      // Workers need absolute addresses.
      const letters = { folder: new URL(lettersIn!, location.href).href, language }
      const text = await local.recognise(file, letters, readLimits(limits), { signal, milliseconds, onProgress })
      if (text === '') throw new RunFailure(words.noLetters)
      return text
    } catch (error) {
      if (error instanceof RunFailure) throw error
      if (error instanceof EngineError && error.reason === 'cancelled') throw new RunFailure('', true)
      errors.report(error, { from: 'tool' })
      throw new RunFailure(words.picturesFailed)
    }
  }

  async function work({ request, given, isQuiet, send }: AnalyseInput, signal: AbortSignal): Promise<ToolResult | null> {
    const tell = (event: ToolEvent) => signal.aborted || send(event)
    let fellBack = false
    let documents: number[] = []
    const engine = address === undefined ? local : createBackendEngine(address, local, () => (fellBack = true))
    const readText = async (source: DocumentSource) => {
      const reading = (milliseconds: number) => local.read([source], readLimits(limits), { signal, milliseconds })
      const [result] = await within(1, reading, words.analysisSlow)
      return result!
    }
    const steps: RunSteps = {
      async documents(place) {
        const { most, files, text, isFromPictures, pictured = '' } = given[place]!
        const refuse = (failure: ReadFailure) => {
          // A refusal would take the focus away from the text being typed.
          if (!isQuiet) tell({ type: 'place.refuse', place, remark: say(failure) })
          return []
        }
        const ready = files.flatMap((file) => (file.state === 'ready' ? [file.document] : []))
        if (ready.length > 0 && (most === 1 || text.trim() === '')) return ready
        // The reason for each file has already been shown; it is repeated, and not replaced by a message that files are missing.
        if (text.trim() === '' && files.some(({ state }) => state === 'refused')) {
          tell({ type: 'place.refuse', place, remark: '' })
          return []
        }
        if (text.length > limits.characters) return refuse({ reason: 'tooMuchText', limit: limits.characters })
        // Among several documents, the text of a scanned file has the name of the file.
        const name = isFromPictures && most > 1 ? pictured : ''
        const result = await readText({ name, text, isFromPictures })
        return result.ok ? [...ready, result.document].slice(0, most) : refuse(result.failure)
      },
      async samples(samples) {
        const results: KeptResult[] = []
        for (const sample of samples) results.push(await readText(sample))
        return results.flatMap((result) => (result.ok ? [result.document] : []))
      },
      run(type, input, files = 1) {
        documents = documentsIn(input)
        const onProgress = (progress: Progress) => tell({ type: 'progress', progress })
        const analysing = (milliseconds: number) => engine.analyse(type, input, { signal, milliseconds, onProgress })
        return within(files, analysing, words.analysisSlow)
      },
      isOnly(place, wanted) {
        const { text, files } = given[place]!
        return text === wanted && files.every(({ state }) => state === 'refused')
      },
      now: Date.now(),
    }
    const outcome = await within(1, () => analyse(steps, request as Request))
    if (!outcome) return null
    const keep = () => {
      try {
        outcome.keep()
      } catch (error) {
        errors.report(error, { from: 'tool' })
      }
    }
    return { says: '', ...outcome, isAwaited: !isQuiet && outcome.isAwaited !== false, keep, fellBack, documents }
  }

  return {
    read: fromPromise<ReadOutcome[], ReadInput>(({ input, signal }) => read(input, signal)),
    readPictures: fromPromise<string, PicturesInput>(({ input, signal }) => readPictures(input, signal)),
    analyse: fromPromise<ToolResult | null, AnalyseInput>(({ input, signal }) => work(input, signal)),
  }
}
