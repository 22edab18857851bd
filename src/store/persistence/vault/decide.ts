import type { KeepingWord } from '#src/store/persistence/Keeping.ts'
import { note } from './say.ts'
import type { VaultState } from './vaultState.ts'

/** Records a decision about a section type, or that its visitor is being asked, if the type asks for consent. */
export function decide(vault: VaultState, type: string, word: KeepingWord): void {
  if (word === 'asked') {
    if (!vault.registered.askFirst.includes(type)) return
    vault.asked.add(type)
    return vault.announce()
  }
  vault.isStale = true
  note(vault, { ...vault.keeping, decisions: { ...vault.keeping.decisions, [type]: { word, at: Date.now() } } })
}
