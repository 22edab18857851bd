import { expect, test } from 'vitest'
import { degreesIn } from './degrees.ts'

test.each([
  ['Westfield College, March 2019', []],
  ['Interviews are held on 3 March', []],
  ['A 42 bed home, not on a bus route', []],
  ['Johns Hopkins University, Baltimore, MD', []],
  ['Med school', []],
  ['MArch, University of Bath', ['master']],
  ['MEd Inclusive Education', ['master']],
  ['BEd (Hons) Primary', ['bachelor']],
  ['MD or DO required', ['doctor']],
  ['B.A.Sc. Mechanical Engineering', ['bachelor']],
  ['B. Tech, Information Technology', ['bachelor']],
  ['BE Mechanical', ['bachelor']],
  ['Graduate in any discipline', ['bachelor']],
  ['Join our graduate in-house scheme', []],
  ['MA (Hons) History', ['bachelor']],
  ['Leaving Certificate, 2019', ['school']],
  ['Dipl.-Ing. (FH) Elektrotechnik', ['bachelor']],
  ['Licenciada en Historia', ['bachelor']],
  ['Master 2 Finance', ['master']],
  ['Maîtrise de Silae', []],
  ['JD, Exampleton School of Law', ['doctor']],
])('H12.2: “%s” names the degrees %j', (text, levels) => {
  expect(degreesIn(text)).toEqual(levels)
})
