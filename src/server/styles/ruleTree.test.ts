import { expect, test } from 'vitest'
import { ruleTree, writtenRules } from './ruleTree.ts'

const rewritten = (css: string, wanted: (selector: string) => boolean = () => true) => writtenRules(ruleTree(css), wanted)

test('what is not wanted goes, with blocks that have nothing left', () => {
  const css = '.a,.b{top:0;}@media print{.b{top:1px;}}@container (width > 1em){.a:is(.x,.y){top:2px;}@media print{.b{left:0;}}}'
  expect(rewritten(css, (selector) => selector.startsWith('.a'))).toBe('.a{top:0}@container (width > 1em){.a:is(.x,.y){top:2px}}')
})

test('keyframes stay, and texts with braces and commas are not taken apart', () => {
  const css = '@keyframes spin{to{rotate:1turn;}}.a::before{content:"}, {";}[title="a,b"],.c{top:0}'
  expect(rewritten(css)).toBe('@keyframes spin{to{rotate:1turn;}}.a::before{content:"}, {"}[title="a,b"],.c{top:0}')
})

test('neighbours with the same selectors become one rule', () => {
  expect(rewritten('.a{top:0;}.a{left:0;}.b{top:0;}.a{right:0;}')).toBe('.a{top:0;left:0}.b{top:0}.a{right:0}')
  expect(rewritten('.a{top:0}@media print{.a{top:1px}}.a{left:0}')).toBe('.a{top:0}@media print{.a{top:1px}}.a{left:0}')
})
