import type { Theme } from '#schemas/theme.ts'

const [BLACK, WHITE] = ['#000000', '#ffffff']

/** The colours of a dark page on paper: backgrounds are not printed, so what is read is dark. */
export function paperColors(colors: Theme['colors']): Theme['colors'] {
  return {
    ...colors,
    background: WHITE,
    surface: WHITE,
    subtle: WHITE,
    tint: WHITE,
    tintStrong: '#eeeeee',
    ink: BLACK,
    text: '#222222',
    muted: '#444444',
    line: '#cccccc',
    control: '#767676',
    primaryText: BLACK,
    primaryTextHover: BLACK,
    link: BLACK,
    linkHover: BLACK,
    error: BLACK,
    warning: BLACK,
    success: BLACK,
  }
}
