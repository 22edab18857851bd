import { expect, test } from 'vitest'
import { useBrowser, live } from '#tests/e2e/visit.ts'

const { visit, siteUrl } = useBrowser()
const LATE = /\/(?:browserServices|googleAnalytics|sentry|showConsent|ConsentBanner|bookingDialog|Form)-[^/]*\.(?:js|css)$/

test('R6.1 R6.3 R6.6 a plain page loads no code of statistics, reports, consent, booking or forms, and asks no other host', async () => {
  const asked: string[] = []
  const { page } = await visit('/about-us', { before: async (page) => void page.on('request', (request) => asked.push(request.url())) })
  await live(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => !url.startsWith(siteUrl) && !url.startsWith('data:'))).toEqual([])
  const files = asked.map((url) => new URL(url).pathname)
  expect(files.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(2)
  expect(files.filter((path) => LATE.test(path))).toEqual([])
})
