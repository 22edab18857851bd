import { AtsLimits, JobLimits, LinkedinLimits } from '#packages/recruiting/schemas/thresholds.ts'
import type { ReadDocument } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { readPasted } from '#packages/recruiting/analysis/document/readPasted.ts'
import { operations } from '#packages/recruiting/analysis/engine/operations.ts'
import { advertFacts } from '#packages/recruiting/analysis/jobPosts/advertFacts.ts'
import { checkPost } from '#packages/recruiting/analysis/jobPosts/checkPost.ts'
import { draftPost } from '#packages/recruiting/analysis/jobPosts/draftPost.ts'

/** A tool that read one hostile text twice: processor time in milliseconds for the short and the long one. */
export type HostileRow = { tool: string; text: string; short: number; long: number }

/** The repeated part of hostile texts. */
const REPEATED = [
  ['1', ' ', '\t', '.', '@', '(', ')', '[', 'a', 'A', '-', '#', '_', '/', "'", '\n', '\r\n', '!', '*'],
  ['word ', 'Aa ', ', ', '+0', '1,000 ', '$1 ', ': ', ' | ', '0-', '# ', '**a ', '+1 ', '[ ', '-the A', 'or a '],
  ['a@b.', 'a.', 'http://a.b/', '-@-.a', 'in Ao', ' degree', 'no x ', 'Jan 2020 ', '2020 - ', '1 years ', 'O-'],
  ['SQL, ', 'C ', 'must have, ', 'You need SQL. ', 'you need sql\n', 'Skills\n', 'Skills: ', '- a\n', 'a\n', 'young, '],
  ['é', '👩‍🍳', 'שלום ', '\u0301', '<svg', '</script>', '\0', '\u200b'],
].flat()

const LIMITS = { bytes: 1e9, pages: 10, characters: 1e6, milliseconds: 1e9 }
const NOW = Date.UTC(2025, 0, 15)
const RESUME = 'Robin Example\nrobin@mail.example\n\nExperience\nBaker, Corner Bakery\nJan 2020 - Present\n\nSkills\nSQL'
const WEIGHTS = { must: 2, nice: 1, likeness: 1 }
const POST_WORDS = { opening: '{title}', place: 'P', pay: 'P', hours: 'H', requirements: 'R', benefits: 'B', apply: 'A', tags: [] }
const silent = () => {}

/** Every analysis, with a hostile text as each of its inputs. */
const analyses: Record<string, (text: string) => Promise<unknown>> = {
  'resumeChecker (resume)': (text) => checked(asDocument(`Robin Example\n${text}`), ''),
  'resumeChecker (job)': (text) => checked(asDocument(RESUME), text),
  jobScanner: (text) => operations.jobScanner({ text, limits: JobLimits.parse({}), weights: {}, ignored: [] }, silent),
  profileOptimizer: (text) =>
    operations.profileOptimizer(
      {
        profile: { headline: text, about: text, positions: [{ title: text, description: text }], skills: [text], contact: text },
        role: 'Baker',
        job: 'Needs SQL',
        limits: LinkedinLimits.parse({}),
        weights: {},
      },
      silent,
    ),
  'jobScanner (posts)': (text) => Promise.resolve([draftPost(advertFacts(text), 'linkedin', POST_WORDS, ''), checkPost(text, 'instagram')]),
  'resumeSync (resume)': (text) => synced(asDocument(`Robin Example\n${text}`), 'Requirements\n- SQL'),
  'resumeSync (job)': (text) => synced(asDocument(RESUME), text),
  dataScout: (text) => operations.dataScout({ documents: [{ id: 'one', document: asDocument(text) }] }, silent),
  talentSelector: (text) =>
    operations.talentSelector({ documents: [{ id: 'one', document: asDocument(text) }], job: text, now: NOW }, silent),
}

/** Runs every analysis with each hostile text twice, `short` and `long` characters long. */
export async function hostileAnalyses(short: number, long: number): Promise<HostileRow[]> {
  const rows: HostileRow[] = []
  for (const [tool, analyse] of Object.entries(analyses)) {
    await analyse(RESUME)
    for (const piece of REPEATED) {
      const time = async (length: number) => {
        const text = piece.repeat(Math.ceil(length / piece.length))
        const before = process.cpuUsage()
        await analyse(text)
        const { user, system } = process.cpuUsage(before)
        return (user + system) / 1000
      }
      const shorts = [await time(short), await time(short), await time(short)]
      rows.push({ tool, text: JSON.stringify(piece), short: Math.min(...shorts), long: await time(long) })
    }
  }
  return rows
}

/** The resume read from a text; an empty resume if a reader refuses the text. */
function asDocument(text: string): ReadDocument {
  const read = readPasted(text, LIMITS)
  return read.ok ? read.document : asDocument('Nobody')
}

const checked = (document: ReadDocument, job: string) =>
  operations.resumeChecker({ document, targetTitle: 'Baker', job, limits: AtsLimits.parse({}), weights: { email: 1 }, now: NOW }, silent)

const synced = (document: ReadDocument, job: string) =>
  operations.resumeSync({ document, job, moved: {}, weights: WEIGHTS, prompt: 'Do you know {skill}?', now: NOW }, silent)
