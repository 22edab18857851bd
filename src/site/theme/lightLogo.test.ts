import { expect, test } from 'vitest'
import { lightLogo } from './lightLogo.ts'

const NAVY = '#101828'

test('R8.5 colours that could not be seen on the dark background become white, others stay', () => {
  const svg =
    '<svg viewBox="0 0 9 9"><path fill="#12141a" d=""/><path fill="#FFD400" d=""/><path style="stroke: #123; fill:none" d=""/></svg>'
  expect(lightLogo(svg, NAVY)).toBe(
    '<svg fill="#ffffff" viewBox="0 0 9 9"><path fill="#ffffff" d=""/><path fill="#FFD400" d=""/><path style="stroke: #ffffff; fill:none" d=""/></svg>',
  )
})

test('R8.5 what names no colour is black and becomes white, unless the whole drawing names one; addresses of gradients stay', () => {
  expect(lightLogo('<svg><path d=""/></svg>', NAVY)).toBe('<svg fill="#ffffff"><path d=""/></svg>')
  expect(lightLogo('<svg fill="none"><path fill="url(#abc)" stroke="currentColor"/></svg>', NAVY)).toBe(
    '<svg fill="none"><path fill="url(#abc)" stroke="#ffffff"/></svg>',
  )
})
