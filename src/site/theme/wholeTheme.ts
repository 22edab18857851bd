import type { ColorName, Theme, ThemeFile } from '#schemas/theme.ts'
import { deriveColors } from './deriveColors.ts'

const made = new WeakMap<ThemeFile, Theme>()
const written = new WeakMap<Theme, ThemeFile['colors']>()

/** A theme with all its colours: those that the file leaves out are made from its brand colour. Made once for each. */
export function wholeTheme(file: ThemeFile): Theme {
  const known = made.get(file)
  if (known) return known
  // Without a brand colour the file has all of them.
  const colors = file.brand === undefined ? (file.colors as Record<ColorName, string>) : deriveColors(file.brand, file.colors)
  const theme = { ...file, colors }
  made.set(file, theme)
  written.set(theme, file.colors)
  return theme
}

/** The colours of a theme that somebody has set; the others were made from its brand colour. */
export function writtenColors(theme: Theme): ThemeFile['colors'] {
  return written.get(theme) ?? theme.colors
}
