import { pagePath } from '#src/site/pages/pagePath.ts'
import type { PageBoxes, RegionBox } from './canvas/pageBoxes.ts'
import { type PickedWords, wordsAt } from './canvas/caretAt.ts'
import { regions } from './canvas/regions.ts'

const STYLE = `
  :host { position: fixed; inset: 0; z-index: 2147482000; pointer-events: none; }
  div { position: fixed; box-sizing: border-box; }
  div[hidden] { display: none; }
  .text { border: 1px dashed #1d4ed8; border-radius: 3px; background: rgb(29 78 216 / 6%); }
`

/** The style of the edited text on the page: trailing spaces are visible, and text can be selected even where the page prevents it. */
const TYPED = `
  [contenteditable='plaintext-only'] { white-space: pre-wrap !important; user-select: text !important; -webkit-user-select: text !important;
    cursor: text; min-width: 1ch; min-height: 1em; outline: 2px solid #1d4ed8 !important; outline-offset: 3px; border-radius: 2px; }
`

/** The room between an element and its outline, in pixels. */
const TEXT_GAP = 3
const SECTION_GAP = 4

/** The picked element of the page: its region, its words, the path of its link, and the words that are selected or at the click. */
type Picked = { region: string; words: string; href: string | null; caret: PickedWords | undefined }

/**
 * Lets the author pick sections, header and footer of a page, reports where the shown and the hovered one are, and outlines the text under
 * the pointer that `textAt` returns. While `isOn` returns true, a click picks and does not follow links; where `isTyped` does, it only
 * moves the caret. `unhover` forgets the pointer, `leave` removes everything.
 */
export function sectionPicks(
  page: Window,
  {
    isOn,
    isTyped,
    textAt,
    onPick,
    onBoxes,
  }: {
    isOn(): boolean
    isTyped(target: Node): boolean
    textAt(target: Element): Element | undefined
    onPick(pick: Picked, click: { target: Element; clientX: number; clientY: number }): void
    onBoxes(boxes: PageBoxes): void
  },
): { show(region: string | null, isScrolled: boolean): void; unhover(): void; leave(): void } {
  const { document } = page
  const host = document.createElement('div')
  const text = document.createElement('div')
  text.className = 'text'
  text.hidden = true
  const style = document.createElement('style')
  style.textContent = STYLE
  host.attachShadow({ mode: 'open' }).append(style, text)
  document.body.append(host)
  const typed = new (page as typeof globalThis & Window).CSSStyleSheet()
  typed.replaceSync(TYPED)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, typed]
  let shown: string | null = null
  let hovered: string | undefined

  const elementOf = (region: string | null) => (region === null ? null : (regions.element(document, region) ?? null))

  function outline(element: Element | null | undefined) {
    text.hidden = !element
    if (!element) return
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y, wide, high] = [left - TEXT_GAP, top - TEXT_GAP, width + 2 * TEXT_GAP, height + 2 * TEXT_GAP].map((length) => `${length}px`)
    Object.assign(text.style, { left: x, top: y, width: wide, height: high })
  }

  /** The box around a region, a little larger, so that its lines do not run through letters. */
  function boxOf(region: string | null): RegionBox | null {
    const element = elementOf(region)
    if (!element || region === null) return null
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const [from, to] = [Math.max(0, left - SECTION_GAP), Math.min(page.document.documentElement.clientWidth, right + SECTION_GAP)]
    return { region, left: from, top: top - SECTION_GAP, width: to - from, height: bottom - top + 2 * SECTION_GAP }
  }

  /** The height of a header that stays above the sections; 0 if there is none, or if it is next to them. */
  function covered(): number {
    const header = document.querySelector('header.site-header')?.getBoundingClientRect()
    const isAbove = header && header.width > page.innerWidth / 2 && header.height < page.innerHeight / 2
    return isAbove ? Math.max(0, header.bottom) : 0
  }

  // A section that was added is shown as soon as the page has it.
  let isAwaited = false

  function place() {
    if (isAwaited) scroll()
    onBoxes({ clip: covered(), chosen: boxOf(shown), hovered: boxOf(hovered ?? null) })
  }

  function scroll() {
    const section = elementOf(shown)
    isAwaited = shown !== null && !section
    if (!section) return
    // A section taller than the window is aligned to its start; header and footer are in view or at an end of the page.
    const isTall = section.offsetHeight > page.innerHeight * 0.8
    const block = isTall ? 'start' : section.dataset['section'] === undefined ? 'nearest' : 'center'
    section.scrollIntoView({ block, behavior: 'instant' })
  }

  function point({ target }: PointerEvent) {
    const element = target as Element | null
    outline(isOn() && element?.closest && !isTyped(element) ? textAt(element) : undefined)
    const under = isOn() && element?.closest ? regions.of(element) : undefined
    if (under === hovered) return
    hovered = under
    place()
  }

  function scrolled() {
    place()
    text.hidden = true
  }

  let pressed: PointerEvent | undefined

  function press(event: PointerEvent) {
    pressed = event.isPrimary && event.button === 0 ? event : undefined
    // Otherwise a click within selected words, or on what cannot be selected, would pick these words again.
    if (pressed && isOn() && !event.shiftKey && !isTyped(event.target as Node)) document.getSelection()?.removeAllRanges()
  }

  /** If the pressed element re-renders before the button is released, the browser sends no click: it still counts as one. */
  function release(event: PointerEvent) {
    const { target, clientX, clientY } = pressed ?? {}
    pressed = undefined
    if (!(target as Node | undefined)?.isConnected && clientX === event.clientX && clientY === event.clientY) pick(event)
  }

  function pick(event: MouseEvent) {
    const target = event.target as Element | null
    if (!isOn() || !target?.closest) return
    const region = regions.of(target)
    const link = target.closest<HTMLAnchorElement>('a[href]')
    // A button of the header opens a menu, whose items can then be picked.
    const isMenuButton = region === 'header' && target.closest('button, summary') !== null
    if ((region !== undefined && !isMenuButton) || link) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    text.hidden = true
    if (isTyped(target)) return
    const words = target.textContent?.trim().slice(0, 400) ?? ''
    if (region === undefined || (isMenuButton && words === '')) return
    onPick(
      {
        region,
        words,
        href: link && link.origin === page.location.origin ? pagePath(link.pathname) : null,
        caret: wordsAt(document, event.clientX, event.clientY),
      },
      { target, clientX: event.clientX, clientY: event.clientY },
    )
  }

  // Sections change size, appear and disappear during editing.
  const sizes = new ResizeObserver(place)
  sizes.observe(document.body)
  page.addEventListener('click', pick, { capture: true })
  page.addEventListener('pointerdown', press, { capture: true, passive: true })
  page.addEventListener('pointerup', release, { capture: true })
  page.addEventListener('pointerover', point, { passive: true })
  page.addEventListener('scroll', scrolled, { passive: true })
  return {
    show(region, isScrolled) {
      shown = region
      isAwaited = false
      place()
      if (isScrolled) scroll()
    },
    unhover() {
      hovered = undefined
      place()
    },
    leave() {
      sizes.disconnect()
      page.removeEventListener('click', pick, { capture: true })
      page.removeEventListener('pointerdown', press, { capture: true })
      page.removeEventListener('pointerup', release, { capture: true })
      page.removeEventListener('pointerover', point)
      page.removeEventListener('scroll', scrolled)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== typed)
      host.remove()
    },
  }
}
