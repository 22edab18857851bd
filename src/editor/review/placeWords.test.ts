import { expect, test } from 'vitest'
import { groupName, placeWords } from './placeWords.ts'

test('places and pages are said in words of everyday', () => {
  expect(placeWords(['sections', 'richText “Our bread”', 'newTab'])).toBe('Rich text “Our bread” › New tab')
  expect(placeWords(['sections'])).toBe('Sections')
  expect(placeWords(['items', '“2”', 'label'])).toBe('Items › “2” › Label')
  expect(groupName({ page: null, file: 'footer.json' })).toBe('Footer')
  expect(groupName({ page: { path: '/visit', name: 'Visit us' }, file: 'pages/visit.json' })).toBe('Visit us')
})
