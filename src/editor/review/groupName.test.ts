import { expect, test } from 'vitest'
import { groupName } from './groupName.ts'

test('pages have their names, and other files words of everyday', () => {
  expect(groupName({ page: null, file: 'footer.json' })).toBe('Footer')
  expect(groupName({ page: { path: '/visit', name: 'Visit us' }, file: 'pages/visit.json' })).toBe('Visit us')
})
