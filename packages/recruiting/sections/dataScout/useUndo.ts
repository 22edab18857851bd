import { useState } from 'react'

/** The maximum number of undo steps. */
const STEPS = 50

/**
 * Changes that can be undone one by one, as long as nothing else has changed the value since. `undo` is null when there is nothing to undo.
 * Values are compared by identity.
 */
export function useUndo<Value>(value: Value, store: (value: Value) => void): { change(next: Value): void; undo: (() => void) | null } {
  const [steps, setSteps] = useState<{ before: Value; after: Value }[]>([])
  const last = steps.at(-1)
  return {
    change(next) {
      setSteps([...(last?.after === value ? steps : []), { before: value, after: next }].slice(-STEPS))
      store(next)
    },
    undo:
      last?.after === value
        ? () => {
            setSteps(steps.slice(0, -1))
            store(last.before)
          }
        : null,
  }
}
