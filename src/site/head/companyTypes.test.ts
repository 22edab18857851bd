import { expect, test } from 'vitest'
import { companyTypes } from './companyTypes.ts'

test.each(['Organization', 'Bakery', 'SportsTeam'])('%s is an organization in the vocabulary', (kind) => {
  expect(companyTypes(kind)).toBe(kind)
})

test.each(['Museum', 'Zoo', 'MusicVenue'])('%s is a place there, and so described as an organization, too', (kind) => {
  expect(companyTypes(kind)).toEqual(['Organization', kind])
})
