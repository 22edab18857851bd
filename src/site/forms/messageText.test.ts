import { expect, test } from 'vitest'
import { fields, values } from '#tests/support/filledForm.ts'
import { messageText } from './messageText.ts'

test('a message names each value by its label and each choice by its words', () => {
  expect(messageText(fields, values)).toBe(
    'Your name: Ada\nBikes: 2\nTopic: A repair\nWork: Brakes, Lights\nDay: 2026-05-04\nPhone: +41 44 668 18 00\n\n' +
      'Message:\nHello\nthere & all\n[x] Terms read',
  )
})

test('a label that is a question keeps its question mark alone', () => {
  expect(messageText([{ ...fields[0]!, label: 'Who are you?' }], values)).toBe('Who are you? Ada')
})
