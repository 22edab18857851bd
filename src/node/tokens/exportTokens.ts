import type { ColorName, SchemeColors, Theme, ThemeFile } from '#schemas/theme.ts'
import { FONT_ROLES, fontStack } from '#src/site/theme/fontCss.ts'
import { createSiteTheme } from '#src/theme/createSiteTheme.ts'

/** The key of the builder’s own values in `$extensions`, which the format reserves for tools. */
export const EXTENSION = 'page-builder'

/** A value of a tokens file. */
type Json = { [key: string]: unknown }

/** Fields of `theme.json` that tokens express; others are kept in the extension. */
const IN_TOKENS = new Set(['brand', 'colors', 'dark', 'accents', 'radius'])

/**
 * A theme as design tokens (W3C Design Tokens format 2025.10): a file of tokens, and with a dark scheme a resolver document with the
 * contexts `light` and `dark`. `written` is `theme.json` as it is; values that it does not set are marked as derived, and fields that no
 * token expresses are kept in an extension, so that the import returns the same theme.
 */
export function exportTokens(written: Json, theme: Theme): Json {
  const file = written as unknown as Partial<ThemeFile>
  const { $schema: _schema, ...fields } = written
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => !IN_TOKENS.has(name)))
  const base: Json = {
    $extensions: { [EXTENSION]: { theme: kept } },
    color: { $type: 'color', ...colorTokens(theme, file.brand, file.colors) },
    accent: { $type: 'color', ...accentTokens(theme.accents) },
    tone: { $type: 'color', ...toneTokens(theme, 'day') },
    radius: { $type: 'dimension', ...radiusTokens(theme, file.radius !== undefined) },
    size: { $type: 'dimension', text: derived(px(theme.text.size)) },
    fontFamily: { $type: 'fontFamily', ...fontTokens(theme) },
    fontWeight: { $type: 'fontWeight', headings: derived(theme.headings.weight) },
    shadow: { $type: 'shadow', ...shadowTokens(theme) },
    typography: { $type: 'typography', ...typographyTokens(theme) },
  }
  const tokens = Object.fromEntries(Object.entries(base).filter(([, group]) => Object.keys(group as Json).some((key) => key !== '$type')))
  if (!theme.night) return tokens
  const night: Json = {
    color: { $type: 'color', ...withMarks(colorTokens({ ...theme, ...theme.night }, undefined, file.dark?.colors ?? {})) },
    ...(theme.toneColors && { tone: { $type: 'color', ...toneTokens(theme, 'night') } }),
  }
  return {
    version: '2025.10',
    sets: { theme: { sources: [tokens] } },
    modifiers: { scheme: { contexts: { light: [], dark: [night] }, default: theme.scheme === 'dark' ? 'dark' : 'light' } },
    resolutionOrder: [{ $ref: '#/sets/theme' }, { $ref: '#/modifiers/scheme' }],
  }
}

/** A token whose value follows from others. */
function derived(value: unknown): Json {
  return { $value: value, $extensions: { [EXTENSION]: { derived: true } } }
}

/** Colours of a further context, with marks at those that are set: tools merge the extensions of a token with those of earlier contexts. */
function withMarks(tokens: Json): Json {
  const marked = (token: Json) => ('$extensions' in token ? token : { ...token, $extensions: { [EXTENSION]: { derived: false } } })
  return Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, marked(token as Json)]))
}

/** A colour of the format, from `#rrggbb`; `hex` keeps the spelling of the file. */
function colorValue(color: string): Json {
  const components = [1, 3, 5].map((start) => Number((Number.parseInt(color.slice(start, start + 2), 16) / 255).toFixed(5)))
  return { colorSpace: 'srgb', components, alpha: 1, hex: color }
}

function px(value: number): Json {
  return { value, unit: 'px' }
}

