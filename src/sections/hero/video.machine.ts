import { createMachine } from 'xstate'

/**
 * The video of a hero. States: `still` (only the picture), `playing`, `paused`.
 *
 * Events: `start`, when the visitor uses the page and wants motion; `press` of the button; `fail`, if the browser refuses or cannot play.
 */
export const videoMachine = createMachine({
  id: 'video',
  types: {} as { events: { type: 'start' | 'press' | 'fail' } },
  initial: 'still',
  states: {
    still: { on: { start: 'playing', press: 'playing' } },
    playing: { on: { press: 'paused', fail: 'still' } },
    paused: { on: { press: 'playing' } },
  },
})
