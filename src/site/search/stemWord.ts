/** Removes endings of a folded word; the result identifies the word and need not be one. */
type Stemmer = (word: string) => string

const undoubled = (word: string) => word.replace(/([bdfgklmnprt])\1$/, '$1')

/** Words that look like plurals. */
const SINGULAR = new Set(['news', 'always', 'lens'])

function english(word: string): string {
  if (word.length < 4 || SINGULAR.has(word)) return word
  let stem = word
    .replace(/ie[sd]$/, 'y')
    .replace(/(ss|x|ch|sh|zz)es$/, '$1')
    .replace(/(?<![suio'])s$/, '')
  if (/(?:ing|[^e]ed)$/.test(stem) && stem.length > 4) {
    const bare = stem.replace(/(?:ing|ed)$/, '')
    if (bare.length > 2 && /[aeiouy]/.test(bare)) stem = undoubled(bare)
  }
  return stem.length > 3 ? stem.replace(/e$/, '') : stem
}

function german(word: string): string {
  if (word.length < 5) return word
  const noun = word.replace(/ungen$/, 'ung')
  if (noun.endsWith('ung')) return noun.length > 8 ? noun.slice(0, -3) : noun
  const ending = word.length > 5 ? /(?:ern|e[mnrs]|e|(?<=[bdfghklmnrt])s|(?<=[lr])n)$/ : /(?:e[nrs]?|(?<=[bdfghklmnrt])s)$/
  return word.replace(ending, '')
}

function french(word: string): string {
  if (word.length < 4) return word
  let stem = word
    .replace(/(?<=eau)x$/, '')
    .replace(/(?<=.{2})aux$/, 'al')
    .replace(/[sx]$/, '')
  if (stem.length > 6) stem = stem.replace(/ation$/, '')
  if (stem.length > 4) stem = stem.replace(/(?:er|ez)$/, '')
  return undoubled(stem.length > 3 ? stem.replace(/e{1,2}$/, '') : stem)
}

function spanish(word: string): string {
  if (word.length < 4) return word
  let stem = word
    .replace(/ces$/, 'z')
    .replace(/(?<=[^aeiou]{1})es$/, '')
    .replace(/s$/, '')
  if (stem.length > 5) stem = stem.replace(/[aei]r$/, '')
  return stem.length > 4 ? stem.replace(/[aeo]$/, '') : stem
}

const STEMMERS: Record<string, Stemmer> = { en: english, de: german, fr: french, es: spanish }

/** A folded word without the endings of plurals and common forms; unchanged in languages without a stemmer. */
export function stemWord(word: string, language: string): string {
  return STEMMERS[language.split('-')[0]!]?.(word) ?? word
}
