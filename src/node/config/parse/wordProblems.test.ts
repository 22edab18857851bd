import { expect, test } from 'vitest'
import { z } from 'zod'
import type { KeyPath } from '#src/site/site.ts'
import { wordProblems } from './wordProblems.ts'

/** What is wrong with the words of a page, as codes with places; `markdown` are places of texts. */
function problemsIn(value: Record<string, unknown>, markdown: { keyPath: KeyPath; value: string }[] = []) {
  const text = JSON.stringify(value)
  const problems = wordProblems({
    parsed: { file: 'pages/a.json', kind: 'page', schema: z.unknown(), value, language: 'en' },
    english: [],
    before: [],
    text,
    references: [],
    textFields: markdown.map((field) => ({ kind: 'markdown', ...field })),
    overlay: undefined,
  })
  return problems.map(({ code, keyPath }) => `${code} ${keyPath.join('.')}`)
}

const GERMAN = 'Wir haben für Sie noch mehr Zeit, und die Räder werden schnell repariert.'

test('each text is looked at in all ways, where its field lets it', () => {
  const problems = problemsIn({
    title: '**fresh bread**',
    items: [{ text: 'in the the end' }, { text: GERMAN }],
    href: '**fresh bread**',
    columns: ['in the the end', 'TODO'],
    sample: [GERMAN, '%NAME%'],
  })
  expect(problems).toEqual([
    'E_MARKUP title',
    'E_UNFINISHED columns.1',
    'E_PLACEHOLDER sample.1',
    'E_REPEATED items.0.text',
    'E_OTHER_LANGUAGE items.1.text',
  ])
})

test('an item that is there twice is told once, and its other slips as well', () => {
  const item = { title: 'In the the end', text: '**fresh bread**' }
  expect(problemsIn({ items: [item, { ...item }] })).toEqual([
    'E_MARKUP items.0.text',
    'E_MARKUP items.1.text',
    'E_REPEATED items.0.title',
    'E_REPEATED items.1',
  ])
})

test('a text that two items of a list have is told; one that many have is meant', () => {
  const items = (count: number) => Array.from({ length: count }, (_, index) => ({ title: `Vase ${index}`, text: 'Found in 1976, room 8' }))
  expect(problemsIn({ items: items(2) })).toEqual(['E_REPEATED items.1.text'])
  expect(problemsIn({ items: items(3) })).toEqual([])
  expect(problemsIn({ items: items(53) })).toEqual([])
})

test('quotations are in whatever language', () => {
  expect(problemsIn({ sections: [{ type: 'quote', text: GERMAN }] })).toEqual([])
})
