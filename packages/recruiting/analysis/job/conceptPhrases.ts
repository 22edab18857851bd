import type { TextLanguage } from '#packages/recruiting/analysis/text/languageOf.ts'
import { lightStem } from '#packages/recruiting/analysis/text/lightStem.ts'
import care from '#packages/recruiting/data/concepts/care.json'
import commerce from '#packages/recruiting/data/concepts/commerce.json'
import de from '#packages/recruiting/data/concepts/de.json'
import es from '#packages/recruiting/data/concepts/es.json'
import finance from '#packages/recruiting/data/concepts/finance.json'
import fr from '#packages/recruiting/data/concepts/fr.json'
import general from '#packages/recruiting/data/concepts/general.json'
import office from '#packages/recruiting/data/concepts/office.json'
import roles from '#packages/recruiting/data/concepts/roles.json'
import software from '#packages/recruiting/data/concepts/software.json'
import teaching from '#packages/recruiting/data/concepts/teaching.json'
import trades from '#packages/recruiting/data/concepts/trades.json'
import { facts } from './facts.ts'
import { singular } from './singular.ts'

/**
 * How a word of a phrase is matched: in the singular or plural, by its stem, its start or its end, exactly in capitals, or as a gap of up
 * to three words.
 */
export type PhraseWord = { is: 'word' | 'stem' | 'start' | 'end' | 'capitals' | 'gap'; text: string }

/**
 * A phrase of a concept, as written in the data and split into words. `isBroad`: the concept is a whole field of work. `asks`: adverts use
 * the phrase to ask for the concept. `shows`: what the phrase proves in a resume: the whole concept, a part of it, or a similar product,
 * which counts only if something similar is accepted.
 */
export type ConceptPhrase = {
  id: string
  language: TextLanguage
  text: string
  words: PhraseWord[]
  asks: boolean
  isBroad: boolean
  shows: 'full' | 'part' | 'other' | null
}

const files: [TextLanguage, string[]][] = [
  ...[care, commerce, finance, general, office, roles, software, teaching, trades].map((list): [TextLanguage, string[]] => ['en', list]),
  ['de', de],
  ['fr', fr],
  ['es', es],
]

/** Concepts whose absence in a resume proves nothing: a person judges them. */
export const judgedConcepts: ReadonlySet<string> = new Set(
  files.flatMap(([, lines]) => lines.filter((line) => line.startsWith('?')).map((line) => idOf(line))),
)

/**
 * All phrases of the data. A line is "names > what shows it ~ what shows a part of it | products", each a comma-separated list. The id of
 * the concept is the first name, unless the line begins with "id = " (the id of a line in another language, or of a fact). Each product
 * shows the concept, and is also a concept that the other products satisfy where something similar is accepted. A line that begins with "?"
 * is judged by a person if nothing shows it; one that begins with "+" is a field of work. In a phrase, `un*` matches the start of a word
 * and `*ung` the end, `..` matches up to three words, and capitals are case-sensitive.
 */
export function conceptPhrases(): readonly ConceptPhrase[] {
  known ??= allPhrases()
  return known
}

/** The parsed phrases, cached. */
let known: readonly ConceptPhrase[] | undefined

function allPhrases(): ConceptPhrase[] {
  return files.flatMap(([language, lines]) =>
    lines.flatMap((line) => {
      const id = idOf(line)
      const isBroad = line.startsWith('+')
      const [names, shown, part, products] = sidesOf(line)
      const split = new Map([...names, ...shown, ...part, ...products].map((phrase) => [phrase, wordsOf(phrase, language)]))
      const of = (list: readonly string[], asks: boolean, shows: ConceptPhrase['shows'], about = id) =>
        list.map((phrase): ConceptPhrase => ({ id: about, language, text: phrase, words: split.get(phrase)!, asks, isBroad, shows }))
      return [
        ...of(names, true, 'full'),
        ...of([...shown, ...products], false, 'full'),
        ...of(part, false, 'part'),
        ...products.flatMap((product) => [
          ...of([product], true, 'full', product.toLowerCase()),
          ...of(
            products.filter((other) => other !== product),
            false,
            'other',
            product.toLowerCase(),
          ),
        ]),
      ]
    }),
  )
}

/** The id of a line: the text before "=", otherwise its first name. */
function idOf(line: string): string {
  const text = line.replace(/^[?+]/, '')
  const at = text.indexOf(' = ')
  const id = at < 0 ? text.split(/[,>~|]/)[0]!.trim() : text.slice(0, at)
  return facts.has(id) ? id : id.toLowerCase()
}

function sidesOf(line: string): [names: string[], shown: string[], part: string[], products: string[]] {
  const text = line.replace(/^[?+]/, '').replace(/^[^=]{1,60} = /, '')
  const [known = '', products = ''] = text.split('|')
  const [before = '', part = ''] = known.split('~')
  const [names = '', shown = ''] = before.split('>')
  return [listed(names), listed(shown), listed(part), listed(products)]
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

/** Words within a phrase that texts omit or replace by a sign. */
const JOINING = new Set(['and', 'of', 'the', 'und', 'et', 'y', 'de'])

/** A word joined to the next one by an apostrophe: "d'accueil". */
const ELIDED = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)[’'](?=\p{L})/giu

function wordsOf(phrase: string, language: TextLanguage): PhraseWord[] {
  const written = phrase
    .replace(ELIDED, '')
    .split(/[\s/&-]+/)
    .map((word) => word.replace(/^\(|['’)]$/g, ''))
  // "Health and safety" is also written with "&".
  const all = written.filter((word, at) => at === 0 || at === written.length - 1 || !JOINING.has(word))
  return all.map((word): PhraseWord => {
    if (word === '..') return { is: 'gap', text: '' }
    if (word.endsWith('*')) return { is: 'start', text: word.slice(0, -1).toLowerCase() }
    if (word.startsWith('*')) return { is: 'end', text: word.slice(1).toLowerCase() }
    if (/^\p{Lu}[\p{Lu}\d]{1,5}$/u.test(word)) return { is: 'capitals', text: word }
    // A stem alone is too vague: "edition" is not "editing".
    if (all.length === 1) return { is: 'word', text: singular(word.toLowerCase(), language) }
    return { is: 'stem', text: lightStem(word.toLowerCase(), language) }
  })
}
