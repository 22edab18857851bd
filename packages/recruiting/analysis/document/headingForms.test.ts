import { expect, test } from 'vitest'
import { headingKind } from './headingKind.ts'

test.each([
  ['Checks and licences', 'certificates'],
  ['Permis et cartes', 'certificates'],
  ['Cursos y diplomados', 'certificates'],
  ['Führerschein und Scheine', 'certificates'],
  ['Awards and certificates', 'certificates'],
  ['Professional memberships and certificates', 'certificates'],
  ['Mandatory training', 'certificates'],
  ['Training & development', 'certificates'],
  ['Honours and awards', 'awards'],
  ['Permis', 'other'],
  ['I speak', 'languages'],
  ['Je parle', 'languages'],
  ['I give back', 'volunteering'],
  ['Off the clock', 'interests'],
  ['Outside work', 'interests'],
  ['Nach Feierabend', 'interests'],
  ['School days', 'education'],
  ['Say hi', 'other'],
] as const)('H12.1 the heading “%s” is one of %s', (heading, kind) => expect(headingKind(heading)).toBe(kind))
