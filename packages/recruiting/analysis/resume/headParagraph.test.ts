import { describe, expect, test } from 'vitest'
import { extract } from '#tests/support/resumeText.ts'

const REST = [
  '',
  'EXPERIENCE',
  '',
  'Bookkeeper, Acme Ltd, 2019 – 2021',
  '- Ran the till',
  '',
  'EDUCATION',
  '',
  'BSc, Riverside University, 2016',
]
const summaryOf = (...head: string[]) =>
  extract(['Sam Example', 'sam@mail.example | 07700 900362', ...head, ...REST].join('\n')).summary?.value

describe('H12.1 a summary without a heading', () => {
  test('is a paragraph of sentences under the contact details', () => {
    expect(
      summaryOf('', 'Bookkeeper with ten years in small firms. Calm at the end of the', 'month, and looking for part-time work.'),
    ).toBe('Bookkeeper with ten years in small firms. Calm at the end of the month, and looking for part-time work.')
    expect(
      summaryOf('Comptable', '', 'Dix ans d’expérience en cabinet et en entreprise. Rigoureuse, je recherche un poste à Lyon.'),
    ).toContain('Dix ans')
  })

  test.each([[['12 High Street, Harrogate']], [['Bookkeeper']], [['Bookkeeping. Payroll. Sage.']]])('is not %s', (head) =>
    expect(summaryOf(...head)).toBeUndefined(),
  )
})
