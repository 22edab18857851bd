import { startTransition, useEffect, useRef, useState } from 'react'
import { hold, takeHeld } from './heldInput.ts'

/** A state that is restored when a page left by a link is opened again; it is never stored. */
export function useHeldState<Value>(key: string, initial: Value): [Value, (next: Value | ((before: Value) => Value)) => void] {
  const [value, setValue] = useState(initial)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  useEffect(() => {
    // In an effect, because the page was rendered without it.
    const before = takeHeld<Value>(key)
    if (before !== undefined) startTransition(() => setValue(before))
    return () => hold(key, latest.current)
  }, [key])
  return [value, setValue]
}
