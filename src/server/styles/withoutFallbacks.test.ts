import { expect, test } from 'vitest'
import { withoutFallbacks } from './withoutFallbacks.ts'

const theme = {
  light: new Map([
    ['--mui-line', 'red'],
    ['--mui-shadow', 'none'],
  ]),
}

test('variables of the theme stand for themselves, others keep what stands in for them', () => {
  const css =
    'a{border:1px solid var(--mui-line, rgba(var(--mui-shadow, 1 2 3) / 0.5));color:var(--own, var(--mui-line, red));top:var(--mui-none, 0)}'
  expect(withoutFallbacks(css, theme)).toBe('a{border:1px solid var(--mui-line);color:var(--own, var(--mui-line));top:var(--mui-none, 0)}')
})
