import { useRef } from 'react'

/**
 * Keeps the focus on a button that moves to another list when it is pressed: `leave` says on pressing under which key it will be found
 * again, and the button with `ref={arrive(key)}` takes the focus as soon as it is there.
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
