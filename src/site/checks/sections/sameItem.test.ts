import { expect, test } from 'vitest'
import { foundIn } from '#tests/support/foundIn.ts'

const ask = (question: string) => foundIn({ 'pages/visit.json': ['"question": "Can I pay by card?"', `"question": "${question}"`] })

test.each(['Do you bake without wheat?', 'DO YOU BAKE without wheat? '])('a question that is asked twice is reported: %j', (question) => {
  expect(ask(question)).toEqual([
    expect.stringMatching(/^E_SAME_ITEM pages\/visit\.json sections\.\d+\.items\.\d+\.question: this question is already in this section/),
  ])
})

test('another question is none', () => {
  expect(ask('Do you bake without rye?')).toEqual([])
})
