import type { Theme } from '#schemas/theme.ts'

/** A font file at its final address; without a `weight` it contains all weights of the theme’s range. */
export type FontFile = Pick<Theme['font']['files'][number], 'unicodeRange' | 'weight' | 'style'> & { url: string }

/** The font faces of a theme as a style sheet: its files, and the system font as a fallback. */
export function fontCss(theme: Theme, fonts: FontFile[]): string {
  const { family, fallback } = theme.font
  const spare = fallback
    ? `@font-face{font-family:"${family} Fallback";src:local("${fallback.local}");size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascentOverride};descent-override:${fallback.descentOverride};line-gap-override:${fallback.lineGapOverride}}`
    : ''
  return fontFaces(theme, fonts) + spare
}

/** The font faces for some files of the theme font. */
export function fontFaces({ font: { family, weights } }: Theme, fonts: FontFile[]): string {
  const faces = fonts.map(
    ({ url, unicodeRange, weight, style }) =>
      `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight ?? weights};font-display:swap;src:url(${url}) format("woff2")${unicodeRange ? `;unicode-range:${unicodeRange}` : ''}}`,
  )
  return faces.join('')
}

/** The font family with its fallbacks, as a CSS value. */
export function fontStack({ font }: Theme): string {
  if (font.files.length === 0) return 'system-ui,sans-serif'
  return `"${font.family}",${font.fallback ? `"${font.family} Fallback",` : ''}system-ui,sans-serif`
}
