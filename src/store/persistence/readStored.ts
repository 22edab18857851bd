import { isRecord, isText, listOf, isNumber, oneOf, shape, type Guard } from '#src/store/guards.ts'
import { jsonFault } from '#src/store/json.ts'
import type { Registered } from '#src/store/registered.ts'
import type { StoredState } from '#src/store/results.ts'
import { fillFields } from './fillFields.ts'
import type { Keeping, Decision } from './Keeping.ts'
import { migrate, MIGRATIONS, versionOf, type Migration } from './migrations.ts'
import type { Others } from './others.ts'

const isDecision = shape<Decision>({ word: oneOf(['kept', 'notKept']), at: isNumber })

/** The readable parts of a stored Keeping, of unknown shape: invalid dates and decisions are omitted. */
function readKeeping(stored: unknown): Keeping {
  const { until, copyUntil, decisions } = isRecord(stored) ? stored : {}
  return { until: sound(until, isNumber), ...(isNumber(copyUntil) && { copyUntil }), decisions: sound(decisions, isDecision) }
}

function sound<T>(record: unknown, isSound: Guard<T>): Record<string, T> {
  const entries = isRecord(record) ? Object.entries(record) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => entry[0] !== '__proto__' && isSound(entry[1])))
}

/** Maximum length of a stored value, in characters, that is read or written. Browsers allow about five million. */
export const MAX_STORED_CHARS = 4_000_000

/**
 * The result of reading a raw stored value.
 * - `empty`: nothing is stored.
 * - `read`: ours. `setAside` lists slices that could not be read; they have their initial state. `exact` says that writing `slices` and
 * `others` back would lose nothing. `others` are unregistered slices. `line` lists the value’s revision and its ancestors, newest first.
 * `keeping` is as written, regardless of the time.
 * - `sealed`: ours, but not to be overwritten: a newer version wrote it. `slices` contains what can be shown.
 * - `foreign`: owned by another application.
 * - `damaged`: not JSON, not an object, empty, or too long.
 */
type Reading =
  | { kind: 'empty' }
  | { kind: 'foreign' }
  | { kind: 'damaged' }
  | ({ kind: 'read'; setAside: string[]; exact: boolean } & Content)
  | ({ kind: 'sealed' } & Content)

type Content = { slices: StoredState; others: Others; line: string[]; keeping: Keeping }

/** The declared results, the owner, and the migrations; only tests pass other migrations. */
type ReadOptions = { registered: Registered; owner: string; migrations?: readonly Migration[] }

/**
 * Parses a raw stored value: an object of JSON texts, one per slice, in redux-persist’s layout, with `_persist` (its version), `_owner`,
 * `_line` (its ancestors) and `_keeping` (expiry dates). Never throws.
 */
export function readStored(raw: string | null, { registered, owner, migrations = MIGRATIONS }: ReadOptions): Reading {
  if (raw === null) return { kind: 'empty' }
  const stored = raw.length > MAX_STORED_CHARS ? undefined : parsed(raw)
  if (!isRecord(stored)) return { kind: 'damaged' }

  const { _persist, _owner, _line, _keeping, ...texts } = stored
  const entries = Object.entries(texts).filter(([name]) => name !== '__proto__')
  const found = Object.fromEntries(entries.map(([name, text]) => [name, parsed(text)]))
  const ownership = ownershipOf(registered, parsed(_owner), owner, found)
  if (ownership !== 'ours') return { kind: ownership }

  const persist = parsed(_persist)
  const names = parsed(_line)
  const line = isLine(names) ? names : []
  const { until, ...decided } = readKeeping(parsed(_keeping))
  const isOurs = (name: string) => Object.hasOwn(registered.slices, name)
  const keeping = { ...decided, until: Object.fromEntries(Object.entries(until).filter(([name]) => isOurs(name))) }
  const othersIn = (slices: Record<string, unknown>): Others =>
    Object.fromEntries(
      entries.flatMap(([name, text]) => {
        if (isOurs(name)) return []
        // As stored, unless a migration has changed it.
        const left = slices[name] === found[name] ? text : JSON.stringify(slices[name])
        return [[name, { text: left, ...(until[name] !== undefined && { until: until[name] }) }]]
      }),
    )
  const storedVersion = versionOf(isRecord(persist) ? persist['version'] : undefined)
  if (storedVersion > migrations.length) {
    return { kind: 'sealed', slices: sorted(registered, found).slices, others: othersIn(found), line, keeping }
  }
  const { slices: migrated, failed } = migrate(found, storedVersion, migrations)
  const { slices, setAside } = sorted(registered, migrated, failed)
  const exact = migrated === found && setAside.length === 0
  return { kind: 'read', slices, others: othersIn(migrated), setAside, exact, line, keeping }
}

const isLine = listOf(isText)

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// A value without an owner, or with a damaged one, is ours if one of our slices can be read in it, or if it contains only our slices.
function ownershipOf(registered: Registered, mark: unknown, owner: string, found: Record<string, unknown>): 'ours' | 'foreign' | 'damaged' {
  if (typeof mark === 'string') return mark === owner ? 'ours' : 'foreign'
  const names = Object.keys(found)
  if (names.length === 0) return 'damaged'
  const ours = names.filter((name) => Object.hasOwn(registered.slices, name))
  const readable = ours.some((name) => !sorted(registered, { [name]: found[name] }).setAside.includes(name))
  return readable || ours.length === names.length ? 'ours' : 'foreign'
}

/** The readable slices, and the others in their initial state; slices in `failed` are unreadable in any case. */
function sorted(
  { names, slices, initial }: Registered,
  found: Record<string, unknown>,
  failed: ReadonlySet<string> = new Set(),
): { slices: StoredState; setAside: string[] } {
  const setAside: string[] = []
  const sound = names.flatMap((name) => {
    if (!Object.hasOwn(found, name)) return []
    const value = fillFields(initial[name], found[name])
    if (!failed.has(name) && slices[name]!.isSound(value) && jsonFault(value) === undefined) return [[name, value] as const]
    setAside.push(name)
    return []
  })
  return { slices: { ...initial, ...Object.fromEntries(sound) }, setAside }
}