function colorTokens({ colors }: Pick<Theme, 'colors'>, brand: string | undefined, written: Partial<Record<ColorName, string>> = {}): Json {
  const named = Object.entries(colors).map(([name, color]): [string, Json] => {
    const own = written[name as ColorName]
    if (own !== undefined) return [name, { $value: colorValue(own) }]
    return [name, derived(brand !== undefined && brand.toLowerCase() === color.toLowerCase() ? '{color.brand}' : colorValue(color))]
  })
  return { ...(brand !== undefined && { brand: { $value: colorValue(brand) } }), ...Object.fromEntries(named) }
}

function accentTokens(accents: SchemeColors['accents']): Json {
  return Object.fromEntries(
    Object.entries(accents).flatMap(([name, accent]) =>
      accent ? [[name, Object.fromEntries(Object.entries(accent).map(([use, color]) => [use, { $value: colorValue(color) }]))]] : [],
    ),
  )
}

function toneTokens({ tones, toneColors = {} }: Theme, time: 'day' | 'night'): Json {
  return Object.fromEntries(
    tones.flatMap(({ name }) => {
      const colors = toneColors[name]?.[time]
      if (!colors) return []
      const { background, ink, text, link } = colors.colors
      const values = { ground: background, ...(colors.end !== undefined && { end: colors.end }), ink, text, link }
      return [[name, Object.fromEntries(Object.entries(values).map(([use, color]) => [use, derived(colorValue(color))]))]]
    }),
  )
}

function radiusTokens({ radius }: Theme, isWritten: boolean): Json {
  return Object.fromEntries(Object.entries(radius).map(([name, value]) => [name, isWritten ? { $value: px(value) } : derived(px(value))]))
}

function fontTokens(theme: Theme): Json {
  return Object.fromEntries(
    FONT_ROLES.map((role) => [
      role,
      derived(
        fontStack(theme, role)
          .split(',')
          .map((family) => family.replaceAll('"', '')),
      ),
    ]),
  )
}

function shadowTokens(theme: Theme): Json {
  const { shadows } = createSiteTheme(theme)
  return Object.fromEntries(
    [['card', shadows[1]!] as const, ['float', shadows[8]!] as const].flatMap(([name, css]) => {
      const layers = css === 'none' ? [] : css.split(',').map(shadowLayer)
      return layers.length === 0 ? [] : [[name, derived(layers)]]
    }),
  )
}

/** A layer of a shadow, from its CSS: lengths in px, then a colour with eight digits. */
function shadowLayer(css: string): Json {
  const parts = css.split(' ')
  const color = parts.at(-1)!
  const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = parts.slice(0, -1).map((part) => Number.parseFloat(part))
  const alpha = Number((Number.parseInt(color.slice(7), 16) / 255).toFixed(3))
  return {
    color: { ...colorValue(color.slice(0, 7)), alpha },
    offsetX: px(offsetX),
    offsetY: px(offsetY),
    blur: px(blur),
    spread: px(spread),
  }
}

/** Text styles at their largest. */
function typographyTokens(theme: Theme): Json {
  const { typography } = createSiteTheme(theme)
  const named = { h1: 'headings', h2: 'headings', h3: 'headings', figure: 'figures', body1: 'text' } as const
  return Object.fromEntries(
    Object.entries(named).map(([variant, role]) => {
      const { fontSize, fontWeight = 400, letterSpacing = 0, lineHeight } = typography[variant as keyof typeof named]
      const rem = largest(String(fontSize))
      const value = {
        fontFamily: `{fontFamily.${role}}`,
        fontSize: { value: rem, unit: 'rem' },
        fontWeight: Number(fontWeight),
        letterSpacing: { value: Number(((Number.parseFloat(String(letterSpacing)) || 0) * rem).toFixed(4)), unit: 'rem' },
        lineHeight: Number(lineHeight),
      }
      return [variant, derived(value)]
    }),
  )
}

/** The largest length in rem of a CSS value. */
function largest(css: string): number {
  const lengths = css
    .replaceAll('(', ' ')
    .replaceAll(')', ' ')
    .replaceAll(',', ' ')
    .split(' ')
    .filter((part) => part.endsWith('rem'))
  return Math.max(...lengths.map((part) => Number.parseFloat(part)))
}
