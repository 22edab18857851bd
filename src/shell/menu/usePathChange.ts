import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `tell` whenever `path` has become another one; not for the first. */
export function usePathChange(path: string, tell: () => void): void {
  const last = useRef(path)
  const change = useEffectEvent(tell)
  useEffect(() => {
    if (last.current !== path) change()
    last.current = path
  }, [path])
}
