import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HighlightedTitle } from '#src/sections/hero/HighlightedTitle.tsx'
import { useBrowser } from './visit.ts'

const { visit } = useBrowser()

/** The first letters of each line of the heading, at several widths in pixels. */
function lineStarts(widths: number[]): { width: number; starts: string[] }[] {
  return widths.map((width) => ({ width, starts: startsAt(width) }))

  function startsAt(width: number): string[] {
    const heading = document.querySelector('h1')!
    heading.style.width = `${width}px`
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    const starts: string[] = []
    let bottom = -Infinity
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement!.tagName === 'STYLE') continue
      for (let at = 0; at < node.textContent!.length; at++) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const rect = range.getBoundingClientRect()
        if (rect.width > 0 && rect.top >= bottom) starts.push(node.textContent![at]!)
        if (rect.width > 0) bottom = Math.max(bottom, rect.bottom - 1)
      }
    }
    return starts
  }
}

test.each([
  ['The work, the dates and the loaves, in one list', 'the dates and the loaves'],
  ['Bread every day (for you), and rolls', 'for you'],
  ['What “a day”! means to a baker', 'a day'],
  ['The bread’s own day', 'The bread'],
])('no line of the title %j begins with a mark or within a word, at any width', async (title, highlight) => {
  const { page } = await visit('/robots.txt', { bypassCSP: true })
  await page.setContent(
    `<h1 style="font: 40px/2 serif; margin: 0">${renderToStaticMarkup(createElement(HighlightedTitle, { title, highlight }))}</h1>`,
  )
  const lines = await page.evaluate(
    lineStarts,
    Array.from({ length: 300 }, (_, index) => 260 + 2 * index),
  )
  const first = new Set(title.split(' ').map((word) => word[0]))
  expect(lines.filter(({ starts }) => !starts.every((letter) => first.has(letter)))).toEqual([])
  expect(lines[0]!.starts.length).toBeGreaterThan(1)
})
