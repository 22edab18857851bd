import { createContext } from 'react'

/** Gates that hold back the hydration of the live sections on the first page, one each. */
export type HydrationGates = {
  /** Settles when the section with this index may hydrate. The same promise for every call. */
  opened(index: number): Promise<void>
  /** Lets one section hydrate. */
  open(index: number): void
  /** Lets all sections hydrate: before a navigation, so that no update ever waits for a closed gate. */
  openAll(): void
  /** Called as soon as a part of the page has come into the document, before its effects have run. */
  stands(): void
  /** Called when a section has come to life. */
  hydrated(index: number): void
}

/** The gates of the current page; null where nothing is held back: on the server and after the first navigation. */
export const HydrationGateContext = createContext<HydrationGates | null>(null)

/** Creates gates that are all closed. `stands` hears of each part in the document, `hydrated` of each section that has come to life. */
export function createHydrationGates({ stands, hydrated }: Pick<HydrationGates, 'stands' | 'hydrated'>): HydrationGates {
  const gates = new Map<number, { promise: Promise<void>; open(): void }>()
  let allOpen = false

  function gate(index: number) {
    let found = gates.get(index)
    if (!found) {
      let open = () => {}
      const promise = new Promise<void>((resolve) => {
        open = resolve
      })
      found = { promise, open }
      gates.set(index, found)
      if (allOpen) open()
    }
    return found
  }

  return {
    opened: (index) => gate(index).promise,
    open: (index) => gate(index).open(),
    openAll() {
      allOpen = true
      for (const { open } of gates.values()) open()
    },
    stands,
    hydrated,
  }
}
