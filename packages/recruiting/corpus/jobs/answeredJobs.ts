import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A careful reader's verdict on a resume for one requirement; `unclear` for requirements that resumes do not show. */
export type TrueState = 'covered' | 'partial' | 'missing' | 'unclear'

/** A job description with one resume, and each requirement in the words of the job description with its answer. */
export type AnsweredJob = { name: string; job: string; resume: string; truth: { state: TrueState; asked: string }[] }

const STATES: Record<string, TrueState> = { c: 'covered', p: 'partial', m: 'missing', j: 'unclear' }
/** The number of the first job description in each part. */
const FROM = {
  known: 1,
  last: 29,
  latest: 43,
  final: 55,
  further: 63,
  unread: 75,
  fresh: 85,
  kept: 98,
  blind: 113,
  newest: 126,
  closing: 136,
  sixteen: 141,
  sealed: 149,
  afterwards: 157,
  again: 163,
  once: 169,
  ordinary: 173,
  usual: 185,
  trailing: 197,
  abroad: 205,
  others1: 223,
  others2: 245,
  others3: 267,
  others4: 287,
  others5: 307,
  others6: 331,
  others7: 351,
  others8: 377,
  others9: 401,
  others10: 416,
  others11: 431,
  others12: 455,
  others13: 495,
  others14: 531,
}
const FOLDER = join(import.meta.dirname, 'answered')

/** Parts of the job descriptions. */
export const advertParts = [
  'known',
  'last',
  'latest',
  'final',
  'further',
  'unread',
  'fresh',
  'kept',
  'blind',
  'newest',
  'closing',
  'sixteen',
  'sealed',
  'afterwards',
  'again',
  'once',
  'ordinary',
  'usual',
  'trailing',
  'abroad',
  'others1',
  'others2',
  'others3',
  'others4',
  'others5',
  'others6',
  'others7',
  'others8',
  'others9',
  'others10',
  'others11',
  'others12',
  'others13',
  'others14',
] as const
/**
 * A part of the job descriptions: those that rules were developed on, those held back until the rules were done, and later ones, each
 * written before the rules were improved on the previous part (`fresh` and `kept` together, as well as `sixteen` and `sealed`; `blind`,
 * `newest` and `closing` after tables were introduced, `afterwards`, `again` and `once` each after they had grown; `ordinary`, `usual` and
 * `trailing` with resumes in their most common style, with more partial and missing answers; `abroad` the same in German, French and
 * Spanish; `others1` to `others14` by authors who did not know the rules).
 */
export type AdvertPart = (typeof advertParts)[number]

/** The job descriptions of a part, all of our own writing. */
export function answeredJobs(part: AdvertPart): AnsweredJob[] {
  const next = advertParts[advertParts.indexOf(part) + 1]
  const names = readdirSync(FOLDER).filter((name) => {
    const number = Number.parseInt(name, 10)
    return number >= FROM[part] && (next === undefined || number < FROM[next])
  })
  return names.sort().map((name) => {
    const [job = '', resume = '', truth = ''] = readFileSync(join(FOLDER, name), 'utf8').split(/\n===== (?:resume|truth)\n/)
    return {
      name,
      job,
      resume,
      truth: truth
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => ({ state: STATES[line[0]!]!, asked: line.slice(2) })),
    }
  })
}
