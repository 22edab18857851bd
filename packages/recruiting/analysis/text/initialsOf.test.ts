import { expect, test } from 'vitest'
import { initialsOf } from './initialsOf.ts'

test('R5.5 a phrase may be known by its initials', () => {
  expect(initialsOf('Advanced Life Support')).toEqual(['ALS'])
  expect(initialsOf('child and adolescent mental health')).toContain('CAMH')
  expect(initialsOf('SAP')).toEqual([])
})
