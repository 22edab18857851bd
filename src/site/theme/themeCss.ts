import type { Theme } from '#schemas/theme.ts'

/** A font file under its final address. */
export type FontFile = { url: string; unicodeRange?: string | undefined }

/** The brand’s tokens as a style sheet: font faces and custom properties on `:root`. */
export function themeCss(theme: Theme, fonts: FontFile[]): string {
  const { family, weights, fallback } = theme.font
  const faces = fonts.map(
    ({ url, unicodeRange }) =>
      `@font-face{font-family:"${family}";font-style:normal;font-weight:${weights};font-display:swap;src:url(${url}) format("woff2")${unicodeRange ? `;unicode-range:${unicodeRange}` : ''}}`,
  )
  const spare = fallback
    ? `@font-face{font-family:"${family} Fallback";src:local("${fallback.local}");size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascentOverride};descent-override:${fallback.descentOverride};line-gap-override:${fallback.lineGapOverride}}`
    : ''
  const colors = Object.entries(theme.colors).map(([name, value]) => `--c-${kebab(name)}:${value}`)
  const radii = Object.entries(theme.radius).map(([name, value]) => `--r-${name}:${value}px`)
  const ink = theme.colors.ink
  const shadows = [
    `--shadow-card:0 1px 2px ${alpha(ink, 6)},0 8px 24px ${alpha(ink, 7)}`,
    `--shadow-float:0 2px 4px ${alpha(ink, 6)},0 24px 64px ${alpha(ink, 14)}`,
  ]
  return `${faces.join('')}${spare}:root{${[...colors, ...radii, ...shadows, `--font:${fontStack(theme)}`].join(';')}}`
}

/** The font family with what stands in for it, as a CSS value. */
export function fontStack({ font }: Theme): string {
  return `"${font.family}",${font.fallback ? `"${font.family} Fallback",` : ''}system-ui,sans-serif`
}

function alpha(color: string, percent: number): string {
  return `${color}${Math.round((percent / 100) * 255)
    .toString(16)
    .padStart(2, '0')}`
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
