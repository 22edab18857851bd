import type { Theme } from '#schemas/theme.ts'
import { accentTints, deepTints } from '#src/site/theme/accentTints.ts'
import { mix } from '#src/site/theme/contrast.ts'
import { deepTones } from '#src/site/theme/deepTones.ts'

/** The variables that an accent changes, by its name: on light surfaces and on dark ones. */
export type AccentVariables = ReadonlyMap<string, { light: ReadonlyMap<string, string>; dark: ReadonlyMap<string, string> }>

/** The values that a theme’s accents change: the brand colour in decoration and text. Buttons keep it. */
export function accentVariables({ accents, colors }: Theme): AccentVariables {
  const deep = deepTones(colors)
  const onDeep = deepTints(deep, colors.primary)
  return new Map(
    Object.entries(accents).flatMap(([name, accent]) => {
      if (!accent) return []
      const { tint, tintStrong } = accentTints(colors.surface, accent.main)
      const both = {
        'brand-primary': accent.main,
        'brand-primaryText': accent.text,
        'brand-primaryOnDark': accent.onDark,
        'brand-decorative': mix(colors.surface, accent.main, 38),
      }
      const light = {
        ...both,
        'brand-tint': tint,
        'brand-tintStrong': tintStrong,
        'secondary-main': accent.text,
        'secondary-dark': mix(accent.text, colors.ink, 40),
        'secondary-light': tintStrong,
      }
      const dark = {
        ...both,
        'brand-tint': onDeep.tint,
        'brand-tintStrong': onDeep.tintStrong,
        'secondary-main': accent.onDark,
        'secondary-dark': mix(accent.onDark, deep.words, 40),
        'secondary-light': mix(deep.ground, accent.main, 30),
      }
      return [[name, { light: named(light), dark: named(dark) }] as const]
    }),
  )
}

function named(values: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(Object.entries(values).map(([name, value]) => [`--mui-palette-${name}`, value]))
}
