import type { Theme } from '#schemas/theme.ts'

/** The colours of a dark page on paper: backgrounds are not printed, so what is read is dark. */
export function paperColors(colors: Theme['colors']): Theme['colors'] {
  const [black, white] = ['#000000', '#ffffff']
  return {
    ...colors,
    ...{ background: white, surface: white, subtle: white, tint: white, tintStrong: '#eeeeee' },
    ...{ ink: black, text: '#222222', muted: '#444444', line: '#cccccc', control: '#767676' },
    ...{ primaryText: black, primaryTextHover: black, link: black, linkHover: black, error: black, warning: black, success: black },
  }
}
