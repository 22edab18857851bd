import { findLinks } from '#packages/recruiting/analysis/contact/findLinks.ts'
import { extractJob } from '#packages/recruiting/analysis/job/extractJob.ts'
import type { Passage } from '#packages/recruiting/analysis/job/Job.ts'
import { isGround } from '#packages/recruiting/analysis/jobScanner/advertLaws.ts'
import { jobMarks } from '#packages/recruiting/analysis/jobScanner/jobMarks.ts'
import { sentences } from '#packages/recruiting/analysis/text/sentences.ts'
import { webAddress } from './webAddress.ts'

/** The parts of an advert that belong in a post, as worded there; empty if missing. `link` is the first web address. */
export type AdvertFacts = {
  title: string
  place: string
  pay: string
  hours: string
  requirements: string[]
  benefits: string[]
  apply: string
  link: string
}

/** A longer line is not a list item, nor a sentence that a post would quote. */
const LONGEST = 200

/** A post uses only the beginning of an advert. */
const MOST = { characters: 20_000, lines: 400 }

/** "No weekend shifts" does not offer weekend shifts. */
const DENIED = /\b(?:no|not|never|without)\b|n['’]t\b/i
const MODE = /^(?:(?:fully |100% )?remote|hybrid)$/i
const BOUND = /(?:up to|from|starting at|at least|around|about|approx\.|circa|max\.|min\.) $/i

/**
 * The facts of an advert, or of the beginning of a very long one. Lines with potentially exclusionary wording and pay without an amount are
 * skipped, because a post would spread them further.
 */
export function advertFacts(advert: string): AdvertFacts {
  const lines = advert
    .slice(0, MOST.characters)
    .split(/\r\n|\r|\n/)
    .slice(0, MOST.lines)
  const text = lines.join('\n')
  // Requirements are found by their heading or sentence; skills are not needed here.
  const job = extractJob(text, () => [])
  const avoided = jobMarks(lines, new Set()).filter(({ id }) => isGround(id))
  // Only the exclusionary sentence is skipped, because some adverts are a single line.
  const isAvoided = ({ text, line }: Passage) => {
    const from = lines[line]!.indexOf(text)
    return avoided.some((mark) => mark.line === line && (from < 0 || (mark.start < from + text.length && mark.end > from)))
  }
  const said = (passage: Passage | null) => (passage && !isAvoided(passage) ? passage.text.trim() : '')
  const whole = ({ text, line }: Passage) => ({ text: sentenceWith(text, lines[line]!), line })
  const points = (passages: readonly Passage[]) => [
    ...new Set(
      passages
        .map(whole)
        .filter((passage) => !isAvoided(passage))
        .map(({ text }) => asPoint(text))
        .filter((point) => point !== '' && point.length <= LONGEST),
    ),
  ]
  const isDenied = job.hours && DENIED.test(whole(job.hours).text)
  // The place includes “remote”: candidates who work from home do not search for a town.
  const mode = job.remote && MODE.test(job.remote.text) && !DENIED.test(whole(job.remote).text) ? said(job.remote) : ''
  return {
    title: said(job.title),
    place: [...new Set([said(job.location), mode])].filter(Boolean).join(', '),
    pay: job.salary?.hasAmount ? said(qualified(job.salary, lines[job.salary.line]!)) : '',
    hours: isDenied ? '' : said(job.hours),
    requirements: points(job.requirements),
    benefits: points(job.benefits),
    apply: points(job.nextSteps ? [job.nextSteps] : [])[0] ?? '',
    link: findLinks(text).map(webAddress).find(Boolean) ?? '',
  }
}

/** A sentence without its bullet. */
function asPoint(sentence: string): string {
  return sentence.replace(/^\s*(?:[•·▪●◦‣*»+–—-]|\d{1,2}[.)])\s+/u, '').trim()
}

/** The whole sentence that contains a passage: half a sentence is not a list item. */
function sentenceWith(words: string, line: string): string {
  return sentences(line).find(({ text }) => text.includes(words) || words.includes(text))?.text ?? line
}

/** An amount with the qualifier before it: "up to £15 an hour". */
function qualified({ text, line }: Passage, whole: string): Passage {
  const at = whole.indexOf(text)
  const bound = BOUND.exec(whole.slice(Math.max(0, at - 20), at))
  return { text: (bound?.[0] ?? '') + text, line }
}
