import { expect, test } from 'vitest'
import { hostileTexts } from './fixtures/sampleReport.ts'
import { jsonText } from './jsonText.ts'

test.each(hostileTexts)('%j is read as it was, and cannot act where it is printed', (hostile) => {
  const text = jsonText({ [hostile]: [hostile] })
  expect(JSON.parse(text)).toEqual({ [hostile]: [hostile] })
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]|##[a-z]*\[|^\s*::/m)
})

test('ordinary text is not escaped', () => {
  expect(jsonText({ a: 'Grüße, 東京 🍞 “x” # ## [a]' })).toBe('{\n  "a": "Grüße, 東京 🍞 “x” # ## [a]"\n}')
})
