import { isRecord, isText, listOf } from '#src/store/guards.ts'
import { jsonFault } from '#src/store/json.ts'
import { INITIAL_STATE, type RootState } from '#src/store/rootReducer.ts'
import { SLICES, SLICE_NAMES, type SliceName } from '#src/store/slices/index.ts'
import { fillFields } from './fillFields.ts'
import { migrate, MIGRATIONS, STATE_VERSION, versionOf, type Migration } from './migrations.ts'

/** Longest stored value, in characters, that is read or written. Browsers give about five million. */
export const MAX_STORED_CHARS = 4_000_000

/**
 * What a raw stored value turned out to be.
 *
 * - `empty`: nothing is stored.
 * - `read`: ours. `setAside` names the slices that could not be read; they hold their initial state. `exact` says that the value holds
 *   nothing which writing `slices` back would lose. `line` names the value and those it descends from, newest first.
 * - `sealed`: ours, but not to be overwritten: of a newer version, or a migration failed. `slices` holds what can be shown.
 * - `foreign`: somebody else’s.
 * - `damaged`: nobody can tell: not JSON, not an object, empty, or too long.
 */
type Reading =
  | { kind: 'empty' }
  | { kind: 'foreign' }
  | { kind: 'damaged' }
  | { kind: 'read'; slices: RootState; setAside: SliceName[]; exact: boolean; line: string[] }
  | { kind: 'sealed'; why: 'newer-version' | 'not-migrated'; slices: RootState; line: string[] }

/** Who owns a stored value and which version the reader knows. The last two are only given by tests. */
type ReadOptions = { owner: string; version?: number; migrations?: Readonly<Record<number, Migration>> }

/**
 * Reads a raw stored value: an object of JSON texts, one a slice, as redux-persist lays it out, with `_persist` (its version),
 * `_owner` (whose it is) and `_line` (what it descends from). Never throws.
 */
export function readStored(raw: string | null, { owner, version = STATE_VERSION, migrations = MIGRATIONS }: ReadOptions): Reading {
  if (raw === null) return { kind: 'empty' }
  const stored = raw.length > MAX_STORED_CHARS ? undefined : parsed(raw)
  if (!isRecord(stored)) return { kind: 'damaged' }

  const { _persist, _owner, _line, ...texts } = stored
  const entries = Object.entries(texts).filter(([name]) => name !== '__proto__')
  const found = Object.fromEntries(entries.map(([name, text]) => [name, parsed(text)]))
  const ownership = ownershipOf(parsed(_owner), owner, found)
  if (ownership !== 'ours') return { kind: ownership }

  const persist = parsed(_persist)
  const names = parsed(_line)
  const line = isLine(names) ? names : []
  const storedVersion = versionOf(isRecord(persist) ? persist['version'] : undefined)
  if (storedVersion > version) return { kind: 'sealed', why: 'newer-version', slices: sorted(found).slices, line }
  try {
    const migrated = migrate(found, storedVersion, version, migrations)
    const { slices, setAside } = sorted(migrated)
    const isAllKnown = Object.keys(found).every((name) => isSliceName(name))
    return { kind: 'read', slices, setAside, exact: migrated === found && isAllKnown && setAside.length === 0, line }
  } catch {
    return { kind: 'sealed', why: 'not-migrated', slices: sorted(found).slices, line }
  }
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

function isSliceName(name: string): name is SliceName {
  return Object.hasOwn(SLICES, name)
}

// A value from before the mark, or whose mark was damaged, is ours when one of our slices can be read in it, or nothing but ours is in it.
function ownershipOf(mark: unknown, owner: string, found: Record<string, unknown>): 'ours' | 'foreign' | 'damaged' {
  if (typeof mark === 'string') return mark === owner ? 'ours' : 'foreign'
  const names = Object.keys(found)
  if (names.length === 0) return 'damaged'
  const ours = names.filter((name) => isSliceName(name))
  const readable = ours.some((name) => !sorted({ [name]: found[name] }).setAside.includes(name))
  return readable || ours.length === names.length ? 'ours' : 'foreign'
}

function sorted(found: Record<string, unknown>): { slices: RootState; setAside: SliceName[] } {
  const setAside: SliceName[] = []
  const sound = SLICE_NAMES.flatMap((name) => {
    if (!Object.hasOwn(found, name)) return []
    const value = fillFields(INITIAL_STATE[name], found[name])
    if (SLICES[name].isSound(value) && jsonFault(value) === undefined) return [[name, value] as const]
    setAside.push(name)
    return []
  })
  return { slices: { ...INITIAL_STATE, ...Object.fromEntries(sound) }, setAside }
}
