import { expect, test } from 'vitest'
import { findEmails } from './findEmails.ts'

test.each([
  'robin.a@mail.example',
  'robin.a [at] mail.example',
  'robin.a(at)mail(dot)example',
  'robin.a (at) mail (punkt) example',
  'robin.a[arroba]mail[punto]example',
  'robin.a (arobase) mail.example',
  'robin.a {@} mail.example',
  'robin.a -at- mail.example',
  'robin.a at mail dot example',
  'robin.a＠mail.example',
])('H12.1 an e-mail address in whatever form: %s', (text) => expect(findEmails(`E-mail: ${text}`)).toEqual(['robin.a@mail.example']))

test.each(['worked at Acme.com', 'sold at market dot', 'Look at page 3. Then go on', 'BSc (at Deira University)'])(
  'H12.1 none in: %s',
  (text) => expect(findEmails(text)).toEqual([]),
)
