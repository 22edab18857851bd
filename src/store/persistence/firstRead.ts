import { ROOT_KEY } from './keys.ts'
import type { StorageArea } from './StorageArea.ts'

type Answers<State> = {
  /** What a raw value means, and what it means that the storage refuses or is not there. */
  answer(raw: string | null): State | undefined
  refuse(): undefined
  /** Whether nobody waits any more: such an answer is heard, and the promise stays open. */
  isTooLate(): boolean
}

/** Asks a storage, which may answer at once or later, for what is stored. Never rejects. */
export function firstRead<State>(
  storage: StorageArea | undefined,
  { answer, refuse, isTooLate }: Answers<State>,
): Promise<State | undefined> {
  return new Promise((resolve) => {
    // redux-persist complains of an answer that comes after its time-out, so a late one stays here.
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
