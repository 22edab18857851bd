import type { Theme } from '#schemas/theme.ts'
import { mix } from '#src/site/theme/contrast.ts'

const [BLACK, WHITE] = ['#000000', '#ffffff']
const grey = (percent: number) => mix(WHITE, BLACK, percent)

/** The colours of a dark page in print: backgrounds are not printed, so text is dark. */
export function paperColors(colors: Theme['colors']): Theme['colors'] {
  return {
    ...colors,
    background: WHITE,
    surface: WHITE,
    subtle: WHITE,
    tint: WHITE,
    tintStrong: grey(7),
    ink: BLACK,
    text: grey(86),
    muted: grey(74),
    line: grey(20),
    control: grey(54),
    primaryText: BLACK,
    primaryTextHover: BLACK,
    link: BLACK,
    linkHover: BLACK,
    error: BLACK,
    warning: BLACK,
    success: BLACK,
  }
}
