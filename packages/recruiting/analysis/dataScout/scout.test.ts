import { describe, expect, test } from 'vitest'
import { sampleResume } from '#packages/recruiting/bench/skillsSampleResume.ts'
import { findDuplicates } from './findDuplicates.ts'
import { mergeRows } from './mergeRows.ts'
import { readRow } from './readRow.ts'
import { scoutColumns } from './scoutColumns.ts'
import { scoutSheet } from './scoutSheet.ts'
import { sheetCsv } from '#packages/recruiting/analysis/sheets/sheetCsv.ts'
import { scoutResult } from './scoutResult.ts'
import { toJsonResume } from './toJsonResume.ts'

const row = (id = 'a') => {
  const { document, resume } = sampleResume()
  return readRow(id, document, resume)
}

describe('R5.6 rows of resumes', () => {
  test('each value has its confidence and source line', () => {
    expect(row().basics.email).toEqual({
      value: 'ana@mail.example',
      confidence: 0.9,
      line: 2,
      source: 'ana@mail.example · 020 7946 0958 · Leeds',
    })
    expect(row().experience[0]).toMatchObject({ start: '2020-01', end: 'present', period: { value: 'Jan 2020 to Present' } })
  })

  test('nothing is guessed: what is not there stays empty', () => {
    expect(row().basics.link).toEqual({ value: '', confidence: 0, line: null, source: '' })
  })

  test('rows with one e-mail address or phone number are offered as one person, also by way of a third', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(row)
    b!.basics.email.value = 'ANA@mail.example'
    b!.basics.phone.value = '+15550100'
    c!.basics.email.value = ''
    c!.basics.phone.value = '+1 555 0100'
    d!.basics.email.value = d!.basics.phone.value = ''
    expect(findDuplicates([a!, b!, c!, d!])).toEqual([{ ids: ['a', 'b', 'c'], by: ['email', 'phone'] }])
  })

  test('a merged row keeps the surer values and all entries once', () => {
    const other = row('b')
    other.files = ['other.pdf']
    other.basics.name = { value: 'Ana M. Example', confidence: 1, line: 0, source: '' }
    other.skills.push({ value: 'Tenders', confidence: 1, line: 3, source: '' })
    const merged = mergeRows(row(), other)
    expect(merged).toMatchObject({ id: 'a', files: ['ana.pdf', 'other.pdf'], basics: { name: { value: 'Ana M. Example', line: null } } })
    expect([merged.experience.length, merged.skills.map(({ value }) => value).at(-1)]).toEqual([2, 'Tenders'])
  })

  test('a row is kept as R5.6 names it', () => {
    expect(scoutResult(row())).toMatchObject({
      Basic: { Name: 'Ana Example', Email: 'ana@mail.example' },
      Experience: [{ title: 'Buyer', place: 'Example Tools Ltd', period: 'Jan 2020 to Present' }, {}],
      Skills: ['Excel', 'SAP', 'Contract negotiation', 'Teamwork'],
      Awards: [],
    })
  })

  test('JSON Resume has ISO dates and no empty fields', () => {
    expect(toJsonResume(row())).toMatchObject({
      basics: { name: 'Ana Example', location: { address: 'Leeds' } },
      work: [{ name: 'Example Tools Ltd', position: 'Buyer', startDate: '2020-01' }, { endDate: '2020-03' }],
    })
    expect(JSON.stringify(toJsonResume(row()))).not.toMatch(/:""|:\[\]|:\{\}|present"/)
  })

  test('the sheet has all columns with their heads, lists by line, and says which column holds phone numbers', () => {
    const heads = Object.fromEntries(scoutColumns.map((column) => [column, column === 'name' ? 'Full name' : column])) as Record<
      (typeof scoutColumns)[number],
      string
    >
    const sheet = scoutSheet([row()], scoutColumns, { title: 'People', heads, doubtful: 'doubtful' })
    const csv = sheetCsv(sheet, ',')
    expect(csv.startsWith('Full name,headline,email,phone,location,experience')).toBe(true)
    expect(csv).toContain(',(+44) 2079460958,')
    expect(csv).toContain('"Buyer, Example Tools Ltd, Jan 2020 to Present\nJunior purchaser, Sample Steel')
    expect(scoutSheet([row()], ['phone', 'name'], { title: 'People', heads, doubtful: 'doubtful' })).toMatchObject({
      heads: ['phone', 'Full name'],
      phones: [0],
    })
  })
})
