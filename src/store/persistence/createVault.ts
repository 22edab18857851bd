import type { ToolType } from '#src/contract/toolType.ts'
import { adopted, INITIAL_STATE, type RootState } from '#src/store/rootReducer.ts'
import { SLICE_NAMES } from '#src/store/slices/index.ts'
import { copyAside } from './copyAside.ts'
import { copyUntil } from './copyUntil.ts'
import { firstRead } from './firstRead.ts'
import { joinSeen } from './joinSeen.ts'
import { keepDates } from './keepDates.ts'
import { type Keeping, type KeepingWord, NOTHING_KEPT } from './Keeping.ts'
import { BACKUP_KEY, ROOT_KEY } from './keys.ts'
import { laterDecisions } from './laterDecisions.ts'
import { OPENING, type PersistenceStatus, type StatusWord } from './PersistenceStatus.ts'
import { MAX_STORED_CHARS, readStored } from './readStored.ts'
import { createRecent, descend, newRevision } from './revisions.ts'
import { storable } from './storable.ts'
import { textOf } from './textOf.ts'
import { unexpired } from './unexpired.ts'
import type { Vault, VaultOptions } from './Vault.ts'
import { writeStored } from './writeStored.ts'

/** What the stored value was when this tab last looked: its raw text, its slices, and the line of values it descends from. */
type Seen = { raw: string | null; slices: RootState; line: readonly string[] }

/** The revision of a storage in which nothing has been stored: two tabs that start there and write at once have it in common. */
const NOTHING_STORED = 'nothing'

/** Stands in for the ancestors of a value that was written in the place of a damaged one. */
const AFTER_DAMAGE = 'damaged'

