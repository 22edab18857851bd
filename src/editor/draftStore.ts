import type { KeyPath } from '#src/site/site.ts'

/** What somebody has written and is not on disk yet: what stood there when they began (`base`), and the hash of that file. */
export type Draft = { value: unknown; base: unknown; hash: string }

/** Keeps drafts beyond a reload, each under its file and place. */
export type DraftStore = {
  get(file: string, keyPath: KeyPath): Draft | null
  set(file: string, keyPath: KeyPath, draft: Draft): void
  remove(file: string, keyPath: KeyPath): void
  /** Tells of a write of our own: drafts of the file go on from its new content, at the places that `moved` gives. */
  follow(file: string, from: string, to: string, moved: (keyPath: KeyPath) => KeyPath | null): void
}

const NAME = 'page-builder-draft'

/** Drafts in the storage of a browser. One that is full or shut keeps nothing, and nothing fails. */
export function draftStore(storage: Storage): DraftStore {
  const keyOf = (file: string, keyPath: KeyPath) => JSON.stringify([NAME, file, keyPath])

  function keys(): string[] {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index)!)
  }

  function write(key: string, draft: Draft) {
    try {
      storage.setItem(key, JSON.stringify(draft))
    } catch {
      // It stays in the form for as long as that is open.
    }
  }

  return {
    get(file, keyPath) {
      try {
        return JSON.parse(storage.getItem(keyOf(file, keyPath)) ?? 'null') as Draft | null
      } catch {
        return null
      }
    },
    set: (file, keyPath, draft) => write(keyOf(file, keyPath), draft),
    remove: (file, keyPath) => storage.removeItem(keyOf(file, keyPath)),
    follow(file, from, to, moved) {
      const found = keys().flatMap((key) => {
        const [name, draftFile, keyPath] = key.startsWith('["') ? (JSON.parse(key) as [string, string, KeyPath]) : []
        const draft = name === NAME && draftFile === file ? (JSON.parse(storage.getItem(key)!) as Draft) : undefined
        return draft?.hash === from ? [{ key, keyPath: keyPath!, draft }] : []
      })
      for (const { key } of found) storage.removeItem(key)
      for (const { keyPath, draft } of found) {
        const place = moved(keyPath)
        if (place) write(keyOf(file, place), { ...draft, hash: to })
      }
    },
  }
}
