import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Theme } from '#schemas/theme.ts'

/** The files of Manrope by script; a character is drawn from the first one that has it. */
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek']

/**
 * The font files (WOFF2, absolute) for the cards of a site: those of its headings, or of its texts. A theme with a system font has none,
 * and builds have no access to system fonts, so its cards use Manrope, which comes with the builder.
 */
export function cardFontFiles({ font: text, headings }: Pick<Theme, 'font' | 'headings'>, configDir: string): string[] {
  const font = headings.font ?? text
  if (font.files.length > 0) return font.files.map(({ src }) => join(configDir, src))
  const { resolve } = createRequire(import.meta.url)
  return SCRIPTS.map((script) => resolve(`@fontsource-variable/manrope/files/manrope-${script}-wght-normal.woff2`))
}
