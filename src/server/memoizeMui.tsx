import { CacheProvider, type EmotionCache, ThemeContext } from '@emotion/react'
import { ButtonGroupContext } from '@mui/material/ButtonGroup'
import { type Theme, ThemeProvider } from '@mui/material/styles'
import { type ComponentType, type ReactNode, createElement, useContext } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Template, parseTemplate } from './parseTemplate.ts'

type Props = Record<string, unknown>
type Wanted = { templates: Map<string, Template | 'unlike'>; key: string; Real: ComponentType<Props>; props: Props; theme: Theme }

/** Attributes that a component passes on unchanged. */
const HANDED_ON = /^(?:id|href|target|rel|title|htmlFor|dateTime|data-[\w-]+|aria-[\w-]+)$/

/** More variants mean that a property differs from page to page. */
const MOST_KEPT = 2000

/** Represents the component’s children. */
const CONTENT = '\u0001'

// By the part of a theme that affects components; each provider creates the theme object again.
const byTheme = new WeakMap<object, Map<string, Template | 'unlike'>>()
const wanted: Wanted[] = []

/**
 * An MUI component for the server: computes elements and classes once for equal props, which costs as much as twenty plain elements, and
 * then reuses them around any children. Props that cannot be compared are passed to the component itself.
 */
export function memoizeMui(name: string, Real: ComponentType<Props>): ComponentType<Props> {
  // A chip has its text in a property.
  const content = name === 'Chip' ? 'label' : 'children'

  return function Memoized(props) {
    const theme = useContext(ThemeContext) as Theme
    const isInGroup = Object.keys(useContext(ButtonGroupContext) ?? {}).length > 0
    const key = isInGroup || !theme.components ? undefined : keyOf(name, props, content)
    if (key === undefined) return createElement(Real, props)
    const templates = byTheme.get(theme.components!) ?? new Map<string, Template | 'unlike'>()
    byTheme.set(theme.components!, templates)
    const template = templates.get(key)
    if (template === undefined && templates.size < MOST_KEPT)
      wanted.push({ templates, key, Real, props: { ...props, [content]: CONTENT }, theme })
    if (template === undefined || template === 'unlike') return createElement(Real, props)
    return fill(template, props, props[content] as ReactNode)
  }
}

/** Renders the components that were requested since the last call. Call it between two renderings. */
export function prepareMemoizedMui(cache: EmotionCache): void {
  for (const { templates, key, Real, props, theme } of wanted.splice(0)) {
    if (templates.has(key)) continue
    const html = renderToStaticMarkup(
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>
          <Real {...props} />
        </ThemeProvider>
      </CacheProvider>,
    )
    templates.set(key, parseTemplate(html, CONTENT) ?? 'unlike')
  }
}

/** A key of everything that affects a component’s elements; undefined if a value cannot be compared. */
function keyOf(name: string, props: Props, content: string): string | undefined {
  let key = name
  for (const property in props) {
    const value = props[property]
    if (property === content || value === undefined) continue
    if (HANDED_ON.test(property)) key += `\n${property}`
    else if (value === null || typeof value !== 'object') {
      if (typeof value === 'function') return undefined
      key += `\n${property}=${String(value)}`
    } else if (property === 'sx') {
      const written = JSON.stringify(value, (_, part: unknown) => (typeof part === 'function' ? CONTENT : part))
      if (written.includes('\\u0001')) return undefined
      key += `\nsx=${written}`
    } else return undefined
  }
  return key
}

function fill({ elements }: Template, props: Props, children: ReactNode): ReactNode {
  let node = children
  for (let index = elements.length - 1; index > 0; index -= 1) node = createElement(elements[index]!.tag, elements[index]!.attributes, node)
  const outer = elements[0]!
  const attributes = { ...outer.attributes }
  for (const property in props) if (HANDED_ON.test(property)) attributes[property] = props[property]
  return createElement(outer.tag, attributes, node)
}
