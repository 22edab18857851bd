import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { sampleResume } from '#packages/recruiting/bench/skillsSampleResume.ts'
import { editRow } from './editRow.ts'
import { jsonResumeFile } from './jsonResumeFile.ts'
import { readRow } from './readRow.ts'
import type { ScoutColumn } from './scoutColumns.ts'
import { toJsonResume } from './toJsonResume.ts'

type Shape = { [field: string]: 'text' | 'date' | 'address' | 'mail' | 'texts' | Shape | [Shape] }

const SPAN = { startDate: 'date', endDate: 'date' } as const

/** The fields of schema 1.0.0 (jsonresume.org) that a row can fill. All are optional in the schema. */
const SCHEMA: Shape = {
  $schema: 'address',
  basics: {
    name: 'text',
    label: 'text',
    email: 'mail',
    phone: 'text',
    url: 'address',
    summary: 'text',
    location: { address: 'text', postalCode: 'text', city: 'text', countryCode: 'text', region: 'text' },
    profiles: [{ network: 'text', username: 'text', url: 'address' }],
  },
  work: [{ name: 'text', location: 'text', position: 'text', url: 'address', summary: 'text', highlights: 'texts', ...SPAN }],
  volunteer: [{ organization: 'text', position: 'text', url: 'address', summary: 'text', highlights: 'texts', ...SPAN }],
  education: [{ institution: 'text', url: 'address', area: 'text', studyType: 'text', score: 'text', courses: 'texts', ...SPAN }],
  projects: [{ name: 'text', description: 'text', highlights: 'texts', roles: 'texts', entity: 'text', type: 'text', ...SPAN }],
  awards: [{ title: 'text', date: 'date', awarder: 'text', summary: 'text' }],
  certificates: [{ name: 'text', date: 'date', url: 'address', issuer: 'text' }],
  skills: [{ name: 'text', level: 'text', keywords: 'texts' }],
  languages: [{ language: 'text', fluency: 'text' }],
  meta: { canonical: 'address', version: 'text', lastModified: 'text' },
}

const isText = (value: unknown) => typeof value === 'string' && value !== ''
const LEAVES = {
  text: isText,
  date: (value: unknown) => /^([1-2][0-9]{3}-[0-1][0-9]-[0-3][0-9]|[1-2][0-9]{3}-[0-1][0-9]|[1-2][0-9]{3})$/.test(String(value)),
  address: (value: unknown) => URL.canParse(String(value)) && !/\s/.test(String(value)),
  mail: (value: unknown) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(value)),
  texts: (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isText),
}

/** The paths of values that do not match their schema. */
function faults(value: unknown, shape: Shape[string], at = ''): string[] {
  if (typeof shape === 'string') return LEAVES[shape](value) ? [] : [`${at}: ${JSON.stringify(value)}`]
  if (Array.isArray(shape))
    return Array.isArray(value) ? value.flatMap((item, index) => faults(item, shape[0], `${at}[${index}]`)) : [`${at}: no list`]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at}: no object`]
  return Object.entries(value).flatMap(([key, one]) =>
    Object.hasOwn(shape, key) ? faults(one, shape[key]!, `${at}.${key}`) : [`${at}.${key} is unknown`],
  )
}

const { document, resume } = sampleResume()
const row = readRow('a', document, resume)

test('R5.6 a row that was read is valid JSON Resume', () => {
  const file = toJsonResume(row)
  expect(faults(file, SCHEMA)).toEqual([])
  expect(file).toMatchObject({ basics: { name: 'Ana Example' }, work: [{ position: 'Buyer', startDate: '2020-01' }, {}] })
})

test('H12.1 work without pay is written as such, and is no job', () => {
  const [trainer] = row.experience
  const file = toJsonResume({ ...row, experience: [], voluntary: [trainer!] })
  expect(faults(file, SCHEMA)).toEqual([])
  expect(file).toMatchObject({ volunteer: [{ position: 'Buyer', startDate: '2020-01' }] })
  expect(file).not.toHaveProperty('work')
})

const HOSTILE = [
  '',
  ' ',
  'x',
  'a@b',
  'ana at mail',
  'https://',
  'http://[',
  'www.linkedin.com/in/ana',
  'a b.example/ c',
  '=1+1',
  '99/9999',
  '🙂',
]
const COLUMNS: ScoutColumn[] = [
  'name',
  'email',
  'links',
  'experience',
  'education',
  'projects',
  'awards',
  'certificates',
  'languages',
  'summary',
]

test.each(HOSTILE)('R5.6 a row stays valid JSON Resume whatever is written into it: %j', (text) => {
  const edited = COLUMNS.reduce((before, column) => editRow(before, column, `${text} | ${text} | ${text}`), row)
  expect(faults(toJsonResume(edited), SCHEMA)).toEqual([])
  expect(faults(toJsonResume(COLUMNS.reduce((before, column) => editRow(before, column, text), row)), SCHEMA)).toEqual([])
})

test('R5.6 addresses of people name their network, and how well a language is spoken stands beside it', () => {
  const edited = editRow(editRow(row, 'links', 'uk.linkedin.com/in/ana; https://ana.example'), 'languages', 'German (C1); Welsh')
  expect(toJsonResume(edited)).toMatchObject({
    basics: {
      url: 'https://uk.linkedin.com/in/ana',
      profiles: [{ network: 'LinkedIn', username: 'ana', url: 'https://uk.linkedin.com/in/ana' }, { url: 'https://ana.example/' }],
    },
    languages: [{ language: 'German', fluency: 'C1' }, { language: 'Welsh' }],
  })
})

test('R5.6 a file of JSON Resume holds one person: several are an archive, also of people with one name', () => {
  expect(jsonResumeFile([row], 'resumes')).toMatchObject({ name: 'resumes.json', type: 'application/json' })
  const { name, text } = jsonResumeFile([row, { ...row, id: 'b' }, editRow(row, 'name', '../Ana/Example-2')], 'resumes')
  expect(name).toBe('resumes.zip')
  const archive = unzipSync(text() as Uint8Array)
  expect(Object.keys(archive)).toEqual(['ana-example.json', 'ana-example-2.json', 'ana-example-2-2.json'])
  for (const file of Object.values(archive)) expect(faults(JSON.parse(strFromU8(file)), SCHEMA)).toEqual([])
})
