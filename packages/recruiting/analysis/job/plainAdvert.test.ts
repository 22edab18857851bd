import { expect, test } from 'vitest'
import { plainAdvert } from './plainAdvert.ts'

test('tools-review 12: pasted HTML is read as text', () => {
  const html =
    '<div class="x"><h2>Cook &amp; baker</h2><p>Pay: &pound;28k&nbsp;a year<br>Leeds</p><ul><li>Level&#32;2 hygiene</li><li><b>Bread</b></li></ul></div>'
  expect(plainAdvert(html)).toBe('Cook & baker\n\nPay: £28k a year\nLeeds\n\n- Level 2 hygiene\n\n- Bread')
})

test('tools-review 12: so is the HTML of a whole page', () => {
  const html =
    '<!DOCTYPE html><html><head><title>Jobs</title></head><body><!-- banner --><h1>B&auml;cker</h1><dl><dt>Pay</dt><dd>15 &euro;</dd></dl></body></html>'
  expect(plainAdvert(html)).toBe('Jobs\n\nBäcker\n\nPay\n15 €')
})

test('H12.4 every character that HTML has a name for is read, also without a tag', () => {
  expect(plainAdvert('5&plus; years&comma; &ge; 2&nbsp;&rarr; &lsqb;C1&rsqb; &#x2713;&nosuchname;')).toBe(
    '5+ years, ≥ 2 → [C1] ✓&nosuchname;',
  )
})

test.each(['Cook\n- a < b and c > d', 'R&D engineer\n\nWe use C++ & Go.', '', 'Salary <negotiable>'])('text stays as it is: %s', (text) => {
  expect(plainAdvert(text)).toBe(text)
})
