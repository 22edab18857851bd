import { madeOnce } from '#src/site/madeOnce.ts'

/** Languages that are recognised in running text. */
export const KNOWN = ['en', 'de', 'fr', 'es'] as const
type Known = (typeof KNOWN)[number]

/** Function words that nearly every sentence of a language contains. */
const SMALL: Readonly<Record<Known, ReadonlySet<string>>> = {
  en: wordsOf(
    'the and of to a an in on at by for from with without about into is are was were be been has have had do does not no or but if when what ' +
      'which who how why where you your we our us they their it its this that these those can will would should may more all every each than ' +
      'then there here as so my me i he she his her until before after',
  ),
  de: wordsOf(
    'der die das den dem des ein eine einen einem einer eines und oder aber ist sind war waren sein hat haben wird werden kann können nicht kein ' +
      'keine mit ohne für von vom zu zum zur im in an am auf aus bei nach über unter vor bis durch um als wie wenn dass was wer wo warum sie ihr ' +
      'ihre ihren ihrem wir uns unser unsere unseren ich er es sich auch noch nur mehr alle jeder jede jedes so hier dort dann',
  ),
  fr: wordsOf(
    'le la les un une des du de et ou mais est sont était être a ont avoir ne pas plus avec sans pour par sur sous dans en au aux chez vers depuis ' +
      'jusque que qui quoi quand comment pourquoi où ce cet cette ces vous votre vos nous notre nos ils elle elles il je on se son sa ses leur ' +
      'leurs tout tous toute toutes chaque aussi très comme entre après avant',
  ),
  es: wordsOf(
    'el la los las un una unos unas de del y o pero es son era ser está están ha han haber no ni con sin para por sobre en al a hasta desde que ' +
      'quien cuando como cómo dónde porque este esta estos estas ese esa lo le les se su sus usted ustedes nosotros nuestro nuestra nuestros ' +
      'nuestras mi tu más muy también todo todos toda todas cada entre después antes',
  ),
}

/** A function word that only one of the languages has, next to a space. */
const telling = Object.fromEntries(
  KNOWN.map((known) => {
    const own = [...SMALL[known]].filter((word) => !KNOWN.some((other) => other !== known && SMALL[other].has(word)))
    return [known, new RegExp(` (?:${own.join('|')}) `, 'i')]
  }),
) as Record<Known, RegExp>

/** The recognised language of a tag, or undefined. */
const knownOf = madeOnce((tag: string) => KNOWN.find((known) => tag === known || tag.startsWith(`${known}-`)))

/** Function words of each language that no other language in Latin script has, except for closely related ones. */
const PURELY: Readonly<Record<Known, ReadonlySet<string>>> = {
  en: wordsOf('the and with your our you this that from they their which have are were would should without about'),
  de: wordsOf(
    'und der nicht ist wird auch für zum zur wir unser unsere unseren sie ihre ihren über durch wenn dass mit eine einen einem einer oder',
  ),
  fr: wordsOf(
    'avec pour dans vous votre vos nous notre nos cette ces aux chez depuis leurs sont était être toutes tous aussi très après les des est qui',
  ),
  es: wordsOf(
    'los las pero con nuestro nuestra nuestros nuestras usted ustedes cuando más también todos todas desde hasta para una nosotros está',
  ),
}

/** Languages that contain function words of another one: these pairs are not distinguished. */
const CLOSE_TO: Readonly<Record<Known, readonly string[]>> = {
  en: ['sco', 'fy'],
  de: ['lb', 'gsw', 'nds', 'bar', 'yi'],
  fr: ['oc', 'ca', 'wa', 'ht', 'frp'],
  es: ['pt', 'gl', 'ca', 'ast', 'an', 'it', 'oc', 'lad'],
}

/** Number of different function words, and their minimum share of the text, that identify a language. */
const ENOUGH = 3
const SHARE = 0.2

/**
 * The language of running text if it is certainly not `own`, a tag; `other` for another script. Short texts, and texts with a function word
 * of `own`, are not checked.
 */
