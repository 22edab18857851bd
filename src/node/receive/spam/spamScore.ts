import { SPAM_SIGNS } from './spamSigns.ts'
import { foreignLinks } from './foreignLinks.ts'

/**
 * What a message is judged by: what was typed, and the hosts that a visitor may well name: the site’s own, and that of the visitor’s
 * address.
 */
export type Judged = { name: string; text: string; ownHosts: readonly string[] }

/** From this sum on, a message looks like spam. */
export const SPAM = 1

/** Markup that no field asks for. */
const MARKUP = /<a\s|\[url[=\]]|\[link[=\]]/i

/** Names as programs make them, such as HenryJer: two names without a space between. */
const MADE_NAME = /^\p{Lu}\p{Ll}{2,20}\p{Lu}\p{Ll}{2,20}$/u

/** How much a message looks like spam: the sum of the signs that are in it, each counted once. */
export function spamScore({ name, text, ownHosts }: Judged): number {
  const sentences = sentencesOf(text)
  const links = foreignLinks(text, ownHosts)
  const words = sentences.join(' ').split(' ').filter(Boolean).length
  const said = SPAM_SIGNS.filter(({ all }) =>
    sentences.some((sentence) => all.every((phrases) => phrases.some((phrase) => isIn(phrase, sentence)))),
  )
  return (
    said.reduce((sum, { weight }) => sum + weight, 0) +
    (MARKUP.test(text) ? 1 : 0) +
    (links > 0 ? 0.2 : 0) +
    // Hardly anything but addresses.
    (links > 1 && words < 3 * links ? 0.5 : 0) +
    (/https?:|www\./i.test(name) ? 1 : 0) +
    (MADE_NAME.test(name) ? 0.4 : 0)
  )
}

/** The sentences of a text in small letters, without addresses, marks and the figures of numbers; a space before and behind each word. */
function sentencesOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?:https?:\/\/|www\.)\S+/g, ' ')
    .replace(/(?<=\d)[.,](?=\d)/g, '')
    .split(/[.!?\n]/)
    .map((sentence) => ` ${sentence.replace(/\d+/g, '#').replace(/[^\p{L}\p{M}#$€£%]+/gu, ' ')} `)
}

function isIn(phrase: string, sentence: string): boolean {
  return sentence.includes(phrase.endsWith('*') ? ` ${phrase.slice(0, -1)}` : ` ${phrase} `)
}
