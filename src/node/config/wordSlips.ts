import type { Slip } from './textFacts.ts'

/** Letters of other alphabets that stand where a text was read in another encoding than it was written in. */
const GARBLED = /Ã[\u0080-\u00bf\u0152-\u0178\u02c6\u02dc\u2013-\u2122]|Â[\u00a0-\u00bf]|â€[^\s]?|ï»¿/

/** What authors write to come back to, and what stands in texts that nobody has written yet. */
const UNFINISHED = [
  // Spanish and Portuguese headings in capitals have the word too.
  /(?<![\p{Lu}\p{N}_-]\s?)\b(?:TODO|FIXME|TBD|TBC|TKTK)\b(?![_-]|\s+\p{Lu}{2})/u,
  /^XXX+\b|\bXXX+:|^x{3,6}$/,
  /\?{3,}/,
  /\blorem ipsum\b/i,
  /\breplace this (?:title|text|heading|sentence|description|summary)\b/i,
  /\[(?:insert|your|add|enter|hier) [^\]\n]{1,60}\](?!\(|\[)/i,
  /<(?:insert|your) [^<>\n]{1,60}>/i,
  /^(?:platzhalter|blindtext)\b|\bplatzhalter(?:text|bild)\b|\bhier (?:\w{1,20} )?text (?:ein|her)/i,
  /\b(?:text|inhalt|beschreibung) folgt(?: noch| in Kürze)?[.!…]?$/i,
  /\b(?:(?:votre|ins[ée]rez?|ajoutez?) (?:\w{1,20} )?texte ici|texte à venir|faux texte)(?![\p{L}])/iu,
  /\b(?:(?:tu|su|el|un) )?texto (?:aqu[ií]|de relleno|provisional)(?![\p{L}])/iu,
  /\b(?:asdf+|qwertz?)\b/i,
  /\b(?:(?:text|copy|description|content|picture|photo|quote|price) goes here|(?:your|enter|insert|put|some) (?:\w+ )?text here|to be written\b|placeholder (?:text|copy|title|headline)|dummy text)\b/i,
]

/**
 * A piece of each of these. Pieces are found many times faster than patterns; fastest are those of at most six letters that begin with a
 * rare one.
 */
const PIECES =
  'Ã|Â|â€|ï»¿|TODO|FIXME|TBD|TBC|TKTK|XXX|xxx|???|zhalt|blindt|Blindt|xt ein|folgt|xte ic|xte à v|x texte|xto aq|xto de|xto pr|Lorem|psum|ce thi|qwert|Qwert|asdf|placeh|Placeh|y text|goes h|xt her|be wri|[Inser|[inser|[Your |[your |[Add |[add |[Enter|[enter|[Hier |[hier |<Inser|<inser|<Your |<your '.split(
    '|',
  )

/** Whether a text may hold one of the slips of words: a cheap look, which nearly always says no. */
export function mayHoldWordSlips(text: string): boolean {
  for (const piece of PIECES) if (text.includes(piece)) return true
  return false
}

/** Slips in the words of a line, whatever markup stands around them: of each kind the first. `line` is the number of the line. */
export function wordSlips(words: string, line: number): Slip[] {
  if (!mayHoldWordSlips(words)) return []
  const slips: Slip[] = []
  const garbled = GARBLED.exec(words)?.[0]
  if (garbled !== undefined)
    slips.push({ code: 'E_GARBLED', line, value: garbled, message: `"${garbled}" is a letter that was read in the wrong encoding` })
  const unfinished = UNFINISHED.map((form) => form.exec(words)).filter((found) => found !== null)[0]?.[0]
  if (unfinished !== undefined)
    slips.push({ code: 'E_UNFINISHED', line, value: unfinished, message: `"${unfinished.slice(0, 80)}" waits for its real words` })
  return slips
}
