import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { cutOff } from './cutOff.ts'
import { whollyLive } from './everyPage.ts'
import { sticksOut } from './sticksOut.ts'
import { still } from './still.ts'
import { type Visit, type VisitOptions, live } from './visit.ts'
import { withLongWords } from './withLongWords.ts'

/** Pages that contain every section type with special styles for print, forced colours or wide text spacing. */
export const LOOKED_AT = [
  '/products/berth-book',
  // An invitation with its own background below an equally dark band.
  '/integration',
  '/contact-us',
  '/comparison/whiteboard',
  '/glossary/harbour',
  '/',
  '/pricing/harbour-desk',
  '/glossary/harbour/tidal-range',
  '/about-us/crew',
  '/products/harbour-desk',
  '/get-started',
]

// The values of success criterion 1.4.12.
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
const DOUBLED = 'html { font-size: 200% !important }'

/**
 * Fails unless a page is complete in all ways of reading: on paper, with wide text spacing or doubled text size, and, at the width of a
 * phone, with words of 30 letters.
 */
export async function expectWhole(path: string, visit: (path: string, options?: VisitOptions) => Promise<Visit>): Promise<void> {
  const { page } = await visit(path, { bypassCSP: true })
  await live(page)
  await page.emulateMedia({ media: 'print' })
  await still(page)
  expect(await unprinted(page)).toEqual([])
  expect(await page.locator('h1').isVisible()).toBe(true)

  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
  await whollyLive(page)
  for (const [css, widths] of [
    [SPACED, [1440, 1280, 390, 320]],
    [DOUBLED, [1440, 1280, 1201, 768, 390]],
  ] as const) {
    const style = await page.addStyleTag({ content: css })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect([...(await sticksOut(page)), ...(await cutOffByBox(page)), ...(await cutOff(page))], `${width} px: ${css}`).toEqual([])
    }
    await style.evaluate((element) => (element as Element).remove())
  }
  // B09
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(withLongWords)
    expect([...(await sticksOut(page)), ...(await cutOff(page))], `${width} px: long words`).toEqual([])
  }
}

/** Elements that would fade in, answers and tabs that are not printed, and menus that are. */
function unprinted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (element: Element) =>
      element.getBoundingClientRect().height > 0 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
    const faded = [...document.querySelectorAll('.reveal, [data-reveal]')].filter((element) => getComputedStyle(element).opacity !== '1')
    const answers = [...document.querySelectorAll('main details > :not(summary), .panels > .panel')].filter((element) => !seen(element))
    const furniture = [...document.querySelectorAll('.mega-menu, .scroll-to-top, .menu-button')].filter((element) =>
      element.checkVisibility(),
    )
    return [...faded, ...answers, ...furniture].map((element) => element.outerHTML.slice(0, 120))
  })
}

/** Texts that are clipped by a box with hidden overflow. */
function cutOffByBox(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const found: string[] = []
    const texts = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement!
      // Drawings have a text alternative next to them.
      if (
        text.textContent!.trim() === '' ||
        !holder.checkVisibility({ visibilityProperty: true }) ||
        holder.closest('[aria-hidden="true"], [role="img"], svg, .visually-hidden')
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { top, right, bottom, left } = range.getBoundingClientRect()
      for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        const cut =
          (clips(overflowX) && (left < edge.left - 1 || right > edge.right + 1)) ||
          (clips(overflowY) && (top < edge.top - 1 || bottom > edge.bottom + 1))
        // A box of one pixel hides its text on purpose; it is for screen readers.
        if (cut && edge.width > 1 && edge.height > 1)
          found.push(`cut off by ${box.tagName.toLowerCase()}.${box.getAttribute('class')}: "${text.textContent!.trim().slice(0, 40)}"`)
      }
    }
    return found
  })
}
