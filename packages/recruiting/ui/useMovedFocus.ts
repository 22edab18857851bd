import { useRef } from 'react'

/**
 * Keeps the focus on a button that moves to another list when pressed: call `leave` on press with the key of the button’s new position; the
 * button with `ref={arrive(key)}` takes the focus once it is mounted.
 */
export function useMovedFocus() {
  const wanted = useRef<string | null>(null)
  return {
    leave(key: string) {
      wanted.current = key
    },
    arrive: (key: string) => (button: HTMLButtonElement | null) => {
      if (!button || wanted.current !== key) return
      wanted.current = null
      button.focus()
    },
  }
}
