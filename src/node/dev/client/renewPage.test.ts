// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { pageRenewal } from './renewPage.ts'

test('G13 a document that cannot be renewed in place is loaded anew once, however often it is told meanwhile', async () => {
  const location = { pathname: '/visit', reload: vi.fn<() => void>() }
  const renewal = pageRenewal({ document, location } as unknown as Window, 'none')
  const renewed = vi.fn<() => void>()
  void renewal.renew().then(renewed)
  void renewal.renew().then(renewed)
  await new Promise((settle) => setImmediate(settle))
  expect(location.reload).toHaveBeenCalledOnce()
  expect(renewed).not.toHaveBeenCalled()
})
