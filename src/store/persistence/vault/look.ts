import type { StoredState } from '#src/store/results.ts'
import { copyAside } from '#src/store/persistence/copyAside.ts'
import { type Keeping, NOTHING_KEPT } from '#src/store/persistence/Keeping.ts'
import { laterDecisions } from '#src/store/persistence/laterDecisions.ts'
import { NO_OTHERS, type Others, unexpiredOthers } from '#src/store/persistence/others.ts'
import { readStored } from '#src/store/persistence/readStored.ts'
import { textOf } from '#src/store/persistence/textOf.ts'
import { unexpired } from '#src/store/persistence/unexpired.ts'
import { note, say } from './say.ts'
import type { VaultState } from './vaultState.ts'
import { withCopy } from './withCopy.ts'

/** The revision of an empty storage: common to two tabs that start there and write at once. */
const NOTHING_STORED = 'nothing'

/** Reads a raw value: sets the status, and takes over what can be read. */
export function look(vault: VaultState, raw: string | null): void {
  const reading = readStored(raw, vault)
  const before = vault.seen
  vault.seen = { ...before, raw, line: [] }
  vault.isHealing = false
  vault.isStale = false
  if (reading.kind === 'empty') {
    vault.seen = { raw, slices: vault.registered.initial, others: NO_OTHERS, line: [NOTHING_STORED] }
    // A value that has disappeared was deleted, with all decisions; before there was one, a decision may be waiting to be stored.
    if (before.raw !== null) {
      vault.asked.clear()
      note(vault, NOTHING_KEPT)
    }
    vault.isStale = Object.keys(vault.keeping.decisions).length > 0
    say(vault, { state: 'kept' })
  } else if (reading.kind === 'foreign') {
    say(vault, { state: 'memory-only', why: 'foreign' })
  } else if (reading.kind === 'damaged') {
    vault.isHealing = backUp(vault, raw)
    if (vault.isHealing) say(vault, { state: 'kept' })
    say(vault, vault.status, 'everything')
  } else if (reading.kind === 'sealed') {
    vault.seen = { raw, ...refresh(vault, reading), line: reading.line }
    say(vault, { state: 'read-only', why: 'newer-version' })
  } else {
    const fresh = refresh(vault, reading)
    // An unreadable slice is not a change: this tab may still have it.
    const kept = Object.fromEntries(reading.setAside.map((name) => [name, before.slices[name]]))
    vault.seen = { raw, slices: { ...fresh.slices, ...kept }, others: fresh.others, line: reading.line }
    const isLossy = reading.setAside.length > 0
    if (reading.exact || backUp(vault, raw)) {
      vault.isHealing = isLossy
      say(vault, { state: 'kept' })
    }
    if (isLossy) say(vault, vault.status, 'some')
  }
  vault.recent.add(vault.seen.line[0], vault.seen)
}

function backUp(vault: VaultState, raw: string | null): boolean {
  const isSafe = vault.storage !== undefined && raw !== null && copyAside(vault.storage, raw)
  if (!isSafe) say(vault, { state: 'memory-only', why: 'no-backup' })
  return isSafe
}

type Stored = { slices: StoredState; others: Others; keeping: Keeping }

/** The unexpired part of a stored value; takes over decisions of other tabs. */
function refresh(vault: VaultState, { slices, others, keeping: stored }: Stored): Pick<Stored, 'slices' | 'others'> {
  const now = Date.now()
  const fresh = unexpired(vault.registered, slices, stored.until, { now, term: vault.term })
  const left = unexpiredOthers(others, now)
  const decisions = laterDecisions(vault.keeping.decisions, stored.decisions)
  const next = withCopy(vault, { until: fresh.until, decisions }, stored.copyUntil)
  vault.isStale =
    fresh.isStale ||
    textOf(left) !== textOf(others) ||
    next.copyUntil !== stored.copyUntil ||
    textOf(decisions) !== textOf(stored.decisions)
  note(vault, next)
  return { slices: fresh.slices, others: left }
}
