import { expect, test } from 'vitest'
import { devPreview } from '#tests/e2e/devPreview.ts'
import { whollyLive } from '#tests/e2e/everyPage.ts'

const dev = devPreview()

// Texts and structure that differ a built site reports as well, which tests/e2e/everyPage.test.ts hears; attributes this build alone.
test('B03 React finds no difference between document and application, in its strict development build', { timeout: 400_000 }, async () => {
  // Together they hold every type of section that the site uses.
  const paths = [
    '/',
    '/products',
    '/products/berth-book',
    '/pricing/berth-book',
    '/integration',
    '/contact-us',
    '/pricing/permission/apply',
    '/glossary/harbour',
    '/glossary/harbour/tidal-range',
    '/comparison/whiteboard',
    '/explore/tide-planning',
    '/terms-conditions',
    '/get-started',
    '/no-such-page',
  ]
  const findings: string[] = []
  // One tab keeps the hundreds of modules of which a preview’s page is made.
  const { page, faults } = await dev.open('/about-us')
  for (const path of paths) {
    faults.length = 0
    await dev.go(page, path)
    await whollyLive(page)
    findings.push(
      ...faults
        .filter((fault) => !(path === '/no-such-page' && /status of 404/.test(fault)))
        .map((fault) => `${path}: ${fault.slice(0, 600)}`),
    )
  }
  expect(findings).toEqual([])
})
