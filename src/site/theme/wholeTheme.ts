import type { ColorName, Theme, ThemeFile } from '#schemas/theme.ts'
import { deriveColors } from './deriveColors.ts'

const made = new WeakMap<ThemeFile, Theme>()
const written = new WeakMap<Theme, ThemeFile['colors']>()

/** A theme with all its colours: missing ones are derived from the brand colour. Computed once per theme. */
export function wholeTheme(file: ThemeFile): Theme {
  const known = made.get(file)
  if (known) return known
  // Without a brand colour, the file contains all of them.
  const colors = file.brand === undefined ? (file.colors as Record<ColorName, string>) : deriveColors(file.brand, file.colors)
  const theme = { ...file, colors }
  made.set(file, theme)
  written.set(theme, file.colors)
  return theme
}

/** The colours that the theme file sets; the others are derived from the brand colour. */
export function writtenColors(theme: Theme): ThemeFile['colors'] {
  return written.get(theme) ?? theme.colors
}
