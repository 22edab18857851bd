import type { Registered } from '#src/store/registered.ts'
import type { StoredState } from '#src/store/results.ts'
import type { KeepingWord } from './Keeping.ts'
import { textOf } from './textOf.ts'
import { wordFor } from './wordFor.ts'

/**
 * The part of `state` that may be stored: nothing of a slice that the visitor refused; for a slice without an answer, the stored value,
 * unless it was cleared in the meantime.
 */
export function storable(
  registered: Registered,
  state: StoredState,
  stored: StoredState,
  wordOf: (type: string) => KeepingWord,
): StoredState {
  const { names, initial } = registered
  const slices = names.map((name) => {
    const word = wordFor(registered, name, wordOf)
    if (word === 'kept') return [name, state[name]] as const
    const isEmpty = textOf(state[name]) === textOf(initial[name])
    return [name, word === 'notKept' || isEmpty ? initial[name] : stored[name]] as const
  })
  return { ...state, ...Object.fromEntries(slices) }
}
