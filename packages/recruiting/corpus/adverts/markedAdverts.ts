import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A job description with its labels: its place of work (empty if none is stated) and the state of the pay check, each null if the file says
 * "?" because it is not read correctly yet, and the excluding wordings, each with its ground.
 */
export type MarkedAdvert = {
  name: string
  text: string
  place: string | null
  pay: string | null
  wordings: { ground: string; words: string }[]
}

/**
 * The job descriptions of this folder. Their wordings are marked in the files: `[[ageWords:under 35]]`. Look-alikes ("young clients", "a
 * healthy interest") are not. They were written in eight rounds, each after the rules had been improved on the previous one. On the first
 * run of each, 24 of 53 wordings were found, then 12 of 41, 8 of 22, 22 of 28, 20 of 28, 15 of 31, 8 of 24 and 31 of 67; other words were
 * marked 11, 11, 2, 5 times, once, 5 times, once and 11 times. The author of the eighth round, 36 job descriptions, did not know the rules.
 * Since then, wordings that ask for or refuse a kind of people are composed: after a correction on 18 of the 36, the rules found 22 of the
 * 35 wordings of the other 18, compared with 16 before, and marked 5 other words.
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
