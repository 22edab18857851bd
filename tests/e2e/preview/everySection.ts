import { expect, test } from 'vitest'
import { sectionSchemas } from '#src/contract/sections.ts'
import { cutOff } from '#tests/e2e/cutOff.ts'
import type { DevPreview } from '#tests/e2e/devPreview.ts'
import { useBrowser } from '#tests/e2e/visit.ts'
import { withLongWords } from '#tests/e2e/withLongWords.ts'

const examples = sectionSchemas.flatMap((schema) => {
  const type = schema.shape.type.value as string
  return (schema.meta()!['examples'] as object[]).map((_, index) => `/_gallery/${type}/${index + 1}`)
})

/** Text settings of some readers, each with the window width for its check, in CSS pixels. */
const WAYS = [
  ['text of twice the size', 390, 'html { font-size: 200% }'],
  [
    'wider spacing of letters, words and lines',
    320,
    'main * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  ],
] as const

/** Checks of every example of every section, in the gallery of the preview. */
export function everySection(dev: DevPreview): void {
  const { visit } = useBrowser()

  test('B09 on small screens no section breaks words that fit, is too narrow for words of 30 letters, or scrolls sideways with text set large or wide', async () => {
    const { page } = await visit('/robots.txt', { bypassCSP: true, width: 320, height: 800 })
    // Layout is that of the document. Its two hundred scripts would take most of the time, and stay in shared memory: 20 GB in the end.
    await page.route(/\.(?:js|ts|tsx)(?:\?|$)/, (route) => route.abort())
    const found: string[] = []
    // One page for all checks, since opening it takes longest.
    for (const path of examples) {
      const note = (width: number, findings: string[]) => found.push(...findings.map((what) => `${path} at ${width} px: ${what}`))
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(dev.url() + path)
      await page.waitForSelector('main [data-section]')
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 })
        note(width, await page.evaluate(brokenWords))
      }
      for (const [what, width, css] of WAYS) {
        await page.setViewportSize({ width, height: 800 })
        const style = await page.addStyleTag({ content: css })
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        if (wider > 0) note(width, [`${wider} px too wide with ${what}`])
        await style.evaluate((element) => (element as Element).remove())
      }
      await page.evaluate(withLongWords)
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 })
        note(width, await cutOff(page))
      }
    }
    expect(found).toEqual([])
  })
}

/** Words of at most 14 letters that are split over two lines. */
function brokenWords(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const { parentElement } = text
    if (!parentElement!.checkVisibility() || parentElement!.closest('script, style, svg')) continue
    const isHidden = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isHidden(element.parentElement))
    if (isHidden(parentElement)) continue
    for (const { 0: word, index } of text.data.matchAll(/\p{L}{2,14}/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word)
    }
  }
  return [...new Set(found)]
}
