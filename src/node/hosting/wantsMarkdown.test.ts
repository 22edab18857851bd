import { expect, test } from 'vitest'
import { MARKDOWN_WANTED, wantsMarkdown } from './wantsMarkdown.ts'

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['Text/Markdown;Q=0.9, text/html;q=0.8', true],
  ['text/html;q=0.8, text/markdown;q=0.8', true],
  ['text/markdown;q=0.5, text/html', false],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=two', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['*/*', false],
  ['text/*', false],
  ['text/markdownish', false],
  ['', false],
  [undefined, false],
])('with Accept: %s, Markdown is wanted: %s', (accept, isWanted) => {
  expect(wantsMarkdown(accept)).toBe(isWanted)
})

test('the pattern for other servers finds it only with the full weight', () => {
  const wanted = new RegExp(MARKDOWN_WANTED, 'i')
  for (const accept of ['text/markdown', 'text/html;q=0.8, text/markdown;q=1.0', 'text/markdown , */*;q=0.1'])
    expect(accept).toMatch(wanted)
  for (const accept of ['text/markdown;q=0.9', 'text/markdown;q=0', 'text/markdownish', '*/*']) expect(accept).not.toMatch(wanted)
})
