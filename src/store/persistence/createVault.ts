import { firstRead } from './firstRead.ts'
import type { Vault, VaultOptions } from './Vault.ts'
import { answer, refuse } from './vault/answer.ts'
import { backup } from './vault/backup.ts'
import { decide } from './vault/decide.ts'
import { forget } from './vault/forget.ts'
import { say } from './vault/say.ts'
import { sync } from './vault/sync.ts'
import { vaultState } from './vault/vaultState.ts'
import { wordOf } from './vault/wordOf.ts'

/** A vault that has read nothing yet. */
export function createVault(options: VaultOptions): Vault {
  const vault = vaultState(options)
  return {
    open: () =>
      firstRead(vault.storage, { answer: (raw) => answer(vault, raw), refuse: () => refuse(vault), isTooLate: () => vault.hasGivenUp }),
    giveUp() {
      if (vault.phase !== 'waiting') return
      vault.phase = 'given-up'
      vault.hasGivenUp = true
      say(vault, { state: 'timed-out' })
    },
    stage(state) {
      vault.staged = state
    },
    sync: (removed) => sync(vault, removed),
    forget: () => forget(vault),
    backup: () => backup(vault),
    hasOthers: () => Object.keys(vault.others).length > 0,
    status: () => vault.status,
    keeping: () => vault.keeping,
    wordOf: (type) => wordOf(vault, type),
    decide: (type, word) => decide(vault, type, word),
  }
}
