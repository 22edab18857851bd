import type { KeyPath } from '#src/site/site.ts'

/**
 * An unsaved edit: its value, the value when editing began (`base`), the hash of that file, and the label of the last saved step when it
 * was changed (`after`).
 */
export type Draft = { value: unknown; base: unknown; hash: string; after?: string | null }

/** Stores drafts by file and key path. */
export type DraftStore = {
  /** The draft of this tab, or the latest one of another tab, open or closed. */
  get(file: string, keyPath: KeyPath): Draft | null
  set(file: string, keyPath: KeyPath, draft: Draft): void
  remove(file: string, keyPath: KeyPath): void
  /** Call after a save: drafts of the file are rebased on its new content, at the paths that `moved` returns. */
  follow(file: string, from: string, to: string, moved: (keyPath: KeyPath) => KeyPath | null): void
  /** Call after a file was moved: its drafts, in all tabs, move with it. */
  rename(from: string, to: string): void
  /** The parts of files that have drafts, in all tabs. */
  places(): { file: string; keyPath: KeyPath }[]
  /** Whether drafts would be lost with this tab because the browser storage is full or disabled. */
  isFleeting(): boolean
}

type Kept = Draft & { at: number }
type Place = { tab: string; file: string; keyPath: KeyPath }

const NAME = 'page-builder-draft'

/**
 * Drafts in the browser storage (null if disabled), which tabs share. Each tab has its own drafts, so none overwrites those of another.
 * `now` is an increasing counter.
 */
export function draftStore(storage: Storage | null, tab: string, now = Date.now): DraftStore {
  const open = new Map<string, Kept>()
  /** Drafts of other tabs that were adopted here, as they were at that time. */
  const taken = new Map<string, { key: string; text: string }>()

  /** Drafts that could not be stored. */
  const fleeting = new Set<string>()

  function write(key: string, draft: Kept) {
    open.set(key, draft)
    try {
      storage!.setItem(key, JSON.stringify(draft))
      fleeting.delete(key)
    } catch {
      fleeting.add(key)
    }
  }

  function stored(key: string): string | null {
    try {
      return storage!.getItem(key)
    } catch {
      return null
    }
  }

  function storedKeys(): string[] {
    try {
      return Array.from({ length: storage!.length }, (_, index) => storage!.key(index)!)
    } catch {
      return []
    }
  }

  function erase(key: string) {
    open.delete(key)
    fleeting.delete(key)
    try {
      storage!.removeItem(key)
    } catch {
      // Disabled storage has no drafts.
    }
  }

  function all(): { key: string; place: Place; draft: Kept }[] {
    const keys = [...new Set([...open.keys(), ...storedKeys()])]
    return keys.flatMap((key) => {
      const place = placeOf(key)
      const draft = place && (open.get(key) ?? parsed(stored(key)))
      return draft ? [{ key, place, draft }] : []
    })
  }

  return {
    get(file, keyPath) {
      const own = keyOf({ tab, file, keyPath })
      const mine = open.get(own) ?? parsed(stored(own))
      if (mine) return mine
      const others = all().filter(({ place }) => keyOf({ ...place, tab }) === own)
      const latest = others.sort((a, b) => a.draft.at - b.draft.at).at(-1)
      if (latest) taken.set(own, { key: latest.key, text: stored(latest.key) ?? '' })
      return latest?.draft ?? null
    },
    set: (file, keyPath, draft) => write(keyOf({ tab, file, keyPath }), { ...draft, at: now() }),
    remove(file, keyPath) {
      const own = keyOf({ tab, file, keyPath })
      erase(own)
      const source = taken.get(own)
      taken.delete(own)
      // The other tab may have continued editing.
      if (source && stored(source.key) === source.text) erase(source.key)
    },
    follow(file, from, to, moved) {
      const found = all().filter(({ place, draft }) => place.file === file && draft.hash === from)
      for (const { key } of found) erase(key)
      for (const { place, draft } of found) {
        const keyPath = moved(place.keyPath)
        if (keyPath) write(keyOf({ ...place, keyPath }), { ...draft, hash: to })
      }
    },
    rename(from, to) {
      for (const { key, place, draft } of all().filter(({ place }) => place.file === from)) {
        const next = keyOf({ ...place, file: to })
        const there = open.get(next) ?? parsed(stored(next))
        erase(key)
        // Another tab may have done this already and continued editing.
        if (!there || there.at < draft.at) write(next, draft)
      }
    },
    places() {
      const parts = all().map(({ place: { file, keyPath } }) => ({ file, keyPath }))
      return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()]
    },
    isFleeting: () => fleeting.size > 0,
  }
}

function keyOf({ tab, file, keyPath }: Place): string {
  return JSON.stringify([NAME, file, keyPath, tab])
}

/** The file and key path of a storage key; undefined for other keys. */
function placeOf(key: string): Place | undefined {
  if (!key.startsWith(`["${NAME}"`)) return undefined
  const [, file, keyPath, tab] = JSON.parse(key) as [string, string?, KeyPath?, string?]
  return file === undefined || keyPath === undefined || tab === undefined ? undefined : { tab, file, keyPath }
}

function parsed(text: string | null): Kept | null {
  try {
    return JSON.parse(text ?? 'null') as Kept | null
  } catch {
    return null
  }
}
