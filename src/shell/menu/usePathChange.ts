import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onChange` whenever `path` has changed; not for the first path. */
export function usePathChange(path: string, onChange: () => void): void {
  const last = useRef(path)
  const change = useEffectEvent(onChange)
  useEffect(() => {
    if (last.current !== path) change()
    last.current = path
  }, [path])
}
