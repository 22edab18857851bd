import { madeOnce } from '#src/site/madeOnce.ts'
import { cssRule } from './cssRule.ts'

/** What a kind of writing needs. */
type Writing = {
  /** Which languages are written so, by their script (`Jpan`) or their language (`de`). */
  of: readonly string[]
  /** Everything in these languages. */
  all?: readonly string[]
  /** Headings: their usual line height is for letters without marks above one another. */
  headings?: readonly string[]
  /** Line height of running text. */
  text?: string
  /** Emphasized words, where slanted letters do not exist. */
  emphasis?: readonly string[]
  /** Running text and headings on small screens. */
  narrow?: readonly string[]
}

const UPRIGHT = 'font-style:normal'
/** Space between letters tears joined letters and marks apart. */
const JOINED = 'letter-spacing:0!important'
/** Stronger than the styles of sections. */
const lines = (height: string) => `line-height:${height}!important`
const DOTS = [UPRIGHT, 'text-emphasis:filled dot']

const WRITINGS: readonly Writing[] = [
  {
    of: ['Hans', 'Hant', 'Hani'],
    all: [JOINED, 'line-break:strict', 'text-autospace:normal'],
    headings: [lines('1.3')],
    text: '1.75',
    emphasis: [...DOTS, 'text-emphasis-position:under right'],
  },
  {
    of: ['Jpan', 'Hrkt', 'Hira', 'Kana'],
    all: [JOINED, 'line-break:strict', 'text-autospace:normal'],
    headings: [lines('1.35'), 'word-break:auto-phrase'],
    text: '1.8',
    emphasis: DOTS,
  },
  {
    of: ['Kore', 'Hang'],
    all: [JOINED, 'word-break:keep-all'],
    headings: [lines('1.3')],
    text: '1.7',
    emphasis: [UPRIGHT, 'font-weight:700'],
  },
  // Marks above and below letters.
  {
    of: ['Thai', 'Laoo', 'Khmr', 'Mymr', 'Tibt'],
    all: [JOINED],
    headings: [lines('1.45')],
    text: '1.8',
    emphasis: [UPRIGHT, 'font-weight:700'],
  },
  {
    of: ['Arab', 'Aran', 'Syrc', 'Thaa', 'Nkoo', 'Adlm'],
    all: [JOINED],
    headings: [lines('1.4')],
    text: '1.8',
    emphasis: [UPRIGHT, 'font-weight:700'],
  },
  {
    of: ['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh'],
    all: [JOINED],
    headings: [lines('1.35')],
    text: '1.7',
  },
  // Languages that join words: long ones are hyphenated, as their dictionaries in browsers do it.
  {
    of: ['af', 'da', 'de', 'et', 'fi', 'fo', 'gsw', 'hu', 'is', 'lb', 'nb', 'nl', 'nn', 'no', 'sv'],
    narrow: ['-webkit-hyphens:auto', 'hyphens:auto', 'hyphenate-limit-chars:12 5 4'],
  },
]

const HEADINGS = ':is(h1,h2,h3,h4)'
const TEXT = ':is(.prose,.lead,.MuiTypography-body1,.MuiTypography-body2,.MuiTypography-subtitle1)'

const writingOf = madeOnce((tag: string): Writing | undefined => {
  const { language, script } = new Intl.Locale(tag).maximize()
  return WRITINGS.find(({ of }) => of.includes(language) || of.includes(script ?? ''))
})

/**
 * A style sheet for the languages of a site (tags): line breaks, line heights, spacing and emphasis of their scripts, and hyphenation of
 * compounds; empty for languages that need nothing. `narrow` is the media query of small screens.
 */
export function languageSheet(tags: readonly string[], narrow: string): string {
  return WRITINGS.map((writing) => {
    const own = [...new Set(tags)].filter((tag) => writingOf(tag) === writing)
    return own.length === 0 ? '' : rulesOf(writing, `:is(${own.map((tag) => `:lang(${tag})`).join(',')})`, narrow)
  }).join('')
}

function rulesOf({ all = [], headings = [], text, emphasis = [], narrow = [] }: Writing, marked: string, query: string): string {
  const onNarrow = cssRule(`:is(p,li,dd,td,th)${marked}`, [...narrow])
  return [
    cssRule(marked, [...all]),
    cssRule(`${HEADINGS}${marked}`, [...headings]),
    text === undefined ? '' : cssRule(`${TEXT}${marked}`, [`line-height:${text}`]),
    cssRule(`:is(em,i,cite)${marked}`, [...emphasis]),
    onNarrow && `${query}{${onNarrow}}`,
  ].join('')
}
