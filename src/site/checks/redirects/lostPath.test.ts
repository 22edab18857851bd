import { expect, test } from 'vitest'
import { foundIn } from '#tests/support/foundIn.ts'

const lock = (...paths: string[]) => ({ 'slugs.lock.json': JSON.stringify({ paths }) })

test('a published path that is a page or a redirect is kept', () => {
  expect(foundIn(lock('/', '/bread', '/breads', '/breads/rye-loaf'))).toEqual([])
})

test('a published path that vanished is reported with a redirect to the nearest page', () => {
  expect(foundIn(lock('/', '/vist'))).toEqual([
    'E_LOST_PATH slugs.lock.json paths.1: /vist was a page at the last release, but is now neither a page nor a redirect. Add { "from": "/vist", "to": "/visit" } to redirects.json, or { "from": "/vist", "status": 410 } if the page is gone for good.',
  ])
  expect(foundIn(lock('/breads/a-loaf-of-long-ago'))[0]).toContain('"to": "/breads" }')
  expect(foundIn(lock('/opening-hours-of-the-week'))[0]).toContain('"to": "/" }')
})

test('a page that became a draft is lost, one whose file has a problem is not', () => {
  expect(
    foundIn({ ...lock('/house-rules'), 'pages/house-rules.json': ['"icon"', '"draft": true, "icon"'] }).filter((line) =>
      line.startsWith('E_LOST'),
    )[0],
  ).toContain('is now a draft')
  expect(foundIn({ ...lock('/house-rules'), 'pages/house-rules.json': '{' }).filter((line) => line.startsWith('E_LOST'))).toEqual([])
})
