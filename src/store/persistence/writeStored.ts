import type { RootState } from '#src/store/rootReducer.ts'
import { SLICE_NAMES } from '#src/store/slices/index.ts'
import type { Keeping } from './Keeping.ts'
import { STATE_VERSION } from './migrations.ts'
import { textOf } from './textOf.ts'

/**
 * The raw value that `readStored` reads back exactly: redux-persist’s layout, the version of this code, the owner’s mark, the line of
 * values that this one descends from, and until when it is kept.
 */
export function writeStored(
  slices: RootState,
  { owner, line, keeping }: { owner: string; line: readonly string[]; keeping: Keeping },
): string {
  const texts = Object.fromEntries(SLICE_NAMES.map((name) => [name, textOf(slices[name])]))
  return JSON.stringify({
    ...texts,
    _owner: JSON.stringify(owner),
    _line: JSON.stringify(line),
    _keeping: JSON.stringify(keeping),
    _persist: JSON.stringify({ version: STATE_VERSION, rehydrated: true }),
  })
}
