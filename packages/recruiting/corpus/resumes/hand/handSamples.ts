import { readFileSync } from 'node:fs'
import type { Sample, Truth } from '#packages/recruiting/corpus/resumes/Truth.ts'
import type { WrittenFile } from '#packages/recruiting/corpus/resumes/written/Written.ts'
import { endings, writtenBytes } from '#packages/recruiting/corpus/resumes/written/writtenBytes.ts'
import { writtenTruth } from '#packages/recruiting/corpus/resumes/written/writtenTruth.ts'

/** The part of the corpus of a batch. */
const parts: Record<string, Sample['part']> = {
  seen: 'hand',
  kept: 'handKept',
  last: 'handLast',
  T1: 'handT',
  T2: 'handT',
  U: 'handU',
  V: 'handV',
  W: 'handW',
  X: 'handX',
  Y: 'handY',
  Z: 'handZ',
  AA: 'handAA',
  AB: 'handAB',
  AC: 'handAC',
  AD: 'handAD',
  AE: 'handAE',
  EA: 'handEA',
  EB: 'handEB',
  EC: 'handEC',
  ED: 'handED',
  EE: 'handEE',
  BA: 'handBA',
  BB: 'handBB',
  BC: 'handBC',
  BD: 'handBD',
  BE: 'handBE',
  BF: 'handBF',
  BG: 'handBG',
  BH: 'handBH',
  BI: 'handBI',
  BJ: 'handBJ',
  BK: 'handBK',
  BL: 'handBL',
  BM: 'handBM',
  BN: 'handBN',
  BO: 'handBO',
  BP: 'handBP',
  BQ: 'handBQ',
  BR: 'handBR',
  BS: 'handBS',
}

/**
 * Parts Q, T to Z and those of two letters: individually written resumes, each in a layout of its own. `truth.txt` has their contents; its
 * first lines describe the format.
 */
export function handSamples(): Sample[] {
  return readFileSync(new URL('truth.txt', import.meta.url), 'utf8')
    .split(/\n\s*\n/)
    .map((block) => toSample(block.split('\n')))
}

function toSample(lines: string[]): Sample {
  const [name, origin, language, ...contact] = lines
    .find((line) => line.startsWith('@'))!
    .slice(1)
    .split(' ')
  const [batch, producer] = origin!.split(':')
  const whole = readFileSync(new URL(`files/${name}`, import.meta.url))
  const text = whole.toString('utf8')
  const file: WrittenFile = name!.endsWith('.html') ? { kind: 'html', html: text } : { kind: 'txt', text }
  const [id] = name!.split('.')
  return {
    name: producer ? name! : `${id}.${endings[file.kind]}`,
    part: parts[batch!]!,
    layout: id!,
    producer: producer ?? (file.kind === 'html' ? 'Chromium' : 'text'),
    language: language!,
    needsBrowser: file.kind === 'html',
    make: async () => ({ bytes: producer ? new Uint8Array(whole) : await writtenBytes(file), truth: toTruth(contact.join(' '), lines) }),
  }
}

function toTruth(contact: string, lines: string[]): Truth {
  const [person, email, phone, links] = cells(contact)
  const of = (key: string) => lines.filter((line) => line.startsWith(`${key} `)).map((line) => cells(line.slice(2)))
  const item = ([what, where, start, end]: string[]) => [name(what!), name(where!), date(start!), date(end!)] as const
  const name = (text: string) => (text === '-' ? null : text)
  const date = (text: string) => (text === '-' ? null : text === 'now' ? 'present' : text)
  const truth = writtenTruth({
    name: person!,
    email: email!,
    phone: phone!,
    experience: of('J').map((job) => [...item(job)]),
    education: of('E').map((school) => [...item(school)]),
    sections: [],
    skills: of('S').flatMap(([list]) => list!.split(/, (?![^(]*\))/)),
  })
  const { jobs: voluntary } = writtenTruth({ ...NOTHING, experience: of('V').map((work) => [...item(work)]) })
  const certificates = of('C').map(([title]) => title!)
  const years = of('E').map(([, , start, end]) => ({ start: toYear(start!), end: end === 'now' ? ('present' as const) : toYear(end!) }))
  return {
    ...truth,
    links: links === '' ? [] : links!.split(' '),
    schools: truth.schools.map((school, index) => ({ ...school, ...years[index] })),
    ...(voluntary.length > 0 && { voluntary }),
    certificates,
    unmeasured: [...truth.unmeasured!.filter((field) => field !== 'certificates' || certificates.length === 0), 'sections'],
  }
}

const NOTHING = { name: '', email: '', phone: '', experience: [], education: [], sections: [], skills: [] }
const cells = (line: string) => line.split('|').map((cell) => cell.trim())

function toYear(text: string): Truth['schools'][number]['start'] {
  const [year, month] = text.split('-')
  return year ? { year: Number(year), month: month ? Number(month) : null } : null
}
