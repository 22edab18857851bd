import type { StoredState } from '#src/store/results.ts'
import { keepDates } from '#src/store/persistence/keepDates.ts'
import { ROOT_KEY } from '#src/store/persistence/keys.ts'
import { MAX_STORED_CHARS } from '#src/store/persistence/readStored.ts'
import { descend, newRevision } from '#src/store/persistence/revisions.ts'
import { storable } from '#src/store/persistence/storable.ts'
import { textOf } from '#src/store/persistence/textOf.ts'
import { writeStored } from '#src/store/persistence/writeStored.ts'
import { AFTER_DAMAGE } from './absorb.ts'
import { note, say } from './say.ts'
import type { VaultState } from './vaultState.ts'
import { withCopy } from './withCopy.ts'
import { wordOf } from './wordOf.ts'

/** Stores a state and this tab’s unregistered slices, if they differ from the stored value, and sets the status. */
export function write(vault: VaultState, whole: StoredState): void {
  const { registered, storage, seen, keeping, others, owner, term } = vault
  if (!storage || isSealed(vault)) return
  const state = storable(registered, whole, seen.slices, (type) => wordOf(vault, type))
  if (!isNews(vault, state)) return say(vault, { state: 'kept' })
  const line = descend(newRevision(), vault.isHealing ? [AFTER_DAMAGE] : seen.line)
  const until = keepDates(registered, state, { seen: seen.slices, until: keeping.until, now: Date.now(), term })
  const written = withCopy(vault, { until, decisions: keeping.decisions }, keeping.copyUntil)
  const raw = writeStored(state, { registered, owner, line, keeping: written, others })
  // A value that is too long to be read back is not written.
  if (raw.length > MAX_STORED_CHARS) return say(vault, { state: 'memory-only', why: 'full' })
  try {
    storage.setItem(ROOT_KEY, raw)
  } catch {
    // A quota of zero, as in some private windows, counts as no storage; there is nothing the visitor could delete.
    return say(vault, { state: 'memory-only', why: storage.length === 0 ? 'blocked' : 'full' })
  }
  // Some browsers and extensions accept a value silently and store nothing.
  if (storage.getItem(ROOT_KEY) === null) return say(vault, { state: 'memory-only', why: 'blocked' })
  vault.seen = { raw, slices: state, others, line }
  vault.isHealing = false
  vault.isStale = false
  vault.recent.add(line[0], vault.seen)
  note(vault, written)
  say(vault, { state: 'kept' })
}

/** Whether the stored value must not be overwritten. */
function isSealed({ status }: VaultState): boolean {
  return status.state === 'read-only' || (status.state === 'memory-only' && (status.why === 'foreign' || status.why === 'no-backup'))
}

function isNews({ registered, isHealing, isStale, others, seen }: VaultState, state: StoredState): boolean {
  return (
    isHealing ||
    isStale ||
    textOf(others) !== textOf(seen.others) ||
    registered.names.some((name) => textOf(state[name]) !== textOf(seen.slices[name]))
  )
}
