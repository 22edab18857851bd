import { expect, test } from 'vitest'
import { Team } from '#schemas/team.ts'
import { matches, rightsOf } from './rightsOf.ts'
import { changedFields } from './whyForbidden.ts'

test.each([
  ['/**', '/', true],
  ['/**', '/blog/one', true],
  ['/blog/**', '/blog', true],
  ['/blog/**', '/blogs', false],
  ['/blog/*', '/blog', false],
  ['/blog/*', '/blog/one/two', false],
  ['/*/prices', '/de/prices', true],
  ['/', '/about', false],
])('the pattern %s of pages fits %s: %s', (pattern, path, fits) => {
  expect(matches(pattern, path, '/')).toBe(fits)
})

test.each([
  ['**', '', true],
  ['title', '', false],
  ['sections.**', 'sections', true],
  ['sections.*.title', 'sections.3.title', true],
  ['sections.*.title', 'sections', false],
  ['sections.**', 'draft', false],
])('the pattern %s of fields fits "%s": %s', (pattern, field, fits) => {
  expect(matches(pattern, field, '.')).toBe(fits)
})

test.each([
  ['{"a":1,"b":[1,2]}', '{"a":1,"b":[1,3]}', ['b.1']],
  ['{"b":[1,2]}', '{"b":[1,2,3]}', ['b']],
  ['{"a":{"b":1}}', '{"a":[1]}', ['a']],
  ['{"a":1}', '{"a":1,"__proto__":2}', ['__proto__']],
  ['{"a":1}', '{ "a": 1 }', ['']],
  ['{"a":1}', '{', ['']],
  [null, '{"a":1}', ['']],
  ['{}', '{}', []],
])('from %s to %s, the fields %j change', (before, after, fields) => {
  expect(changedFields(before, after)).toEqual(fields)
})

const team = Team.parse({
  roles: {
    writer: { may: [{ acts: ['edit'], pages: ['/blog/**'], fields: ['title', 'sections.**'] }] },
    translator: { may: [{ acts: ['edit'], languages: ['de'] }] },
  },
  people: { 'Anna@Example.com': ['writer'] },
  groups: { agency: ['translator'] },
})
const person = (email: string, groups: string[] = []) => rightsOf(team, { email, name: email, groups })

test('people have the roles of their address, in any capitals, and of their groups', () => {
  expect(person('anna@example.com').roles).toEqual(['writer'])
  expect(person('carl@example.com', ['agency']).roles).toEqual(['translator'])
  expect(person('carl@example.com', ['toString', '__proto__']).roles).toEqual([])
})

test('a refusal says what is refused, and who may do it', () => {
  const anna = person('anna@example.com')
  expect(anna.may('edit', { page: '/blog/one', field: 'title', language: 'de' })).toBe(true)
  expect(anna.refusal('edit', { page: '/visit', field: 'title', language: 'de' })).toBe(
    'anna@example.com may not edit "title" of /visit in de. Ask a person with the role translator (group agency).',
  )
  expect(anna.refusal('publish')).toBe('anna@example.com may not publish. No role allows it; team.json can add one.')
})

test('roles that are not there, and addresses that are none, are mistakes of the file', () => {
  const mistakes = (value: object) => Team.safeParse(value).error?.issues.map(({ message }) => message)
  expect(mistakes({ roles: { writer: { may: [] } }, people: { 'a@b.example': ['writter'] } })).toEqual([
    '"writter" is not one of the roles (writer)',
  ])
  expect(mistakes({ roles: {}, login: { issuer: 'http://login.example.com', clientId: 'x' } })).toEqual([
    'must be an address such as https://login.example.com',
  ])
})
