import type { RootState } from '#src/store/rootReducer.ts'
import { SLICE_NAMES } from '#src/store/slices/index.ts'
import { STATE_VERSION } from './migrations.ts'
import { textOf } from './textOf.ts'

/**
 * The raw value that `readStored` reads back exactly: redux-persist’s layout, the version of this code, the owner’s mark, and the line
 * of values that this one descends from.
 */
export function writeStored(slices: RootState, { owner, line }: { owner: string; line: readonly string[] }): string {
  const texts = Object.fromEntries(SLICE_NAMES.map((name) => [name, textOf(slices[name])]))
  return JSON.stringify({
    ...texts,
    _owner: JSON.stringify(owner),
    _line: JSON.stringify(line),
    _persist: JSON.stringify({ version: STATE_VERSION, rehydrated: true }),
  })
}
