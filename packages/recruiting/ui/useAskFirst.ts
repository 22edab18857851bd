import type { ToolType } from '#packages/recruiting/schemas/ToolProps.ts'
import { useDecideKeeping } from 'page-builder/store'
import type { Analyse } from './toolActors.ts'

/** The analysis of a tool; results about other people are not stored until the visitor has agreed. Sample data is not about real people. */
export function useAskFirst<Request>(type: ToolType, analyse: Analyse<Request>): Analyse<Request> {
  const decide = useDecideKeeping()
  return async (steps, request) => {
    const outcome = await analyse(steps, request)
    if (!outcome || outcome.isSample) return outcome
    const keep = () => {
      // Before the result exists, so that none of it is stored.
      decide(type, 'asked')
      outcome.keep()
    }
    return { ...outcome, keep }
  }
}
