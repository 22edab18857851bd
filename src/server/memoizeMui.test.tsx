import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { ThemeProvider } from '@mui/material/styles'
import { type ComponentType, type ReactNode, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { siteTheme } from '#src/theme/siteTheme.ts'
import { bakeryTheme } from '#tests/support/bakeryTheme.ts'
import { memoizeMui, prepareMemoizedMui } from './memoizeMui.tsx'

type Props = Record<string, unknown>
const cache = createCache({ key: 'css' })
cache.compat = true
const theme = siteTheme(bakeryTheme()).themes.ltr
const html = (node: ReactNode) =>
  renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{node}</ThemeProvider>
    </CacheProvider>,
  )
const watched = (Real: unknown) => vi.fn(Real as (props: Props) => ReactNode)

/** MUI's components are objects that React renders; a function round one counts how often that happens. */
const counted = (Real: ComponentType<Props>) => watched((props: Props) => <Real {...props} />)

beforeEach(() => prepareMemoizedMui(cache))

const cases: [name: string, Real: unknown, props: Props][] = [
  ['Typography', Typography, { variant: 'h2', id: 'one', children: 'Bread' }],
  ['Typography', Typography, { variant: 'subtitle1', component: 'span', sx: { mt: 2 }, children: <b>Rolls</b> }],
  ['Button', Button, { href: '/visit', variant: 'outlined', target: '_blank', children: 'Visit' }],
  ['Box', Box, { component: 'fieldset', disabled: true, children: 'Bread' }],
  ['Chip', Chip, { label: 'New', size: 'small' }],
]

test.for(cases)('%s is written as MUI writes it, and is worked out once', ([name, Real, props]) => {
  const Counted = counted(Real as ComponentType<Props>)
  const Once = memoizeMui(name, Counted as unknown as ComponentType<Props>)
  const expected = html(createElement(Counted as unknown as ComponentType<Props>, props))
  expect(html(<Once {...props} />)).toBe(expected)
  prepareMemoizedMui(cache)
  Counted.mockClear()
  expect(html(<Once {...props} />)).toBe(expected)
  expect(Counted).not.toHaveBeenCalled()
})

test('another address and another content are written round the same elements', () => {
  const Once = memoizeMui('Button', Button as unknown as ComponentType<Props>)
  html(<Once href="/bread">Bread</Once>)
  prepareMemoizedMui(cache)
  expect(html(<Once href="/cakes">Cakes &amp; pies</Once>)).toBe(html(<Button href="/cakes">Cakes &amp; pies</Button>))
})

test('what cannot be compared, and a button in a group, go to MUI itself', () => {
  const Counted = counted(Button as unknown as ComponentType<Props>)
  const Once = memoizeMui('Button', Counted as unknown as ComponentType<Props>)
  for (let turn = 0; turn < 2; turn += 1) {
    html(<Once startIcon={<svg />}>Bread</Once>)
    html(
      <ButtonGroup variant="text">
        <Once>Bread</Once>
      </ButtonGroup>,
    )
    prepareMemoizedMui(cache)
  }
  expect(Counted).toHaveBeenCalledTimes(4)
})
