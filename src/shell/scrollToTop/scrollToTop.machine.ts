import { assign, setup } from 'xstate'

/** What the button is handed: the scroll distance, in CSS pixels, that must be exceeded before it shows. */
type ScrollToTopInput = { threshold: number }

/** `progress`: how far the page is scrolled, 0 at the top to 1 at the end; 0 when it cannot scroll. */
type ScrollToTopContext = ScrollToTopInput & { progress: number }

/** Everything that can happen to the button. Lengths are CSS pixels. */
export type ScrollToTopEvent =
  /** Scroll position, page height or viewport height may have changed. */
  | { type: 'page.scroll'; top: number; height: number; viewport: number }
  | { type: 'button.press' }
  /** Another page: nothing is known of its scroll until the next `page.scroll`. */
  | { type: 'route.change' }

/** Share of the way scrolled, 0..1. Overscroll, before the start or past the end, is clamped. */
function progressOf({ top, height, viewport }: { top: number; height: number; viewport: number }): number {
  const way = height - viewport
  return way > 0 ? Math.min(Math.max(top / way, 0), 1) : 0
}

/**
 * The scroll-to-top button with its progress ring (R4.3). States: `hidden`, `shown`. It shows once the scroll exceeds
 * the threshold: at 300 hidden, at 301 shown.
 *
 * Effect to provide: `scrollToTop`, which moves the page and the focus to the top, at once if motion is unwanted.
 */
export const scrollToTopMachine = setup({
  types: {} as { context: ScrollToTopContext; events: ScrollToTopEvent; input: ScrollToTopInput },
  guards: { beyondThreshold: ({ context, event }) => event.type === 'page.scroll' && event.top > context.threshold },
  actions: { scrollToTop: () => {}, measure: assign({ progress: ({ event }) => (event.type === 'page.scroll' ? progressOf(event) : 0) }) },
}).createMachine({
  id: 'scrollToTop',
  context: ({ input }) => ({ ...input, progress: 0 }),
  initial: 'hidden',
  on: {
    'page.scroll': [
      { guard: 'beyondThreshold', target: '.shown', actions: 'measure' },
      { target: '.hidden', actions: 'measure' },
    ],
    'route.change': { target: '.hidden', actions: 'measure' },
  },
  states: { hidden: {}, shown: { on: { 'button.press': { actions: 'scrollToTop' } } } },
})
