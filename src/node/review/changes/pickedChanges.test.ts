import { expect, test } from 'vitest'
import { pickedChanges } from './pickedChanges.ts'
import { siteChange } from './siteChange.ts'

const file = (to: string) => siteChange({ from: null, to, before: null, after: { mode: '100644', blob: to } })
const [visit, footer] = [file('pages/visit.json'), file('footer.json')]
const changes = [
  { change: visit, page: '/visit' },
  { change: footer, page: null },
]

test('changes are picked by the address of their page, their file or their id', () => {
  expect(pickedChanges(changes, ['/visit'])).toEqual({ chosen: [visit] })
  expect(pickedChanges(changes, ['footer.json', visit.id])).toEqual({ chosen: [visit, footer] })
})

test('the first name that means no change is returned', () => {
  expect(pickedChanges(changes, ['/visit', '/nowhere', 'site.json'])).toEqual({ unknown: '/nowhere' })
})
