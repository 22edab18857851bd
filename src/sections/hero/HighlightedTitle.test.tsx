import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HighlightedTitle } from './HighlightedTitle.tsx'

const html = (title: string, highlight?: string) => renderToStaticMarkup(<HighlightedTitle title={title} highlight={highlight} />)
const words = (markup: string) => markup.replace(/<style.*?<\/style>|<[^>]+>/g, '')
const together = (markup: string) => [...markup.matchAll(/<span>([^<]+)<\/span>/g)].map((match) => match[1])

test.for([
  ['Your bike back on the road tomorrow', 'tomorrow'],
  ['Bread for mornings you can plan', 'mornings you can plan'],
  ['Two kinds of bread under one roof', 'Two kinds'],
  ['A title of no special part', undefined],
  ['A title that changed', 'words of before'],
] as const)('the words of “%s” stay as they are', ([title, highlight]) => {
  expect(words(html(title, highlight))).toBe(title)
})

test('the last two words stay on one line, so that none is left alone', () => {
  expect(together(html('Meet them all without losing track of one', 'without losing track of one'))).toEqual(['of one'])
})

test('two words too long for a phone may part', () => {
  expect(together(html('A breakfast with unquestionable expectations', 'unquestionable expectations'))).toEqual(['expectations'])
})
