import type { Actor } from 'xstate'
import type { megaMenuMachine } from './megaMenu.machine.ts'

/**
 * Transfers control of the menu in `nav` from CSS to the machine: a panel opened by CSS opens in the machine, too, and only then `done` is
 * called, so that no panel flickers. Returns a function that cancels.
 */
export function handToMachine(nav: HTMLElement, actor: Actor<typeof megaMenuMachine>, done: () => void): () => void {
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
