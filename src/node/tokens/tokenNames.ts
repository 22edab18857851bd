import type { ColorName } from '#schemas/theme.ts'

/** Words at the start of names that only group tokens. */
export const GROUPS = new Set([
  'color',
  'colors',
  'colour',
  'colours',
  'semantic',
  'global',
  'theme',
  'base',
  'core',
  'sys',
  'alias',
  'tokens',
  'ui',
])

/** Names that other tools give to colours of a theme: their words without groups, in lower case and joined. */
const OTHER_NAMES: Partial<Record<ColorName | 'brand', readonly string[]>> = {
  brand: ['branddefault', 'brandprimary', 'accent'],
  primary: ['actionprimary', 'buttonprimary', 'primarydefault'],
  onPrimary: ['primaryforeground', 'textonprimary', 'onbrand', 'primarytextinverse'],
  primaryHover: ['actionprimaryhover', 'buttonprimaryhover'],
  background: ['bg', 'page', 'backgrounddefault', 'backgroundpage', 'surfacepage', 'bgdefault'],
  surface: ['card', 'backgroundcard', 'surfacedefault', 'surfacecard', 'bgsurface'],
  subtle: ['backgroundsubtle', 'surfacesubtle', 'bgsubtle'],
  text: ['textprimary', 'textdefault', 'foreground', 'textbody', 'fg', 'fgdefault'],
  muted: ['textsecondary', 'textmuted', 'mutedforeground', 'fgmuted'],
  ink: ['heading', 'textheading', 'headingtext', 'texttitle'],
  line: ['border', 'borderdefault', 'divider', 'bordersubtle'],
  control: ['borderinput', 'bordercontrol', 'input', 'borderstrong'],
  link: ['textlink', 'linkdefault'],
  error: ['danger', 'feedbackerror', 'statuserror', 'texterror', 'destructive'],
  warning: ['feedbackwarning', 'statuswarning', 'textwarning'],
  success: ['feedbacksuccess', 'statussuccess', 'textsuccess'],
}

/** Names of dimensions, in the same way, and the fields that they set. */
export const DIMENSIONS: Readonly<Record<string, readonly string[]>> = {
  radiuscontrol: ['radius', 'control'],
  radiusbutton: ['radius', 'control'],
  radiussm: ['radius', 'control'],
  radiussmall: ['radius', 'control'],
  radiuscard: ['radius', 'card'],
  radiusmd: ['radius', 'card'],
  radiusmedium: ['radius', 'card'],
  radiuspanel: ['radius', 'panel'],
  radiuslg: ['radius', 'panel'],
  radiuslarge: ['radius', 'panel'],
  sizetext: ['text', 'size'],
  fontsizebody: ['text', 'size'],
  fontsizetext: ['text', 'size'],
  fontsizebase: ['text', 'size'],
  sizecontrol: ['buttons', 'height'],
}

/** Names of font weights, and the fields that they set. */
export const WEIGHTS: Readonly<Record<string, readonly string[]>> = {
  fontweightheadings: ['headings', 'weight'],
  fontweightheading: ['headings', 'weight'],
  fontweightfigures: ['figures', 'weight'],
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** The words of a token’s name without groups, in lower case and joined: `color.text/on-primary` is `textonprimary`. */
export function plainName(id: string): string {
  const parts = id.split('.').flatMap((part) => part.split('/'))
  const words = parts.map((part) => [...part.toLowerCase()].filter((letter) => LETTERS.includes(letter)).join(''))
  while (words.length > 1 && GROUPS.has(words[0]!)) words.shift()
  return words.join('').replace('borderradius', 'radius').replace('cornerradius', 'radius')
}

/** The colour of a theme that a plain name means. */
export function colorNamed(plain: string, known: readonly string[]): string | undefined {
  return known.find((name) => name.toLowerCase() === plain) ?? Object.entries(OTHER_NAMES).find(([, names]) => names.includes(plain))?.[0]
}
