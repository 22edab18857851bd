import { ROOT_KEY } from './keys.ts'
import type { StorageArea } from './StorageArea.ts'

type Answers<State> = {
  /** Handlers for a raw value, and for a storage that refuses or does not exist. */
  answer(raw: string | null): State | undefined
  refuse(): undefined
  /** Whether waiting has ended: a late response is then passed on, and the promise stays pending. */
  isTooLate(): boolean
}

/** Reads the stored value from a storage, which may respond at once or later. Never rejects. */
export function firstRead<State>(
  storage: StorageArea | undefined,
  { answer, refuse, isTooLate }: Answers<State>,
): Promise<State | undefined> {
  return new Promise((resolve) => {
    // redux-persist warns about a response after its timeout, so a late one is handled here.
    const unlessLate =
      <Args extends unknown[]>(settle: (...args: Args) => State | undefined) =>
      (...args: Args) => {
        const state = settle(...args)
        if (!isTooLate()) resolve(state)
      }
    const [arrived, refused] = [unlessLate(answer), unlessLate(refuse)]
    try {
      const raw = storage ? storage.getItem(ROOT_KEY) : refused()
      if (raw === undefined) return
      if (raw !== null && typeof raw === 'object') raw.then(arrived, refused)
      else arrived(raw)
    } catch {
      refused()
    }
  })
}
