import type { Theme, ToneColors } from '#schemas/theme.ts'
import { isDark } from '#src/site/theme/isDark.ts'
import { accentVariables } from './accentVariables.ts'
import { createSiteTheme } from './createSiteTheme.ts'
import { type SchemeVariables, type ToneScheme, type ToneVariables, themeVariables } from './themeVariables.ts'

/** Deep cards in a tone are those of the site. */
const OF_DEEP = new Set(['deep', 'primaryOnDark', 'linkOnDark'].map((name) => `--mui-palette-brand-${name}`))

/** The variables of the named tones of a theme, by name, given those of its light and its dark scheme. */
export function toneVariables(
  config: Theme,
  base: SchemeVariables,
  night: SchemeVariables | undefined,
): ReadonlyMap<string, ToneVariables> {
  const scheme = (tone: ToneColors, usual: ReadonlyMap<string, string>): ToneScheme => {
    const own = { ...config, ...tone }
    const { light } = themeVariables(createSiteTheme(own))
    return {
      light: new Map([...light].filter(([name, value]) => !OF_DEEP.has(name) && usual.get(name) !== value)),
      accents: accentVariables(own),
      isDark: isDark(tone.colors.background),
      end: tone.end,
    }
  }
  return new Map(
    config.tones.flatMap(({ name, gradient, texture }) => {
      const colors = config.toneColors?.[name]
      if (!colors) return []
      const tone: ToneVariables = { day: scheme(colors.day, base.light), angle: gradient?.angle ?? 0, texture }
      if (night && colors.night) tone.night = scheme(colors.night, night.light)
      return [[name, tone] as const]
    }),
  )
}
