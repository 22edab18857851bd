import { expect, test } from 'vitest'
import { media } from './tokens.ts'

test('R4.4 R7 768 px is mobile, 769 px is not', () => {
  expect([media.mobile, media.aboveMobile]).toEqual(['@media (max-width: 768px)', '@media (min-width: 769px)'])
})

test('R3.3 R7 a viewport of 1200 px has the sidebar, one of 1201 px the mega menu', () => {
  expect([media.sidebar, media.desktop]).toEqual(['@media (max-width: 1200px)', '@media (min-width: 1201px)'])
})
