import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * An advert with what is known of it: its place of work (empty where none is understood) and the state of the check of its pay, each null
 * where the file says "?" because it is not read rightly yet, and the wordings that shut people out, each with its ground.
 */
export type MarkedAdvert = {
  name: string
  text: string
  place: string | null
  pay: string | null
  wordings: { ground: string; words: string }[]
}

/**
 * The adverts of this folder. Their wordings are marked in the files: `[[ageWords:under 35]]`. Look-alikes ("young clients", "a healthy
 * interest") are not. They were written in eight rounds, each after the rules had learnt from the one before. On the first run of each
 * 24 of 53 wordings were found, then 12 of 41, 8 of 22, 22 of 28, 20 of 28, 15 of 31, 8 of 24 and 31 of 67; other words were marked 11,
 * 11, 2, 5 times, once, 5 times, once and 11 times. The eighth, 36 adverts, was written by somebody who knew no rule. People of a kind who
 * are asked for or refused are composed since: mended on 18 of the 36, the rules found 22 of the 35 wordings of the other 18, where
 * they had found 16, and marked 5 other words.
 */
export function markedAdverts(): MarkedAdvert[] {
  const folder = import.meta.dirname
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => read(file.replace('.txt', ''), readFileSync(join(folder, file), 'utf8')))
}

function read(name: string, file: string): MarkedAdvert {
  const [head = '', marked = ''] = file.split('\n---\n')
  const [place = '', pay = ''] = head.split('\n').map((line) => line.replace(/^\w+: /, ''))
  const wordings = Array.from(marked.matchAll(MARKED), ([, ground = '', words = '']) => ({ ground, words }))
  return { name, text: marked.replace(MARKED, '$2'), place: place === '-' ? '' : known(place), pay: known(pay), wordings }
}

const known = (fact: string) => (fact === '?' ? null : fact)

const MARKED = /\[\[(\w+):([^\]]+)\]\]/g
