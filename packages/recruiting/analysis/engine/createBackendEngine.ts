import type { ToolType } from '#packages/recruiting/schemas/ToolProps.ts'
import { type AnalysisEngine, EngineError, type RunOptions } from './AnalysisEngine.ts'
import type { LocalEngine } from './createLocalEngine.ts'
import { documentsIn, withDocuments } from './KeptDocument.ts'

/** The names of tools in the service’s API, where they are older than the current ones. */
const PUBLISHED: Partial<Record<ToolType, string>> = {
  resumeChecker: 'checkResume',
  profileOptimizer: 'checkProfile',
  resumeSync: 'syncResume',
  dataScout: 'scoutResumes',
  jobScanner: 'scanJob',
  talentSelector: 'assessResumes',
}

/**
 * An engine that analyses with a service: POST `{ input }` as JSON to `<address>/<tool name>`, which responds with `{ output }` as defined
 * by `toolAnswers`. If the service fails (no connection, an error, an invalid response), `local` analyses instead and `onFallback` is
 * called. Cancelled runs and timeouts are not retried. Files are always read by `local`.
 */
export function createBackendEngine(
  address: string,
  local: LocalEngine,
  onFallback: () => void,
  send: typeof fetch = (...args) => fetch(...args),
): AnalysisEngine {
  async function ask<Tool extends ToolType>(tool: Tool, input: object, signal: AbortSignal, options: RunOptions) {
    const response = await send(`${address}/${PUBLISHED[tool] ?? tool}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ input }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    })
    const answer = response.ok ? ((await response.json()) as { output?: unknown } | null) : null
    const output = await local.parse(tool, answer?.output, options)
    if (output === null) throw new EngineError('unreachable')
    return output
  }

  /** The input with its complete documents, as the service needs them. */
  async function wholeInput(input: object, options: RunOptions): Promise<object> {
    const ids = documentsIn(input)
    if (ids.length === 0) return input
    const documents = await local.whole(ids, options)
    return withDocuments(input, ({ id }) => documents[ids.indexOf(id)]!)
  }

  return {
    read: local.read,
    async analyse(tool, input, options) {
      const late = AbortSignal.timeout(options.milliseconds)
      try {
        const whole = await wholeInput(input, options)
        options.signal?.throwIfAborted()
        return await ask(tool, whole, options.signal ? AbortSignal.any([options.signal, late]) : late, options)
      } catch {
        if (options.signal?.aborted) throw new EngineError('cancelled')
        if (late.aborted) throw new EngineError('tooSlow')
        onFallback()
        return local.analyse(tool, input, options)
      }
    },
    keep: local.keep,
    close: local.close,
  }
}
