import { expect, test } from 'vitest'
import { sectionSchemas } from '#src/contract/sections.ts'
import { cutOff } from './cutOff.ts'
import { devPreview } from './devPreview.ts'
import { useBrowser } from './visit.ts'
import { withLongWords } from './withLongWords.ts'

const { visit } = useBrowser()
const dev = devPreview()
const examples = sectionSchemas.flatMap((schema) => {
  const type = schema.shape.type.value as string
  return (schema.meta()!['examples'] as object[]).map((_, index) => `/_gallery/${type}/${index + 1}`)
})

test('B09 words of 30 letters fit on small screens, in every section', { timeout: 600_000 }, async () => {
  const { page } = await visit('/robots.txt')
  const found: string[] = []
  for (const path of examples) {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(dev.url() + path)
    await page.waitForSelector('main [data-section]')
    await page.evaluate(withLongWords)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      found.push(...(await cutOff(page)).map((what) => `${path} at ${width} px: ${what}`))
    }
  }
  expect(found).toEqual([])
})

test('B09 words that fit are never broken on small screens, in any section', { timeout: 600_000 }, async () => {
  const { page } = await visit('/robots.txt')
  const found: string[] = []
  for (const path of examples) {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(dev.url() + path)
    await page.waitForSelector('main [data-section]')
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      found.push(...(await page.evaluate(brokenWords)).map((what) => `${path} at ${width} px: ${what}`))
    }
  }
  expect(found).toEqual([])
})

test.each([
  ['text of twice the size at 390 px', 390, 'html { font-size: 200% }'],
  [
    'wider spacing of letters, words and lines at 320 px',
    320,
    'main * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  ],
])('B09 with %s no section scrolls sideways', { timeout: 600_000 }, async (_what, width, css) => {
  const { page } = await visit('/robots.txt', { bypassCSP: true, width, height: 800 })
  const found: string[] = []
  for (const path of examples) {
    await page.goto(dev.url() + path)
    await page.waitForSelector('main [data-section]')
    await page.addStyleTag({ content: css })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (wider > 0) found.push(`${path} by ${wider} px`)
  }
  expect(found).toEqual([])
})

/** Words of at most 14 letters that stand on two lines. */
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
