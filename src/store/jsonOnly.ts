import { isAction, type Middleware } from '@reduxjs/toolkit'
import { jsonFault } from './json.ts'

/**
 * Refuses an action whose payload JSON cannot keep (a File, a Blob, a function, a cycle, BigInt …): throws a TypeError that names the
 * action and the place, and the state stays as it was. Without it, persistence would drop the slice on the next write, saying nothing.
 */
export const jsonOnly: Middleware = () => (next) => (action) => {
  // redux-persist’s own actions carry callbacks; they never reach a slice.
  if (isAction(action) && 'payload' in action && !action.type.startsWith('persist/')) {
    const fault = action.payload === undefined ? undefined : jsonFault(action.payload)
    if (fault !== undefined) throw new TypeError(`${action.type}: ${fault}; state holds JSON only.`)
  }
  return next(action)
}
