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
  'md',
  'schemes',
  'variables',
  'semantics',
])

/** Names that other tools give to colours of a theme: their words without groups, in lower case and joined. */
const OTHER_NAMES: Partial<Record<ColorName | 'brand', readonly string[]>> = {
  brand: ['branddefault', 'brandprimary', 'brandbase', 'brandmain', 'accent', 'accentdefault'],
  primary: ['actionprimary', 'buttonprimary', 'buttonprimarybackground', 'primarydefault', 'backgroundbrand', 'actionprimarybackground'],
  onPrimary: [
    'primaryforeground',
    'textonprimary',
    'textonbrand',
    'textbrandonbrand',
    'onbrand',
    'primarytextinverse',
    'buttonprimarytext',
    'actionprimarycontent',
  ],
  primaryHover: ['actionprimaryhover', 'buttonprimaryhover', 'backgroundbrandhover', 'actionprimarybackgroundhover'],
  background: [
    'bg',
    'page',
    'canvas',
    'surfacepage',
    'surfacebackground',
    'surfacebase',
    ...named('background', 'bg', ['page', 'base', 'primary', 'canvas', 'body', 'app']),
  ],
  surface: [
    'card',
    'surfacecard',
    'surfaceelevated',
    'surfaceraised',
    ...named('background', 'bg', ['card', 'surface', 'elevated', 'raised']),
  ],
  subtle: ['surfacesubtle', 'surfacesecondary', 'surfacemuted', ...named('background', 'bg', ['subtle', 'secondary', 'muted'])],
  text: [
    ...named('foreground', 'fg', ['', 'primary', 'base']),
    ...named('text', 'content', ['primary', 'body', 'base', 'main', 'normal']),
    'onsurface',
    'onbackground',
  ],
  muted: [
    'mutedforeground',
    'onsurfacevariant',
    ...named('foreground', 'fg', ['muted', 'secondary']),
    ...named('text', 'content', ['secondary', 'muted', 'subtle']),
  ],
  ink: ['heading', 'headings', 'textheading', 'headingtext', 'texttitle', 'textheadings'],
  line: ['border', 'divider', 'separator', 'outlinevariant', 'bordersubtle', 'borderprimary', 'borderbase'],
  control: ['borderinput', 'bordercontrol', 'input', 'borderstrong', 'outline'],
  link: ['textlink', 'contentlink', 'linktext'],
  error: named('error', 'danger', ['']).concat('destructive', 'negative', ...['error', 'danger', 'negative'].flatMap(feedback)),
  warning: feedback('warning'),
  success: ['positive', ...feedback('success'), ...feedback('positive')],
}

/** Names of two groups with each of several endings. */
function named(one: string, other: string, endings: readonly string[]): string[] {
  return endings.flatMap((ending) => [`${one}${ending}`, `${other}${ending}`])
}

/** Names of a colour of messages. */
function feedback(name: string): string[] {
  return [`feedback${name}`, `status${name}`, `text${name}`, `content${name}`, `status${name}content`, `${name}text`]
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

/** Names of weights in the format, joined. */
export const NAMED_WEIGHTS: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  extralight: 200,
  ultralight: 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  semibold: 600,
  demibold: 600,
  bold: 700,
  extrabold: 800,
  ultrabold: 800,
  black: 900,
  heavy: 900,
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** The words of a token’s name without groups, in lower case and joined: `color.text/on-primary` is `textonprimary`. */
export function plainName(id: string): string {
  const parts = id.split('.').flatMap((part) => part.split('/'))
  const words = parts.map((part) => [...part.toLowerCase()].filter((letter) => LETTERS.includes(letter)).join(''))
  while (words.length > 1 && GROUPS.has(words[0]!)) words.shift()
  const joined = words.join('')
  return SPELLINGS.reduce((name, [written, plain]) => name.replace(written, plain), joined) || joined
}

/** Words with the same meaning in names, and how they are compared. */
const SPELLINGS = [
  ['borderradius', 'radius'],
  ['cornerradius', 'radius'],
  ['color', ''],
  ['colour', ''],
  ['defaultdefault', 'default'],
] as const

/**
 * The colour of a theme that a plain name means, among the names of all tokens: if these have `muted-foreground`, `muted` is a background.
 */
export function colorNamed(plain: string, known: readonly string[], all: ReadonlySet<string>): string | undefined {
  if (all.has(`${plain}foreground`) && (plain === 'muted' || plain === 'accent')) return plain === 'muted' ? 'subtle' : undefined
  const names = [plain, ...(plain.endsWith('default') && plain !== 'default' ? [plain.slice(0, -'default'.length)] : [])]
  return names
    .map(
      (name) =>
        known.find((color) => color.toLowerCase() === name) ?? Object.entries(OTHER_NAMES).find(([, others]) => others.includes(name))?.[0],
    )
    .find((color) => color !== undefined)
}
