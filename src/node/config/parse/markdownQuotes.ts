/** Quotation marks: outer pair, inner pair. */
type Quotes = readonly [string, string, string, string]

const HIGH: Quotes = ['“', '”', '‘', '’']
const LOW: Quotes = ['„', '“', '‚', '‘']
const LOW_CLOSED_RIGHT: Quotes = ['„', '”', '‚', '’']
const RIGHT: Quotes = ['”', '”', '’', '’']
const ANGLES: Quotes = ['«', '»', '“', '”']
const SWISS: Quotes = ['«', '»', '‹', '›']
const SPACED_ANGLES: Quotes = ['«\u202f', '\u202f»', '‹\u202f', '\u202f›']
const CORNERS: Quotes = ['「', '」', '『', '』']

/** Quotation marks by language, or by language and region. */
const QUOTES: Readonly<Record<string, Quotes>> = {
  ar: HIGH,
  bg: LOW,
  ca: ANGLES,
  cs: LOW,
  da: HIGH,
  de: LOW,
  'de-CH': SWISS,
  'de-LI': SWISS,
  el: ANGLES,
  en: HIGH,
  es: ANGLES,
  et: LOW,
  eu: ANGLES,
  fa: SWISS,
  fi: RIGHT,
  fr: SPACED_ANGLES,
  'fr-CH': SWISS,
  ga: HIGH,
  gl: ANGLES,
  he: RIGHT,
  hi: HIGH,
  hr: LOW_CLOSED_RIGHT,
  hu: ['„', '”', '»', '«'],
  id: HIGH,
  is: LOW,
  it: ANGLES,
  'it-CH': SWISS,
  ja: CORNERS,
  ko: HIGH,
  lt: LOW,
  lv: HIGH,
  ms: HIGH,
  mt: HIGH,
  nb: ['«', '»', '‘', '’'],
  nl: HIGH,
  nn: ['«', '»', '‘', '’'],
  no: ['«', '»', '‘', '’'],
  pl: ['„', '”', '«', '»'],
  pt: HIGH,
  'pt-PT': ANGLES,
  ro: ['„', '”', '«', '»'],
  ru: ['«', '»', '„', '“'],
  sk: LOW,
  sl: LOW,
  sr: LOW,
  sv: RIGHT,
  th: HIGH,
  tr: HIGH,
  uk: ['«', '»', '„', '“'],
  vi: HIGH,
  zh: HIGH,
  'zh-TW': CORNERS,
  'zh-HK': CORNERS,
}

const STRAIGHT: Quotes = ['"', '"', "'", "'"]

/** The typographic quotation marks of a language, a tag; in other languages, straight quotes stay. */
export function markdownQuotes(tag: string): Quotes {
  return QUOTES[tag] ?? QUOTES[tag.split('-')[0]!] ?? STRAIGHT
}

/** French spaces at punctuation marks, as typed and without a line break: narrow ones, except before a colon. */
const FRENCH = [
  ...['« ', ' »', '‹ ', ' ›', ' ;', ' !', ' ?'].map((typed) => [typed, typed.replace(' ', '\u202f')] as const),
  [' :', '\u00a0:'] as const,
]

/** Pairs of a typed text with a space and the same without a line break, for a language, a tag. */
export function spacesOf(tag: string): readonly (readonly [typed: string, set: string])[] {
  return tag.split('-')[0] === 'fr' ? FRENCH : []
}
