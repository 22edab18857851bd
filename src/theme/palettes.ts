import type { ColorSystemOptions } from '@mui/material/styles'
import { deepTints } from '#src/site/theme/accentTints.ts'
import { mix, towards } from '#src/site/theme/contrast.ts'
import { deepTones } from '#src/site/theme/deepTones.ts'
import type { Theme } from '#schemas/theme.ts'

/**
 * MUI’s palettes from the colours of `theme.json`. `light` is for white and tinted bands, `dark` for deep ones. `primary` is the brand
 * colour as a surface, for contained buttons; `secondary` is the readable brand colour: text, icons, small controls.
 */
export function palettes({ colors }: Theme): { light: ColorSystemOptions; dark: ColorSystemOptions } {
  const deep = deepTones(colors)
  const onDark = (percent: number) => mix(deep.ground, deep.words, percent)
  const tints = deepTints(deep, colors.primary)
  const grounds = [deep.ground, onDark(7), onDark(12), ...Object.values(tints)]
  const lifted = (color: string) => towards(color, deep.words, grounds, 4.5)
  const message = (color: string) => ({ main: lifted(color), contrastText: deep.ground })
  const shared = {
    brand: { ...colors, deep: deep.ground },
    common: { black: colors.ink, white: colors.surface },
    primary: { main: colors.primary, dark: colors.primaryHover, light: colors.decorative, contrastText: colors.onPrimary },
    error: { main: colors.error, contrastText: colors.surface },
    warning: { main: colors.warning, contrastText: colors.surface },
    success: { main: colors.success, contrastText: colors.surface },
    info: { main: colors.link, contrastText: colors.surface },
  }
  return {
    light: {
      palette: {
        ...shared,
        mode: 'light',
        secondary: { main: colors.primaryText, dark: colors.primaryTextHover, light: colors.tintStrong, contrastText: colors.surface },
        text: { primary: colors.text, secondary: colors.muted, disabled: colors.control, strong: colors.ink },
        divider: colors.line,
        background: { default: colors.background, paper: colors.surface, subtle: colors.subtle },
        link: { main: colors.link, dark: colors.linkHover },
        focus: { main: colors.link },
      },
    },
    dark: {
      palette: {
        ...shared,
        mode: 'dark',
        // Texts of deep bands are light: the tints of light bands would make them unreadable.
        brand: { ...shared.brand, ...tints },
        error: message(colors.error),
        warning: message(colors.warning),
        success: message(colors.success),
        info: message(colors.linkOnDark),
        secondary: {
          main: colors.primaryOnDark,
          dark: mix(colors.primaryOnDark, deep.words, 40),
          light: onDark(18),
          contrastText: deep.ground,
        },
        text: {
          primary: lifted(onDark(84)),
          secondary: lifted(onDark(72)),
          disabled: towards(onDark(50), deep.words, grounds, 3),
          strong: deep.words,
        },
        divider: onDark(18),
        background: { default: deep.ground, paper: onDark(7), subtle: onDark(12) },
        link: { main: colors.linkOnDark, dark: deep.words },
        focus: { main: colors.primaryOnDark },
      },
    },
  }
}
