import type { Theme, ThemeFont } from '#schemas/theme.ts'

/** A font file at its final address; `weight` is that of a static file, or the range of a variable one. */
export type FontFile = { family: string; url: string; unicodeRange?: string | undefined; weight: number | string; style: string }

/** What a typeface can be for. */
export const FONT_ROLES = ['text', 'headings', 'figures'] as const
export type FontRole = (typeof FONT_ROLES)[number]

/** Fonts with the same widths as a system font, on devices that do not have it. */
const TWINS: Readonly<Record<string, readonly string[]>> = {
  Arial: ['Liberation Sans', 'Arimo Regular'],
  'Times New Roman': ['Liberation Serif', 'Tinos Regular'],
}

type Fonts = Pick<Theme, 'font' | 'headings' | 'figures'>

/** The typefaces of a theme that have files, each family once, by the first role that uses it. */
export function themeFonts({ font, headings, figures }: Fonts): (ThemeFont & { role: FontRole })[] {
  const all = [
    { role: 'text' as const, font },
    { role: 'headings' as const, font: headings.font },
    { role: 'figures' as const, font: figures.font },
  ]
  const families = new Set<string>()
  return all.flatMap(({ role, font: one }) => {
    if (!one || one.files.length === 0 || families.has(one.family)) return []
    families.add(one.family)
    return [{ ...one, role }]
  })
}

/** The font faces of a theme as a style sheet: its files, and the system fonts that are scaled to their sizes. */
export function fontCss(theme: Fonts, files: FontFile[]): string {
  const spare = themeFonts(theme).flatMap(({ family, fallback, files: own }) => [
    fallback ? fallbackFace(family, fallback) : '',
    // Of faces with the same name, browsers prefer later ones.
    ...own.map((file) => (file.fallback ? fallbackFace(family, file.fallback, file.unicodeRange) : '')),
  ])
  return fontFaces(files) + spare.join('')
}

type Fallback = NonNullable<ThemeFont['fallback']>

function fallbackFace(family: string, { local, ...metrics }: Fallback, unicodeRange?: string): string {
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = metrics
  const sizes = `size-adjust:${sizeAdjust};ascent-override:${ascentOverride};descent-override:${descentOverride};line-gap-override:${lineGapOverride}`
  const sources = [local, ...(TWINS[local] ?? [])].map((name) => `local("${name}")`)
  return `@font-face{font-family:"${family} Fallback";src:${sources.join()};${sizes}${unicodeRange ? `;unicode-range:${unicodeRange}` : ''}}`
}

/** The font faces of some files. */
export function fontFaces(files: FontFile[]): string {
  const faces = files.map(
    ({ family, url, unicodeRange, weight, style }) =>
      `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap;src:url(${url}) format("woff2")${unicodeRange ? `;unicode-range:${unicodeRange}` : ''}}`,
  )
  return faces.join('')
}

/** The font family of texts, headings or large numbers with its fallbacks, as a CSS value. */
export function fontStack({ font, headings, figures }: Fonts, role: FontRole = 'text'): string {
  const own = { text: font, headings: headings.font ?? font, figures: figures.font ?? headings.font ?? font }[role]
  if (own.files.length === 0) return 'system-ui,sans-serif'
  const system = own.fallback?.local === 'Times New Roman' ? 'serif' : 'system-ui,sans-serif'
  const hasFallback = own.fallback !== undefined || own.files.some(({ fallback }) => fallback)
  return `"${own.family}",${hasFallback ? `"${own.family} Fallback",` : ''}${system}`
}
