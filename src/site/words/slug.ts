import { transliterate } from 'transliteration'
import { LETTERS_IN_ASCII } from './lettersInAscii.ts'
import type { Spelling } from './spelling.ts'

/** The longest address or anchor, in characters. */
const MOST = 60

/** An address or anchor from a text: its letters and digits, in ASCII unless the spelling keeps them. Empty if it has none. */
export function slug(label: string, { keepsLetters, language }: Spelling = { keepsLetters: false }): string {
  const ascii = keepsLetters ? '' : joined(inAscii(label, language).toLowerCase(), /[a-z0-9]+/g)
  // Some scripts have no transliteration.
  return ascii || inLetters(label, language)
}

function joined(words: string, word: RegExp): string {
  return Array.from((words.match(word) ?? []).join('-'))
    .slice(0, MOST)
    .join('')
    .replace(/-$/, '')
}

/** Words of any script, as `addressWords.ts` allows them. */
const WORD = /[\p{Ll}\p{Lo}\p{Lm}\p{N}][\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}]*/gu

function inLetters(label: string, language: string | undefined): string {
  return joined(visible(label).toLocaleLowerCase(language).normalize('NFC'), WORD)
}

function inAscii(label: string, language: string | undefined): string {
  if (!/[^\u0000-\u007f]/.test(label)) return label
  return byRules(visible(label), language)
    .replace(/\p{Script=Latin}/gu, (letter) => letter.normalize('NFKD').replace(/\p{M}/gu, ''))
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => transliterate(word).replace(/[`'’]/g, ''))
}

/** Invisible characters, such as the soft hyphen, do not separate words. */
function visible(label: string): string {
  return label.replace(/\p{Cf}/gu, '').normalize('NFC')
}

/** A text in lower case whose letters are replaced as its language does, or as all languages do where no library knows the letter. */
function byRules(text: string, language: string | undefined): string {
  const base = language?.split('-')[0] ?? ''
  const rules = Object.hasOwn(LETTERS_IN_ASCII, base) ? LETTERS_IN_ASCII[base]! : {}
  return Object.entries({ ...rules, ə: 'e' }).reduce(
    (replaced, [letters, ascii]) => replaced.replaceAll(letters, ascii),
    text.toLocaleLowerCase(language).normalize('NFC'),
  )
}
