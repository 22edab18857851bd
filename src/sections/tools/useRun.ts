import { useCallback, useEffect, useRef, useState } from 'react'
import type { ToolLimits } from '#schemas/tool.ts'
import type { ToolWords } from '#schemas/toolWords.ts'
import type { OperationName, Operations } from '#src/tools/engine/operations.ts'
import { EngineError, type Progress } from '#src/tools/engine/AnalysisEngine.ts'
import { useServices } from '#src/ui/ServicesContext.ts'
import { fill } from './fill.ts'
import { toolEngine } from './toolEngine.ts'

/** What a tool is doing. `failed` and `cancelled` say so until the next run; `attempt` tells two failures apart. */
export type RunState =
  | { phase: 'idle' }
  | { phase: 'busy'; progress: Progress | null }
  | { phase: 'cancelled' }
  | { phase: 'failed'; attempt: number; message: string }

/** Runs one operation and gives its output, or null when it ended without one; the state then says why. */
export type RunOperation = <Name extends OperationName>(
  name: Name,
  input: Operations[Name]['input'],
  files?: number,
) => Promise<Operations[Name]['output'] | null>

/** What runs need to know of their tool. `address` is that of its service, absent when everything happens in this browser. */
export type RunSettings = { limits: ToolLimits; words: ToolWords; address: string | undefined }

/** The runs of one tool: one at a time, with progress, time limit and cancel. Leaving the page cancels. */
export function useRun({ limits, words, address }: RunSettings) {
  const { errors } = useServices()
  const [state, setState] = useState<RunState>({ phase: 'idle' })
  const [fellBack, setFellBack] = useState(false)
  const current = useRef<AbortController | null>(null)
  const attempts = useRef(0)
  useEffect(() => () => current.current?.abort(), [])

  const run: RunOperation = useCallback(
    async (name, input, files = 1) => {
      current.current?.abort()
      const stop = new AbortController()
      current.current = stop
      const isCurrent = () => current.current === stop
      const end = (next: RunState) => {
        if (isCurrent()) setState(next)
        return null
      }
      setState({ phase: 'busy', progress: null })
      try {
        let isLocal = false
        const engine = toolEngine(address, () => {
          isLocal = true
        })
        const milliseconds = limits.seconds * 1000 * files
        const output = await engine.run(name, input, {
          signal: stop.signal,
          milliseconds,
          onProgress: (progress) => isCurrent() && setState({ phase: 'busy', progress }),
        })
        if (!isCurrent()) return null
        // Reading is never done by a service; the remark belongs to the result that stands.
        if (name !== 'readFiles' && name !== 'readText') setFellBack(isLocal)
        end({ phase: 'idle' })
        return output
      } catch (error) {
        const reason = error instanceof EngineError ? error.reason : 'crashed'
        if (reason === 'cancelled') return end({ phase: 'cancelled' })
        if (reason !== 'tooSlow') errors.report(error, { from: 'tool' })
        const message = reason === 'tooSlow' ? fill(words.tooSlow, { limit: limits.seconds * files }) : words.crashed
        return end({ phase: 'failed', attempt: ++attempts.current, message })
      }
    },
    [limits, words, address, errors],
  )

  return { state, run, cancel: useCallback(() => current.current?.abort(), []), fellBack }
}
