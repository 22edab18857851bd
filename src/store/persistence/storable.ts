import type { ToolType } from '#src/contract/toolType.ts'
import { INITIAL_STATE, type RootState } from '#src/store/rootReducer.ts'
import { SLICE_NAMES } from '#src/store/slices/index.ts'
import type { KeepingWord } from './Keeping.ts'
import { textOf } from './textOf.ts'
import { wordFor } from './wordFor.ts'

/**
 * What of `state` may be stored: nothing of a slice that is not to be kept; of one that the visitor is asked about what is stored already,
 * unless it has been emptied meanwhile.
 */
export function storable(state: RootState, stored: RootState, wordOf: (tool: ToolType) => KeepingWord): RootState {
  const slices = SLICE_NAMES.map((name) => {
    const word = wordFor(name, wordOf)
    if (word === 'kept') return [name, state[name]] as const
    const isEmpty = textOf(state[name]) === textOf(INITIAL_STATE[name])
    return [name, word === 'notKept' || isEmpty ? INITIAL_STATE[name] : stored[name]] as const
  })
  return { ...state, ...Object.fromEntries(slices) }
}
