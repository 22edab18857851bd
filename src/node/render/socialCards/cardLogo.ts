import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { SiteSettings } from '#schemas/site.ts'
import { lightLogo } from '#src/site/theme/lightLogo.ts'
import type { SvgDrawer } from './drawSvg.ts'

/** A company’s logo as SVG elements of a size in pixels; `hasName` says whether the name of the company stands in it. */
export type CardLogo = { svg: string; width: number; height: number; hasName: boolean }

/**
 * The logo for dark backgrounds. When it cannot be drawn as it is meant to look, such as one with text in a font of the machine, it is the
 * favicon. Undefined when that cannot be drawn either. `background` is the colour that it stands on, `#rrggbb`.
 */
export function cardLogo(
  { logo, favicon }: Pick<SiteSettings, 'logo' | 'favicon'>,
  configDir: string,
  drawer: SvgDrawer,
  background: string,
): CardLogo | undefined {
  const bytes = (asset: string) => readFileSync(join(configDir, asset))
  const source = logo.srcOnDark ?? logo.src
  const forDark = (svg: string) => (logo.srcOnDark === undefined ? lightLogo(svg, background) : svg)
  const mediaType = pixelTypes[extname(source)]
  if (mediaType !== undefined) {
    const { width, height } = logo
    const href = `data:${mediaType};base64,${bytes(source).toString('base64')}`
    return { svg: `<image href="${href}" width="${width}" height="${height}"/>`, width, height, hasName: true }
  }
  const drawn = source.endsWith('.svg') ? shapes(forDark(bytes(source).toString()), drawer) : undefined
  const mark = favicon.endsWith('.svg') ? shapes(bytes(favicon).toString(), drawer) : undefined
  return drawn ? { ...drawn, hasName: true } : mark && { ...mark, hasName: false }
}

/** The picture formats, beside SVG, that a card can hold. */
const pixelTypes: Record<string, string> = { '.png': 'image/png', '.jpg': 'image/jpeg' }

/** An SVG in plain shapes; undefined when something of it would be lost or it cannot be read. */
function shapes(svg: string, drawer: SvgDrawer): { svg: string; width: number; height: number } | undefined {
  if (/<(?:text|foreignObject)\b/.test(svg)) return undefined
  try {
    const plain = drawer.plain(svg)
    const [, width = '0', height = '0'] = /^<svg width="([\d.]+)" height="([\d.]+)"/.exec(plain) ?? []
    return Number(width) > 0 && Number(height) > 0 ? { svg: plain, width: Number(width), height: Number(height) } : undefined
  } catch {
    return undefined
  }
}
