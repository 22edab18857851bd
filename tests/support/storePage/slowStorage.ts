import type { StorageArea } from '#src/store/persistence/StorageArea.ts'

/** Local storage whose first read waits for the event `storage-answers` on the page. */
export function slowStorage(): StorageArea {
  let phase: 'silent' | 'answering' = 'silent'
  const answers = new Promise<void>((resolve) => {
    addEventListener('storage-answers', () => {
      phase = 'answering'
      resolve()
    })
  })
  return {
    getItem: (key) => (phase === 'answering' ? localStorage.getItem(key) : answers.then(() => localStorage.getItem(key))),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
  }
}
