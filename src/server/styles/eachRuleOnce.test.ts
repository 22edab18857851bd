import { expect, test } from 'vitest'
import { eachRuleOnce } from './eachRuleOnce.ts'

test('of equal rules the last one stays, which is the one that counts', () => {
  expect(eachRuleOnce('.a{color:red;}.a{color:blue;}.b{top:0;}.a{color:red;}')).toBe('.a{color:blue;}.b{top:0;}.a{color:red;}')
})

test('rules within a media query are one with it', () => {
  const css = '@media print{.a{color:red;}.b{top:0;}}.a{color:red;}'
  expect(eachRuleOnce(css)).toBe(css)
})
