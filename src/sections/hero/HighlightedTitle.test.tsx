import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HighlightedTitle } from './HighlightedTitle.tsx'

const html = (title: string, highlight?: string) => renderToStaticMarkup(<HighlightedTitle title={title} highlight={highlight} />)
const words = (markup: string) => markup.replace(/<style.*?<\/style>|<[^>]+>/g, '')
/** What stays on one line, with what of it is highlighted in brackets. */
const together = (markup: string) => {
  const block = /<style[^>]*>[^<]*inline-block.*?<\/style><span[^>]*>(.*?<\/span>[^<]*)<\/span>/.exec(markup)?.[1]
  return block?.replace(/<style.*?<\/style>/g, '').replace(/<span[^>]*>(.*?)<\/span>/, '[$1]')
}

test.for([
  ['Your bike back on the road tomorrow', 'tomorrow'],
  ['Bread for mornings you can plan', 'mornings you can plan'],
  ['Two kinds of bread under one roof', 'Two kinds'],
  ['We bake, you rest, and so on.', 'you rest'],
  ['Bread (for you) every day', 'for you'],
  ['Brot', 'Brot'],
  ['A title of no special part', undefined],
  ['A title that changed', 'words of before'],
] as const)('the words of “%s” stay as they are', ([title, highlight]) => {
  expect(words(html(title, highlight))).toBe(title)
})

test('the last two words stay on one line, so that none is left alone', () => {
  expect(together(html('Meet them all without losing track of one', 'without losing track of one'))).toBe('[of one]')
})

test('two words too long for a phone may part', () => {
  expect(together(html('A breakfast with unquestionable expectations', 'unquestionable expectations'))).toBeUndefined()
})

test.for([
  ['a comma', 'See all the loaves, and one more', 'the loaves', '[the loaves],'],
  ['a bracket and a full stop', 'Bread of rye (and oats).', 'and oats', '([and oats]).'],
  ['the rest of a word', 'The bread’s own day', 'The bread', '[The bread]’s'],
  ['nothing, where words stand before them', 'Bread (of rye and oats)', 'of rye and oats', '[and oats])'],
] as const)('with the last two words stays what adjoins them: %s', ([, title, highlight, block]) => {
  expect(together(html(title, highlight))).toBe(block)
})

test('the last two words may part where a phone has no room for them and what adjoins them', () => {
  expect(together(html('The bread-and-butter days', 'The bread'))).toBeUndefined()
})
