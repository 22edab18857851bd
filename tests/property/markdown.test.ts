import * as fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { isSafeHref } from '#schemas/isSafeHref.ts'
import { renderMarkdown } from '#src/node/config/parse/markdown.ts'
import { holds, madeOf } from '#tests/support/fuzz.ts'

const { document } = new JSDOM('').window

const markdown = madeOf(
  '<script>',
  '</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">',
  '<svg onload=x>',
  '<iframe src=//evil.example>',
  '<style>',
  '<!--',
  '-->',
  '[',
  ']',
  '(',
  ')',
  '[a](',
  '![b](',
  '[c]: ',
  '<',
  '>',
  '"',
  "'",
  ' onclick=x',
  'javascript:',
  'data:text/html,',
  'vbscript:',
  'https://a.example',
  '/visit',
  '/assets/x.png',
  '&#106;',
  '&colon;',
  '&lt;',
  '\\',
  '`',
  '```',
  '~~~',
  '# ',
  '## ',
  '- ',
  '1. ',
  '| a | b |\n|---|---|\n',
  '> ',
  '*',
  '_',
  '\n',
  '\n\n',
  '    ',
  '\t',
  '\u0000',
  '\u2028',
  '"onmouseover="x',
)

test('C20 hostile Markdown gives no element and no attribute that can run code, and only safe links', () => {
  holds(
    fc.property(
      fc.array(markdown, { maxLength: 4 }).map((parts) => parts.join('')),
      (source) => {
        const { html, links, images, refused, headings } = renderMarkdown(source)
        const template = document.createElement('template')
        template.innerHTML = html
        for (const element of template.content.querySelectorAll('*')) {
          expect(element.tagName).toMatch(/^(?:P|H[2-6]|UL|OL|LI|A|IMG|STRONG|EM|S|CODE|PRE|BLOCKQUOTE|HR|BR|TABLE|THEAD|TBODY|TR|TH|TD)$/)
          for (const { name, value } of element.attributes) {
            expect(name).toMatch(/^(?:href|src|alt|title|rel|id|start|value|style|class)$/)
            if (name === 'style') expect(value).toMatch(/^text-align:(?:left|right|center)$/)
            // Links and pictures without a target are refused, or missing, as well; their elements stay in a text that is never published.
            if (name === 'href' || name === 'src')
              expect(isSafeHref(value) || (value === '' && [...refused, ...images].some((found) => found.value === ''))).toBe(true)
          }
        }
        const lines = source.split(/\r\n|\r|\n/).length
        for (const { line } of [...links, ...images, ...refused]) expect(line >= 1 && line <= lines).toBe(true)
        const found = (selector: string, name: string) =>
          [...template.content.querySelectorAll(selector)]
            .map((element) => element.getAttribute(name))
            .filter((value) => value !== '')
            .sort()
        expect(found('a', 'href')).toEqual(links.map(({ value }) => value).sort())
        expect(found('h2', 'id')).toEqual(headings.map(({ id }) => id).sort())
        expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length)
      },
    ),
    2500,
  )
})
