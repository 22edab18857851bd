import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { SiteSettings } from '#schemas/site.ts'
import { lightLogo } from '#src/site/theme/lightLogo.ts'
import type { SvgDrawer } from './drawSvg.ts'

/** A company’s logo as SVG elements with its size in pixels; `hasName` says whether it contains the name of the company. */
export type CardLogo = { svg: string; width: number; height: number; hasName: boolean }

/**
 * The logo for dark backgrounds. If it cannot be drawn faithfully, for example because its text needs a system font, the favicon is used.
 * Undefined if that cannot be drawn either. `background` is the color behind it, `#rrggbb`.
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

/** The picture formats, in addition to SVG, that a card can contain. */
const pixelTypes: Record<string, string> = { '.png': 'image/png', '.jpg': 'image/jpeg' }

/** An SVG reduced to plain shapes; undefined if part of it would be lost or it cannot be read. */
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
