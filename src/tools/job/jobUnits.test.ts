import { expect, test } from 'vitest'
import { jobUnits } from './jobUnits.ts'

const asked = (advert: string) =>
  jobUnits(advert)
    .filter(({ asks }) => asks === 'must')
    .map(({ text }) => text)

test('R5.5 points in small letters are one each, however long they are', () => {
  const advert = `Deputy manager
We ask for:
two years in a nursery that looks after children of several ages and needs
sound knowledge of safeguarding
a first aid certificate`
  expect(asked(advert)).toHaveLength(3)
})

test('R5.5 a list without bullets and heading loses no line', () => {
  const advert = `Forklift operator, Columbus
Must have a year of experience
High school diploma or GED
Able to lift 50 lbs
Must pass drug screen
Overtime as needed`
  expect(asked(advert)).toHaveLength(5)
})

test('R5.5 what begins like a heading of the offer may be a task', () => {
  const advert = `HR generalist
Requirements
Benefits administration and open enrollment
PHR`
  expect(asked(advert)).toEqual(['Benefits administration and open enrollment', 'PHR'])
})
