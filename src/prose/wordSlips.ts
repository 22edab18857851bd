import { STARTER_WORDS } from './starterWords.ts'
import type { Slip } from './textFacts.ts'

/** An invisible space in Latin text; other scripts may need one. */
const INVISIBLE = /(?<=[\p{Script=Latin}\s.,])[\u200b\u2060\ufeff]|[\u200b\u2060\ufeff](?=[\p{Script=Latin}\s])/u

/** Variables of programs and other systems, and the output of programs for missing values. */
const UNFILLED = [
  /(?<![%\w])%[A-Z][A-Z_]{2,40}%(?![\w%])/,
  /@@[A-Z][A-Z_]{1,40}@@/,
  /#\{[A-Za-z_][\w.]{0,40}\}/,
  /(?<![{$#])\{[A-Z][A-Z_]{2,40}\}(?!\})/,
  /\[object Object\]|\bInvalid Date\b/,
  /\b00([./-])00\1(?:00){1,2}\b|\b(?:DD|TT|JJ)([./-])MM\2(?:YYYY|JJJJ|AAAA)\b|\bXX[.,:/-]XX\b/,
  /(?<![\d.,])\+?0{2,4}(?:[ /-]0{2,8}){2,4}(?!\d)/,
  /^(?:null|undefined|NaN)$|\s(?:undefined|NaN)$|^(?:undefined|NaN)\s|[€$£] ?(?:undefined|NaN)\b/,
  /\*\|[A-Z][A-Z0-9_:]{1,40}\|\*/,
  /\bX{2,4}(?:[.,]X{2})?(?= ?(?:€|\$|£|%|(?:Euros?|EUR|USD|CHF|GBP|years|Jahre|Stunden|hours|days|Tage|percent|Prozent)\b))|[€$£] ?X{2,4}\b/,
  /©\s?(?:YEAR|YYYY|JJJJ|AAAA|20XX)\b/,
]

/** An escaped line break. */
const ESCAPED = /(?<=[.,:;!?])\\n|\\n(?=\\n|\s|\p{Lu}|$)/u

/** Characters that result from reading a text in the wrong encoding. */
const GARBLED = /Ã[\u0080-\u00bf\u0152-\u0178\u02c6\u02dc\u2013-\u2122]|Â[\u00a0-\u00bf]|â€[^\s]?|ï»¿/

/** Notes of authors, and placeholder texts. */
const UNFINISHED = [
  // Spanish and Portuguese headings in capitals contain this word, too.
  /(?<![\p{Lu}\p{N}_-]\s?)\b(?:TODO|FIXME|TBD|TBC|TKTK)\b(?![_-]|\s+\p{Lu}{2})/u,
  /^XXX+\b|\bXXX+:|^x{3,6}$/,
  /\?{3,}/,
  /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipisc/i,
  /\[(?:to be )?(?:translat|(?:zu )?übersetz|(?:à )?tradu|por tradu)[^\]\n]{0,40}\](?!\()/i,
  STARTER_WORDS,
  /(?<!\[)\[(?:company|customer|client|city|street|phone|address|price|amount|date|name|firma|kunde|stadt|stra(?:ß|ss)e|telefon|adresse|preis|datum|entreprise|nom|ville|prix|empresa|nombre|ciudad|precio|fecha)(?: (?:name|address|number))?\](?![\]([:])/i,
  /\[(?:insert|your|add|enter|hier) [^\]\n]{1,60}\](?!\(|\[)/i,
  /<(?:insert|your) [^<>\n]{1,60}>/i,
  /^(?:platzhalter|blindtext)\b|\bplatzhalter(?:text|bild)\b|\bhier (?:\w{1,20} )?text (?:ein|her)/i,
  /\bhier könnte (?:ihr|dein|euer|ein) (?:text|titel|name|bild|logo|inhalt)(?!\p{L})/iu,
  /\b(?:text|inhalt|beschreibung) folgt(?: noch| in Kürze)?[.!…]?$/i,
  /\b(?:(?:votre|ins[ée]rez?|ajoutez?) (?:\w{1,20} )?texte ici|texte à venir|faux texte)(?![\p{L}])/iu,
  /\b(?:(?:tu|su|el|un) )?texto (?:aqu[ií]|de relleno|provisional)(?![\p{L}])/iu,
  /\b(?:asdf+|qwertz?)\b/i,
  /\(\p{Lu}\p{L}{1,20}, (?:please|pls|bitte) /u,
  /\((?:note to (?:self|editor|designer|dev)\b|(?:please |pls )?check with )/i,
  /\b(?:(?:text|copy|description|content|picture|photo|quote|price) goes here|(?:your|enter|insert|put|some) (?:\w+ )?text here|to be written\b|placeholder (?:text|copy|title|headline)|dummy text)\b/i,
]

/** Names in examples. */
const EXAMPLES = [
  /\bMuster(?:mann|frau|firma|stra(?:ß|ss)e|stadt|hausen)(?!\p{L})/u,
  /\bAcme (?:Inc|Corp|Corporation|Company|Co|Ltd|LLC|GmbH)\b/,
  /\b(?:John|Jane) Doe\b/,
  /\bYour (?:Company|Business|Brand|Organi[sz]ation|Website) (?:Name|Inc|Ltd|LLC|GmbH)\b/,
  /\b[a-z]{2,10}@(?:(?:your|my|ihre|votre)-?(?:domaine?|company|firm|website|site|firma|entreprise|societe)|domain|domaine|dominio)\.[a-z]{2,3}\b/i,
]

/** A piece of each of these. A text without any of them has no word slip, except for an escaped line break. */
const PIECES = [
  /Ã|Â|â€|ï»¿|TODO|FIXME|TBD|TBC|TKTK|XXX|xxx|\?\?\?|zhalt|blindt|Blindt|xt ein|önnte|folgt|xte ic|xte à v|x texte|xto aq/,
  /xto de|xto pr|Lorem|psum|ce thi|zen Sie dies|placez c|tituya est|qwert|Qwert|asdf|placeh|Placeh|y text|goes h|xt her/,
  /be wri|\[Inser|\[inser|\[Your |\[your |\[Add |\[add |\[Enter|\[enter|\[Hier |\[hier |<Inser|<inser|<Your |<your /,
  /dolor |onsect|Muster|#\{|ct Obj|, pleas|, pls |, bitte|heck wi|ote to |lid Da|defined|NaN|null|©|\u200b|\u2060|\ufeff/,
  /%[A-Z]{2}/,
  /\{[A-Z]{2}/,
  /\[(?:[A-Za-z]{3,10}(?: [A-Za-z]{4,7})?\](?!\()|[^\]\n]{0,12}(?:ranslat|bersetz|radu))/,
  /@[@divmyDIVMY]/,
  /00[./ -]00/,
  /(?<=[./-])MM[./-]/,
  /XX[.,:/-]XX|XX ?(?:[€$£%]|[A-Z]{3}\b|[A-Za-z]{4})|(?<=[€$£] ?)XX/,
  /\*\|[A-Z]/,
  /Acme [CIGL]/,
  /(?<=J(?:ohn|ane)) Doe/,
  /Your [BCOW]/,
].map(({ source }) => source)
const HOLDS_PIECE = new RegExp(PIECES.join('|'))

/** Whether a text may contain a word slip: a quick test, which is usually false. `isJson`: the text is JSON. */
export function mayHoldWordSlips(text: string, isJson = false): boolean {
  return text.includes(isJson ? '\\\\n' : '\\n') || HOLDS_PIECE.test(text)
}

/**
 * Word slips in a line of text, whatever its markup: the first of each kind. `line` is the line number; `mayBeExample` marks text that may
 * show syntax.
 */
export function wordSlips(words: string, line: number, mayBeExample = false): Slip[] {
  if (!mayHoldWordSlips(words)) return []
  const slips: Slip[] = []
  const garbled = GARBLED.exec(words)?.[0]
  if (garbled !== undefined)
    slips.push({ code: 'E_GARBLED', line, value: garbled, message: `"${garbled}" is a character in the wrong encoding` })
  const invisible = INVISIBLE.exec(words)?.[0]
  if (invisible !== undefined)
    slips.push({
      code: 'E_GARBLED',
      line,
      value: invisible,
      message: `invisible character U+${invisible.charCodeAt(0).toString(16).toUpperCase()}`,
      hint: 'Delete it and retype the surrounding text.',
    })
  const unfilled = firstOf(UNFILLED, words)?.trim()
  if (unfilled !== undefined)
    slips.push({ code: 'E_PLACEHOLDER', line, value: unfilled, message: `"${unfilled.slice(0, 80)}" is an unfilled variable` })
  const escaped = ESCAPED.exec(words)?.[0]
  if (escaped !== undefined)
    slips.push({
      code: 'E_MARKUP',
      line,
      value: escaped,
      message: `"${escaped}" is shown as written`,
      hint: 'Write a line break as \\n in JSON, with one backslash, and as a new line in a text file.',
    })
  const unfinished = firstOf(UNFINISHED, words) ?? (mayBeExample ? undefined : firstOf(EXAMPLES, words))
  if (unfinished !== undefined)
    slips.push({ code: 'E_UNFINISHED', line, value: unfinished, message: `"${unfinished.slice(0, 80)}" is placeholder text` })
  return slips
}

function firstOf(forms: readonly RegExp[], words: string): string | undefined {
  for (const form of forms) {
    const found = form.exec(words)?.[0]
    if (found !== undefined) return found
  }
  return undefined
}
