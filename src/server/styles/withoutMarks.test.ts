import { expect, test } from 'vitest'
import { marksIn, withoutMarks } from './withoutMarks.ts'

test('class names of MUI go, unless a rule names them', () => {
  const named = marksIn('.css-a>.MuiButton-root:hover{top:0}', '@media print{main .MuiCard-root:not(:has(form)){top:0}}')
  expect(withoutMarks('<a class="MuiButtonBase-root MuiButton-root css-b" href="/">Bread</a><p class="MuiBox-root">Mui</p>', named)).toBe(
    '<a class="MuiButton-root css-b" href="/">Bread</a><p>Mui</p>',
  )
  expect(withoutMarks('<p class="words css-a">a class="MuiX"</p>', named)).toBe('<p class="words css-a">a class="MuiX"</p>')
})