/** A vault that has read nothing yet. */
export function createVault({ area, owner, term, adopt, announce }: VaultOptions): Vault {
  let storage = area
  let status: PersistenceStatus = OPENING
  let seen: Seen = { raw: null, slices: INITIAL_STATE, line: [] }
  let staged: RootState | undefined
  let phase: 'waiting' | 'given-up' | 'answered' = 'waiting'
  let hasGivenUp = false
  // Deleting while the first read is under way makes its answer void.
  let isVoid = false
  // What is stored is damaged in part or in whole, and copied aside: the next sync replaces it even if no slice has changed.
  let isHealing = false
  // What is stored lacks a date or a decision, or holds what has expired: the next sync replaces it too.
  let isStale = false
  let keeping = NOTHING_KEPT
  // The tools whose visitor is being asked: this tab alone knows.
  const asked = new Set<ToolType>()
  const recent = createRecent()

  function say(word: StatusWord, setAside = status.setAside) {
    const next: PersistenceStatus = { ...word, setAside }
    if (textOf(next) === textOf(status)) return
    status = next
    announce()
  }

  function note(next: Keeping) {
    if (textOf(next) === textOf(keeping)) return
    keeping = next
    announce()
  }

  function wordOf(tool: ToolType): KeepingWord {
    return keeping.decisions[tool]?.word ?? (asked.has(tool) ? 'asked' : 'kept')
  }

  function backUp(raw: string | null): boolean {
    const isSafe = storage !== undefined && raw !== null && copyAside(storage, raw)
    if (!isSafe) say({ state: 'memory-only', why: 'no-backup' })
    return isSafe
  }

  /** The same with until when the copy of what could not be read is kept, if there is one; `date` is what was stored of that. */
  function withCopy(next: Omit<Keeping, 'copyUntil'>, date: number | undefined): Keeping {
    const until = storage && copyUntil(storage, date, { now: Date.now(), term })
    return until === undefined ? next : { ...next, copyUntil: until }
  }

  /** What of a stored value may still be shown; takes over what was decided in other tabs. */
  function refresh({ slices, keeping: stored }: { slices: RootState; keeping: Keeping }): RootState {
    const fresh = unexpired(slices, stored.until, { now: Date.now(), term })
    const decisions = laterDecisions(keeping.decisions, stored.decisions)
    const next = withCopy({ until: fresh.until, decisions }, stored.copyUntil)
    isStale = fresh.isStale || next.copyUntil !== stored.copyUntil || textOf(decisions) !== textOf(stored.decisions)
    note(next)
    return fresh.slices
  }

  /** Looks at a raw value: says what it means for the status, and takes over what can be read in it. */
  function look(raw: string | null) {
    const reading = readStored(raw, { owner })
    const before = seen
    seen = { raw, slices: before.slices, line: [] }
    isHealing = false
    isStale = false
    if (reading.kind === 'empty') {
      seen = { raw, slices: INITIAL_STATE, line: [NOTHING_STORED] }
      // What was there and is gone has been deleted, with all that was decided; before that there may be a decision to store.
      if (before.raw !== null) {
        asked.clear()
        note(NOTHING_KEPT)
      }
      isStale = Object.keys(keeping.decisions).length > 0
      say({ state: 'kept' })
    } else if (reading.kind === 'foreign') {
      say({ state: 'memory-only', why: 'foreign' })
    } else if (reading.kind === 'damaged') {
      isHealing = backUp(raw)
      if (isHealing) say({ state: 'kept' })
      say(status, 'everything')
    } else if (reading.kind === 'sealed') {
      seen = { raw, slices: refresh(reading), line: reading.line }
      say({ state: 'read-only', why: 'newer-version' })
    } else {
      // A slice that cannot be read is no news: this tab may still have it.
      const kept = Object.fromEntries(reading.setAside.map((name) => [name, before.slices[name]]))
      seen = { raw, slices: { ...refresh(reading), ...kept }, line: reading.line }
      const isLossy = reading.setAside.length > 0
      if (reading.exact || backUp(raw)) {
        isHealing = isLossy
        say({ state: 'kept' })
      }
      if (isLossy) say(status, 'some')
    }
    recent.add(seen.line[0], seen.slices)
  }

  /** What the value that is seen and the staged state, last in step at `before`, have both come from. */
  function commonGround(before: RootState): RootState {
    // A value that took the place of a damaged one lacks what could not be read, which is not what somebody has removed.
    return recent.ancestor(seen.line.slice(1)) ?? (seen.line.includes(AFTER_DAMAGE) ? INITIAL_STATE : before)
  }

  /**
   * Joins what is seen to the staged state, which was changed apart from it since `base`, and hands the difference to the store. `mine` is
   * what this tab would have stored before it looked.
   */
  function absorb(base: RootState, mine: RootState) {
    if (!staged) return
    const joined = joinSeen({ base, mine, staged, seen: seen.slices, isGone: seen.raw === null, wordOf })
    staged = joined.staged
    if (Object.keys(joined.news).length > 0) adopt(adopted(joined.news))
  }

  function write(whole: RootState) {
    const isSealed =
      status.state === 'read-only' || (status.state === 'memory-only' && (status.why === 'foreign' || status.why === 'no-backup'))
    if (!storage || isSealed) return
    const state = storable(whole, seen.slices, wordOf)
    const isNew = isHealing || isStale || SLICE_NAMES.some((name) => textOf(state[name]) !== textOf(seen.slices[name]))
    if (!isNew) return say({ state: 'kept' })
    const line = descend(newRevision(), isHealing ? [AFTER_DAMAGE] : seen.line)
    const dates = { seen: seen.slices, until: keeping.until, now: Date.now(), term }
    const written = withCopy({ until: keepDates(state, dates), decisions: keeping.decisions }, keeping.copyUntil)
    const raw = writeStored(state, { owner, line, keeping: written })
    // A value that is too long to be read back is not written either.
    if (raw.length > MAX_STORED_CHARS) return say({ state: 'memory-only', why: 'full' })
    try {
      storage.setItem(ROOT_KEY, raw)
    } catch {
      // No room at all, as in some private windows, is no storage; there is nothing the visitor could delete.
      return say({ state: 'memory-only', why: storage.length === 0 ? 'blocked' : 'full' })
    }
    // Some browsers and extensions take a value, say nothing, and keep nothing.
    if (storage.getItem(ROOT_KEY) === null) return say({ state: 'memory-only', why: 'blocked' })
    seen = { raw, slices: state, line }
    isHealing = false
    isStale = false
    recent.add(line[0], state)
    note(written)
    say({ state: 'kept' })
  }

  function sync(removed?: 'removed') {
    if (!storage || phase !== 'answered' || !staged) return
    try {
      const raw = storage.getItem(ROOT_KEY)
      // A storage that answers later cannot be looked at here; its value is taken to be the one last seen.
      const isNews = raw !== seen.raw
      // In a tab that stays open for weeks something may expire under its eyes.
      const isOver = Object.values(keeping.until).some((until) => until <= Date.now())
      if ((raw === null || typeof raw === 'string') && (isNews || isOver)) {
        const before = seen.slices
        const mine = storable(staged, before, wordOf)
        look(raw)
        absorb(removed && raw === null ? mine : isNews ? commonGround(before) : before, mine)
      }
      write(staged)
    } catch {
      say({ state: 'memory-only', why: 'blocked' })
    }
  }

  function answer(raw: string | null): RootState | undefined {
    const isLate = phase === 'given-up'
    phase = 'answered'
    if (isVoid) {
      say({ state: 'kept' })
      return undefined
    }
    look(raw)
    if (isLate) {
      if (staged) absorb(INITIAL_STATE, staged)
      sync()
    }
    return raw === null ? undefined : seen.slices
  }

  function refuse() {
    phase = 'answered'
    storage = undefined
    say({ state: 'memory-only', why: 'blocked' })
    return undefined
  }

  function forget(): boolean {
    isVoid ||= phase !== 'answered'
    if (!storage) return true
    const isForeign = status.state === 'memory-only' && status.why === 'foreign'
    try {
      if (!isForeign) storage.removeItem(ROOT_KEY)
      storage.removeItem(BACKUP_KEY)
      const left = storage.getItem(isForeign ? BACKUP_KEY : ROOT_KEY)
      if (typeof left === 'string') return false
    } catch {
      return false
    }
    if (isForeign) return true
    // Not the revision of an untouched storage: a tab that missed the deletion must not take this for a start at the same time.
    seen = { raw: null, slices: INITIAL_STATE, line: [newRevision()] }
    recent.add(seen.line[0], INITIAL_STATE)
    if (staged) staged = INITIAL_STATE
    isHealing = false
    isStale = false
    asked.clear()
    note(NOTHING_KEPT)
    if (phase !== 'waiting') phase = 'answered'
    say({ state: phase === 'waiting' ? 'opening' : 'kept' }, 'nothing')
    return true
  }

  return {
    open: () => firstRead(storage, { answer, refuse, isTooLate: () => hasGivenUp }),
    sync,
    forget,
    giveUp() {
      if (phase !== 'waiting') return
      phase = 'given-up'
      hasGivenUp = true
      say({ state: 'timed-out' })
    },
    stage(state) {
      staged = state
    },
    backup() {
      try {
        // What could not be copied aside is where it was.
        const isLeft = status.state === 'memory-only' && status.why === 'no-backup'
        const raw = storage?.getItem(isLeft ? ROOT_KEY : BACKUP_KEY)
        return typeof raw === 'string' ? raw : null
      } catch {
        return null
      }
    },
    status: () => status,
    keeping: () => keeping,
    wordOf,
    decide(tool, word) {
      if (word === 'asked') {
        asked.add(tool)
        return announce()
      }
      isStale = true
      note({ ...keeping, decisions: { ...keeping.decisions, [tool]: { word, at: Date.now() } } })
    },
  }
}
