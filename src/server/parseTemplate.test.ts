import { expect, test } from 'vitest'
import { parseTemplate } from './parseTemplate.ts'

test('elements one in the other are read with the names that React has for their attributes', () => {
  expect(parseTemplate('<div class="chip" tabindex="0"><span class="label" data-x="a &amp; b">@</span></div>', '@')).toEqual({
    elements: [
      { tag: 'div', attributes: { className: 'chip', tabIndex: '0' } },
      { tag: 'span', attributes: { className: 'label', 'data-x': 'a & b' } },
    ],
  })
})

test('an attribute that stands or does not stand is true', () => {
  expect(parseTemplate('<fieldset disabled="" data-x="">@</fieldset>', '@')?.elements[0]?.attributes).toEqual({
    disabled: true,
    'data-x': '',
  })
})

test.for([
  ['something beside the content', '<div><svg></svg>@</div>'],
  ['no content', '<div></div>'],
  ['a style of its own', '<div style="color:red">@</div>'],
  ['text round it', '<p>1. @</p>'],
  ['no element', '@'],
])('markup with %s is not a template', ([, html]) => expect(parseTemplate(html!, '@')).toBeUndefined())
