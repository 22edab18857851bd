import blindWords from '#packages/recruiting/data/blindWords.json'
import names from '#packages/recruiting/data/personNames.json'
import type { Resume } from '#packages/recruiting/analysis/resume/Resume.ts'

/** Identifying terms, as plain data: `names` are words of names and addresses, each hidden as a word; `passages` are hidden as a whole. */
export type PersonalTerms = { names: string[]; passages: string[] }

/** The identity of a candidate: the name as read, empty if none was, and the terms that the blind view hides. */
export type Person = PersonalTerms & { called: string }

/** Words with fewer letters are hidden only next to another word of the name. */
const LEAST = 2
const LEAST_OF_ADDRESS = 3
const WORD = /[\p{L}\p{M}]+/gu
const COMMON = new Set([...blindWords.mailWords, ...names.particles, ...names.suffixes, ...names.address, ...names.credentials])

/** The identifying terms of a resume: name, addresses, numbers, places and schools as read, and the file name. */
export function personalTerms(fileName: string, resume: Resume): Person {
  const { name, email, phone, location, links, education } = resume
  const schools = education.flatMap((item) => [item.place, item.location])
  const stem = fileName.replace(/\.[a-z\d]{1,5}$/i, '')
  const mailbox = email?.value.split('@')[0] ?? ''
  const read = [name, email, phone, location, ...links, ...schools].flatMap((field) => field?.value ?? [])
  const handles = links.flatMap(({ value }) => value.split(/[/?#]/).filter((part) => part.length > LEAST_OF_ADDRESS && !part.includes('.')))
  const places = [location, ...schools].flatMap((field) => field?.value.split(/[,;|()]/) ?? [])
  const ofAddress = wordsIn([mailbox, name ? '' : stem].join(' ')).filter((word) => word.length >= LEAST_OF_ADDRESS && !COMMON.has(word))
  const ofName = wordsIn(name?.value ?? '').filter((word) => word.length >= LEAST)
  return {
    called: name?.value ?? '',
    names: [...new Set([...ofName, ...ofAddress])],
    passages: longestFirst([...read, ...places, ...handles, fileName, isTelling(stem) ? stem : '']),
  }
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? []
}

/** "cv" and "resume 2" are file names without personal details. */
function isTelling(stem: string): boolean {
  return wordsIn(stem).some((word) => word.length >= LEAST_OF_ADDRESS && !COMMON.has(word))
}

function longestFirst(texts: readonly string[]): string[] {
  const trimmed = texts.map((text) => text.trim()).filter((text) => text.length >= LEAST)
  return [...new Set(trimmed)].toSorted((one, other) => other.length - one.length)
}
