import type { ColorName, Theme, ThemeFile } from '#schemas/theme.ts'
import { deriveColors } from './deriveColors.ts'
import { nightColors } from './nightColors.ts'
import { toneColors } from './toneColors.ts'

const made = new WeakMap<ThemeFile, Theme>()
const written = new WeakMap<Theme, ThemeFile['colors']>()

/**
 * A theme with all its colours: missing ones are derived from the brand colour, and those of the dark scheme from the light ones. Computed
 * once per theme.
 */
export function wholeTheme(file: ThemeFile): Theme {
  const known = made.get(file)
  if (known) return known
  // Without a brand colour, the file contains all of them.
  const colors = file.brand === undefined ? (file.colors as Record<ColorName, string>) : deriveColors(file.brand, file.colors)
  const theme = inScheme(file, colors)
  made.set(file, theme)
  written.set(theme, file.colors)
  return theme
}

function inScheme(file: ThemeFile, colors: Theme['colors']): Theme {
  const night = file.scheme === 'light' ? undefined : nightColors(file, colors)
  const named = file.tones.map((tone) => [tone.name, toneColors(file, colors, tone, night?.colors.background)] as const)
  return { ...file, colors, ...(night && { night }), ...(named.length > 0 && { toneColors: Object.fromEntries(named) }) }
}

/** The colours that the theme file sets; the others are derived from the brand colour. */
export function writtenColors(theme: Theme): ThemeFile['colors'] {
  return written.get(theme) ?? theme.colors
}
