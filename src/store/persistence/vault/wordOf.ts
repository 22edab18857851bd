import type { KeepingWord } from '#src/store/persistence/Keeping.ts'
import type { VaultState } from './vaultState.ts'

/** Whether the results of a section type are stored. */
export function wordOf({ keeping, asked }: VaultState, type: string): KeepingWord {
  return keeping.decisions[type]?.word ?? (asked.has(type) ? 'asked' : 'kept')
}
