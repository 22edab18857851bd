import { expect, test } from 'vitest'
import { needlessDetails } from './needlessDetails.ts'

test.each([
  ['geb. 30.09.1979, österreichischer Staatsbürger, verheiratet', ['birthDate', 'maritalStatus', 'nationality']],
  ['* 4. März 1981 in Passau, ledig, röm.-kath.', ['birthDate', 'maritalStatus', 'religion']],
  ['Jahrgang 1984, zwei Kinder', ['birthDate', 'maritalStatus']],
  ['47 ans, marié, 2 enfants', ['birthDate', 'maritalStatus']],
  ['Née le 5 juin 1988 – nationalité française', ['birthDate', 'nationality']],
  ['34 años | soltera | nacionalidad española', ['birthDate', 'maritalStatus', 'nationality']],
  ['Nascida em 02/05/1990, casada, brasileira', ['birthDate', 'maritalStatus']],
  ['29 years, single, British citizen', ['birthDate', 'maritalStatus', 'nationality']],
  ['Lyon, 12 ans d’expérience', []],
  ['Evangelisches Krankenhaus, Bonn', []],
  ['Trains, national and regional', []],
])('H12.5 personal details of the head: %s', (line, kinds) => expect(needlessDetails(line, true).toSorted()).toEqual(kinds.toSorted()))

test('H12.5 how long something took is no age below the head', () => expect(needlessDetails('Chef de rang (12 ans)', false)).toEqual([]))
