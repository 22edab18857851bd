import type { Actor } from 'xstate'
import type { megaMenuMachine } from './megaMenu.machine.ts'

/**
 * Hands the menu in `nav` from style to the machine: what pointer or focus has opened by style opens in the machine as
 * well, and only then is `done` called, so that no panel flickers. Stops waiting for it when the function that comes
 * back is called.
 */
export function takeOver(nav: HTMLElement, actor: Actor<typeof megaMenuMachine>, done: () => void): () => void {
  const keyOf = (state: string) => nav.querySelector<HTMLElement>(`[data-key]${state}`)?.dataset['key']
  const focused = keyOf(':focus-within')
  const hovered = keyOf(':hover')
  if (focused) actor.send({ type: 'trigger.press', key: focused })
  else if (hovered) actor.send({ type: 'pointer.enter', key: hovered, pointerType: 'mouse' })

  const isWaiting = () => actor.getSnapshot().matches({ closed: 'waiting' })
  if (!isWaiting()) {
    done()
    return () => {}
  }
  const subscription = actor.subscribe(() => {
    if (isWaiting()) return
    subscription.unsubscribe()
    done()
  })
  return () => subscription.unsubscribe()
}
