import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Theme } from '#schemas/theme.ts'

/** The parts of Manrope by script; of those that have a character, the first one draws it. */
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek']

/**
 * The font files (WOFF2, absolute) that the cards of a site are drawn in: those of its theme. A theme that leaves the font to the visitor’s
 * system has none, and a build knows no fonts of a system, so its cards are drawn in Manrope, which comes with the builder.
 */
export function cardFontFiles({ font }: Pick<Theme, 'font'>, configDir: string): string[] {
  if (font.files.length > 0) return font.files.map(({ src }) => join(configDir, src))
  const { resolve } = createRequire(import.meta.url)
  return SCRIPTS.map((script) => resolve(`@fontsource-variable/manrope/files/manrope-${script}-wght-normal.woff2`))
}
