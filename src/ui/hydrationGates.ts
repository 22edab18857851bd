import { createContext } from 'react'

/** Gates that delay the hydration of live sections on the first page, one per section. */
export type HydrationGates = {
  /** Settles when the section with this index may hydrate. Returns the same promise for every call. */
  opened(index: number): Promise<void>
  /** Lets one section hydrate. */
  open(index: number): void
  /** Lets all sections hydrate: before a navigation, so that no update ever waits for a closed gate. */
  openAll(): void
  /** Called when a part of the page is in the document, before its effects run. */
  stands(): void
  /** Called when a section has hydrated. */
  hydrated(index: number): void
}

/** The gates of the current page; null if nothing is delayed: on the server and after the first navigation. */
export const HydrationGateContext = createContext<HydrationGates | null>(null)

/** Creates closed gates with the callbacks for parts in the document and for hydrated sections. */
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
