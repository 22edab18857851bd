/**
 * What opens the sidebar at the moment: `plain list` (without JavaScript), `button`, and `drawer`, the button once the
 * drawer’s code is there. `… waits`: asked for, the code is on its way. `open list`: the code could not be had.
 */
export type Opener = 'plain list' | 'list waits' | 'open list' | 'button' | 'button waits' | 'drawer'

/**
 * `start`: the component is live, and how the plain list stood then. `arrive` and `fail` are the code’s. `leave`:
 * another page.
 */
export type OpenerEvent = 'start.closed' | 'start.open' | 'press' | 'arrive' | 'fail' | 'leave'

const transitions: Record<Opener, Partial<Record<OpenerEvent, Opener>>> = {
  'plain list': { 'start.closed': 'button', 'start.open': 'list waits' },
  'list waits': { arrive: 'drawer', fail: 'open list', leave: 'button' },
  'open list': { leave: 'button' },
  button: { press: 'button waits' },
  'button waits': { press: 'button', arrive: 'drawer', fail: 'open list', leave: 'button' },
  drawer: {},
}

/** What opens the sidebar after an event; the same where the event means nothing. */
export function nextOpener(opener: Opener, event: OpenerEvent): Opener {
  return transitions[opener][event] ?? opener
}
