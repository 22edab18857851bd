import { createRequire } from 'node:module'

/** Longer texts are not colours. */
const LONGEST = 60

/**
 * A colour in any spelling of CSS, such as `teal`, `#1af`, `rgb(29 122 95)` or `oklch(52% 0.1 165)`, as `#rrggbb`, the nearest colour of
 * sRGB; undefined if it is not a colour or is transparent.
 */
export function opaqueColor(written: string): string | undefined {
  const text = written.trim().toLowerCase()
  if (text.length > LONGEST) return undefined
  // Loaded only for a mistake: it would slow down every start.
  const { default: Color } = createRequire(import.meta.url)('colorjs.io') as typeof import('colorjs.io')
  for (const spelling of [text, text.replaceAll(' ', ''), text.replace('0x', '#')]) {
    try {
      const color = new Color(spelling)
      if (Number(color.alpha) === 1) return color.to('srgb').toGamut().toString({ format: 'hex', collapse: false })
    } catch {
      // Not a colour in this spelling.
    }
  }
  return undefined
}