export function foreignLanguage(text: string, own: string): Known | 'other' | undefined {
  if (text.length < 20) return undefined
  const language = knownOf(own)
  // Nearly every sentence is in the language of the file, and contains one of its function words.
  if (language && telling[language].test(text)) return undefined
  // A few letters of another script are names.
  if (!/[a-z]/i.test(text)) return isLatin(own) && !/\p{Script=Latin}/u.test(text) && wordsIn(text) >= 3 ? 'other' : undefined
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length < 5) return undefined
  const ownWords = language && SMALL[language]
  if (ownWords) {
    for (const word of words) if (ownWords.has(word) && !isForeign(word, language)) return undefined
  }
  const isPlain = words.every((word) => /^[a-z]+$/.test(word))
  for (const known of KNOWN) {
    if (known === language || (!language && ((known === 'en' && !isPlain) || CLOSE_TO[known].includes(primary(own))))) continue
    const small = language ? SMALL[known] : PURELY[known]
    const hits = words.filter((word) => small.has(word) && !ownWords?.has(word))
    if (new Set(hits).size >= ENOUGH && hits.length >= words.length * SHARE) return known
  }
  return undefined
}

function primary(tag: string): string {
  return tag.split('-')[0]!.toLowerCase()
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length
}

/** Whether a function word of a language also exists in another one, so that it identifies neither. */
function isForeign(word: string, own: Known): boolean {
  return KNOWN.some((other) => other !== own && SMALL[other].has(word))
}

/** English words of buttons, menus and headings that do not exist in the other languages. */
const LABELS = wordsOf(
  'about us our your you my me we they the and or of for with without from to in on at by how what why when where who which is are it this all ' +
    'more less read learn see find get book buy send ask call write visit discover explore try join follow share open opening closed hours times ' +
    'price prices pricing product products services contact privacy policy terms conditions legal imprint search submit back next previous close ' +
    'address phone message first last subject required optional yes careers people history news events customers partners locations directions ' +
    'gallery projects testimonials reviews questions answers help sign log out free plans features overview summary introduction benefits works ' +
    'started start here now today tomorrow week weekdays weekend month year monday tuesday wednesday thursday friday saturday sunday welcome ' +
    'loading page not found home thank thanks delivery shipping payment cart checkout account settings language languages order orders reserve ' +
    'booking bookings appointment appointments quote quotes request requests save cancel delete edit change choose select show hide view watch ' +
    'listen download upload print subscribe latest popular new top frequently asked related further full long short day days ' +
    'office offices store stores company business companies team story stories work jobs job vacancies apply press resources guides ' +
    'guide articles article posts tips ideas recipes courses classes lessons training trips tours rooms bread breads ' +
    'loaves breakfast flowers trees plants herbs furniture repairs repair ' +
    'made making baking every member members membership donate donation donations ' +
    'good great know need want make take meet come simple quick better help values reasons steps frequently recent upcoming ' +
    'meeting meetings activities activity offer offers everything nothing something much many some few little big small ' +
    'next previous other others same while during between through available included including free once again always never often ' +
    'volunteer support safety quality shop around easily quickly',
)

/** Words of the list above that menus in these languages use, too. */
const BORROWED: Readonly<Record<string, ReadonlySet<string>>> = {
  de: wordsOf(
    'in so job jobs team story stories shop store service services home start download upload news events support top order orders account ' +
      'press training tour tours trips guide guides meeting meetings quick quote reserve show simple',
  ),
  fr: wordsOf(
    'contact services service page conditions on articles article guide guides introduction questions legal support team news shop home jobs job ' +
      'download top store stores us plans training weekend tours long short stories story or in simple directions location locations ' +
      'meeting meetings message classes courses donation donations office offices me',
  ),
  es: wordsOf(
    'me legal no team news support home top shop plan plans weekend tours training once come simple meeting meetings popular ideas reserve',
  ),
}

/** Words that appear in names in other languages, such as Best of. */
const GLUE = wordsOf('a an and at by for from in of on the to with')

const LONGEST_LABEL = 40

/** Whether a button, a menu entry or a heading is certainly English although its language (a tag) is another one. */
export function isEnglishLabel(label: string, own: string): boolean {
  if (label.length > LONGEST_LABEL || /^en\b/.test(own)) return false
  const words = label.toLowerCase().match(/[\p{L}’']+/gu) ?? []
  if (words.length === 0 || words.length > 5 || !words.every((word) => LABELS.has(word))) return false
  const borrowed = BORROWED[own.split('-')[0]!]
  if (borrowed || !isLatin(own)) return words.some((word) => !GLUE.has(word) && !borrowed?.has(word))
  // A single word may exist in an unknown language.
  return words.length > 1 && words.some((word) => PURELY.en.has(word))
}

/** Whether a language (a tag) uses Latin script. */
export function isLatin(tag: string): boolean {
  return new Intl.Locale(tag).maximize().script === 'Latn'
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
