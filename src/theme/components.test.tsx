import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import MenuList from '@mui/material/MenuList'
import SnackbarContent from '@mui/material/SnackbarContent'
import Tabs from '@mui/material/Tabs'
import TextField from '@mui/material/TextField'
import { ThemeProvider } from '@mui/material/styles'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ComponentType, type ReactNode, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'
import { bakeryTheme } from '#tests/support/bakeryTheme.ts'
import { siteTheme } from './siteTheme.ts'
import { usedVariables, variableSheet } from './themeVariables.ts'

/** What stands in a component, where a text does not do. */
const CHILDREN: Record<string, ReactNode> = {
  Select: createElement('option', null, 'One'),
  NativeSelect: createElement('option', null, 'One'),
  Snackbar: createElement(SnackbarContent, { message: 'Saved' }),
  Tooltip: createElement('button', { type: 'button' }, 'Help'),
}

/** What a component needs to render, where nothing does not do. */
const PROPS: Record<string, Record<string, unknown>> = {
  Autocomplete: { options: ['One'], renderInput: (props: object) => createElement(TextField, { ...props, label: 'Page' }) },
  Drawer: { open: true, variant: 'permanent' },
  Dialog: { open: true, disablePortal: true },
  Snackbar: { open: true, message: 'Saved' },
  Tooltip: { title: 'Help', open: true },
  LinearProgress: { 'aria-label': 'Reading' },
  Tab: { label: 'One' },
  TextField: { label: 'Name', helperText: 'As on your passport' },
  Select: { native: true },
  Pagination: { count: 3 },
  FormControlLabel: { label: 'Yes', control: createElement('input', { type: 'checkbox' }) },
  Chip: { label: 'New' },
  Slider: { 'aria-label': 'Weight' },
}

/** What a component stands in, where it does not stand alone. */
const AROUND: Record<string, (child: ReactNode) => ReactNode> = {
  Tab: (child) => createElement(Tabs, { value: 0 }, child),
  MenuItem: (child) => createElement(MenuList, null, child),
}

/** What MUI's own theme has and that of a company must not. */
const DEFAULTS = ['25 118 210', '25, 118, 210', '#1976d2', '#1565c0', '#9c27b0', '156 39 176', 'Roboto', 'Helvetica']

const inUse = [
  ...new Set(
    findFiles('src')
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.tsx'))
      .flatMap((file) =>
        [...readFileSync(join('src', file), 'utf8').matchAll(/from '@mui\/material\/([A-Z]\w+)'/g)].map((match) => match[1]!),
      ),
  ),
].sort()

test('components of MUI are in use', () => expect(inUse.length).toBeGreaterThan(4))

test.for(inUse)('%s has the look of the site: none of the blue and none of the fonts that MUI brings', async (name) => {
  const module = (await import(`@mui/material/${name}`)) as { default: ComponentType<{ children?: ReactNode }> }
  const { themes, variables } = siteTheme(bakeryTheme())
  const theme = themes.ltr
  const element = createElement(module.default, PROPS[name], CHILDREN[name] ?? 'Text')
  const cache = createCache({ key: 'css' })
  cache.compat = true
  renderToString(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{AROUND[name]?.(element) ?? element}</ThemeProvider>
    </CacheProvider>,
  )
  const css = Object.values(cache.inserted).join('')
  const withVariables = variableSheet(usedVariables(css, variables), variables) + css
  for (const value of DEFAULTS) expect(withVariables, value).not.toContain(value)
  for (const [, name] of css.matchAll(/var\((--mui-[\w-]+)/g)) expect(variables.light.has(name!), name).toBe(true)
})

test('R1.3 a button in a note keeps its own colours: only links of its text have that of the text', () => {
  const { themes } = siteTheme(bakeryTheme())
  const root = themes.ltr.components?.MuiAlert?.styleOverrides?.root as (given: { theme: typeof themes.ltr }) => object
  const rules = Object.entries(root({ theme: themes.ltr })).filter(([selector]) => /&.* a\b/.test(selector))
  expect(rules.length).toBeGreaterThan(0)
  for (const [selector] of rules) expect(selector).toContain(':not(.MuiButton-root)')
})
