import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { keyframes, styled } from '@mui/material/styles'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bakeryTheme } from '#tests/support/bakeryTheme.ts'
import { stylesOf } from './stylesOf.ts'
import { looksOf } from './looksOf.ts'
import { usedIn } from './usedIn.ts'

const theme = bakeryTheme()
const cache = createCache({ key: 'css' })
cache.compat = true
const written = (Component: typeof Bread) =>
  renderToStaticMarkup(
    <CacheProvider value={cache}>
      <Component />
    </CacheProvider>,
  )

const Bread = styled('p')({ borderRadius: 'var(--mui-shape-card)', color: 'var(--mui-palette-text-primary)' })
const Cake = styled('p')({ fontStyle: 'italic' })
const bread = written(Bread)
const cake = written(Cake)

test('a page has the styles of what is on it, and the variables that these refer to', () => {
  const { css, styleIds } = stylesOf([usedIn(bread)], cache, theme, '')
  expect(css).toMatch(/^:root\{--mui-shape-card:\d+px\}.*border-radius:var\(--mui-shape-card\)/)
  expect(css).not.toContain('italic')
  expect(styleIds).toHaveLength(1)
  expect(bread).toContain(`css-${styleIds[0]}`)
  expect(stylesOf([usedIn(cake)], cache, theme, '').css).toMatch(/^\.css-[\w-]+\{font-style:italic\}$/)
})

test('a variable that the shared style sheet has come to set is left to it', () => {
  expect(stylesOf([usedIn(bread)], cache, theme, '').css).toContain('--mui-shape-card:')
  const { css } = stylesOf([usedIn(bread)], cache, theme, 'p{border-radius:var(--mui-shape-card)}')
  expect(css).not.toContain('--mui-shape-card:')
  expect(css).toContain('--mui-palette-text-primary:')
})

test('what other pages brought into the cache, and in which order, makes no difference', () => {
  const spin = keyframes({ to: { rotate: '1turn' } })
  const Oven = styled('p')({ animation: `${spin} 1s` })
  const stylesAfter = (...first: (typeof Bread)[]) => {
    const fresh = createCache({ key: 'css' })
    fresh.compat = true
    const html = (...shown: (typeof Bread)[]) =>
      renderToStaticMarkup(
        <CacheProvider value={fresh}>
          {shown.map((Component, index) => (
            <Component key={index} />
          ))}
        </CacheProvider>,
      )
    html(...first)
    return { oven: stylesOf([usedIn(html(Bread, Oven))], fresh, theme, ''), cake: stylesOf([usedIn(html(Cake))], fresh, theme, '') }
  }
  expect(stylesAfter(Oven, Cake)).toEqual(stylesAfter())
  expect(stylesAfter().oven.css).toContain('@keyframes')
  expect(stylesAfter().cake.css).not.toContain('@keyframes')
})

test('rules that find nothing on a page go, unless code may yet come to hold there', () => {
  const Loaf = styled('div')({ color: 'var(--mui-palette-text-primary)', '&[data-cut] b': { color: 'var(--mui-palette-secondary-main)' } })
  const loaf = written(Loaf)
  const looks = [...looksOf(loaf).values()]
  const [id] = usedIn(loaf).ids
  const still = stylesOf([usedIn(loaf)], cache, theme, '', { looks, liveIds: new Set() })
  expect(still.css).toContain('{color:var(--mui-palette-text-primary)}')
  expect(still.css).not.toMatch(/data-cut|secondary/)
  // Emotion is not told of a component of which rules are missing.
  expect(still.styleIds).toEqual([])
  const live = stylesOf([usedIn(loaf)], cache, theme, '', { looks, liveIds: new Set([id!]) })
  expect(live.css).toContain('[data-cut] b{')
  expect(live.styleIds).toEqual([id])
})
