import { expect, test } from 'vitest'
import type { Field } from './formTypes.ts'
import { messageText } from './messageText.ts'

const fields: Field[] = [
  { kind: 'text', name: 'name', label: 'Your name', required: true, maxLength: 120, autocomplete: 'name' },
  { kind: 'number', name: 'bikes', label: 'Bikes', required: false, min: 0, max: 100 },
  {
    kind: 'choice',
    name: 'topic',
    label: 'Topic',
    required: false,
    options: [
      { value: 'repair', label: 'A repair' },
      { value: 'other', label: 'Other' },
    ],
  },
  { kind: 'long', name: 'message', label: 'Message', required: false, maxLength: 2000 },
  { kind: 'agreement', name: 'terms', label: 'Terms read', required: true, text: '<p>Yes</p>' },
]
const values = { name: 'Ada', bikes: '2', topic: 'repair', message: 'Hello\nthere & all', terms: 'true' }

test('a message names each value by its label and each choice by its words', () => {
  expect(messageText(fields, values)).toBe('Your name: Ada\nBikes: 2\nTopic: A repair\n\nMessage:\nHello\nthere & all\n[x] Terms read')
})

test('a label that is a question keeps its question mark alone', () => {
  expect(messageText([{ ...fields[0]!, label: 'Who are you?' }], values)).toBe('Who are you? Ada')
})
