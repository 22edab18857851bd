import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { Glyph } from '#src/shell/menu/Glyph.tsx'
import { CONTENT_ID } from '#src/shell/skipLink/SkipLink.tsx'
import { SCROLL_TO_TOP_THRESHOLD } from '#src/site/constants.ts'
import { useSite } from '#src/ui/SiteContext.ts'
import { scrollToTopMachine } from './scrollToTop.machine.ts'
import { watchScroll } from './watchScroll.ts'

const machine = scrollToTopMachine.provide({ actions: { scrollToTop } })

/** The button back to the top with its progress ring (R4.3); hidden and not focusable until the page is scrolled far enough. */
export function ScrollToTop() {
  const { words } = useSite()
  const [snapshot, send] = useMachine(machine, { input: { threshold: SCROLL_TO_TOP_THRESHOLD } })

  useEffect(() => watchScroll((position) => send({ type: 'page.scroll', ...position })), [send])

  return (
    <button
      type="button"
      className="scroll-to-top"
      data-state={snapshot.value}
      aria-label={words.backToTop}
      onClick={() => send({ type: 'button.press' })}>
      <svg className="scroll-to-top-ring" width={44} height={44} aria-hidden="true">
        <circle cx="50%" cy="50%" r="50%" />
        <circle cx="50%" cy="50%" r="50%" pathLength={1} strokeDasharray={1} strokeDashoffset={1 - snapshot.context.progress} />
      </svg>
      <Glyph name="up" />
    </button>
  )
}

function scrollToTop() {
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
}
