import { assign, setup } from 'xstate'

/** The button’s input: the scroll distance, in CSS pixels, above which it is shown. */
type ScrollToTopInput = { threshold: number }

/** `progress`: the scrolled share of the page, 0 at the top to 1 at the end; 0 if it cannot scroll. */
type ScrollToTopContext = ScrollToTopInput & { progress: number }

/** The events of the button. Lengths are CSS pixels. */
export type ScrollToTopEvent =
  /** Scroll position, page height or viewport height may have changed. */
  | { type: 'page.scroll'; top: number; height: number; viewport: number }
  | { type: 'button.press' }
  /** Another page: its scroll position is unknown until the next `page.scroll`. */
  | { type: 'route.change' }

/** The scrolled share of the page, 0..1. Overscroll is clamped. */
function progressOf({ top, height, viewport }: { top: number; height: number; viewport: number }): number {
  const way = height - viewport
  return way > 0 ? Math.min(Math.max(top / way, 0), 1) : 0
}

/**
 * The scroll-to-top button with its progress ring (R4.3). States: `hidden`, `shown`. It is shown when the scroll position exceeds the
 * threshold: hidden at 300, shown at 301.
 *
 * Effect to provide: `scrollToTop`, which moves the page and the focus to the top, without animation for reduced motion.
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
