import { expect, test, vi } from 'vitest'
import { testPage } from '#tests/support/testPage.ts'
import { preloadPage } from './preloadPage.ts'

const footer = vi.hoisted(() => ({ preload: vi.fn<() => Promise<void>>() }))
vi.mock('#src/shell/footer/lazyFooter.ts', () => ({ lazyFooter: footer }))

test('R2.3 a page without a footer is there once the footer is too, so that going back finds the other page as long as it was', async () => {
  let come = () => {}
  footer.preload.mockReturnValueOnce(new Promise((resolve) => (come = resolve)))
  const arrived = vi.fn<() => void>()
  const page = preloadPage(testPage({ path: '/get-started', layout: 'bare' })).then(arrived)
  await new Promise((settle) => setImmediate(settle))
  expect(arrived).not.toHaveBeenCalled()
  come()
  await page
  expect(arrived).toHaveBeenCalledOnce()
})

test('R6.5 such a page does without a footer that cannot be had', async () => {
  footer.preload.mockRejectedValueOnce(new Error('gone'))
  await expect(preloadPage(testPage({ path: '/get-started', layout: 'bare' }))).resolves.toBeUndefined()
})

test('a page with the footer of its document asks for no code of it', async () => {
  footer.preload.mockClear()
  await preloadPage(testPage({ path: '/about-us', layout: 'main' }))
  expect(footer.preload).not.toHaveBeenCalled()
})
