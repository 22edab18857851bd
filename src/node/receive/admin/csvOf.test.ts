import { expect, test } from 'vitest'
import type { KeptSubmission } from '#src/node/receive/journal/submission.ts'
import { csvOf } from './csvOf.ts'

const message = (values: Record<string, string>): KeptSubmission => ({
  id: 'a1',
  form: 'contact',
  at: 0,
  page: '/contact',
  values,
  state: 'delivered',
  deliveries: {},
})

test('F14 each field is a column, and what is between quotes, commas and line ends stays one cell', () => {
  expect(csvOf([message({ name: 'Ada "A", B' }), message({ message: 'one\ntwo' })])).toBe(
    'id,form,at,page,state,name,message\r\n' +
      'a1,contact,1970-01-01T00:00:00.000Z,/contact,delivered,"Ada ""A"", B",\r\n' +
      'a1,contact,1970-01-01T00:00:00.000Z,/contact,delivered,,"one\ntwo"\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('F14 %j does not become a formula', (name) => {
  expect(csvOf([message({ name })])).toMatch(/,"?'[=+\-@\t\r]/)
})
