import type { ToolType } from '#packages/recruiting/schemas/ToolProps.ts'
import type { MatchPartId } from '#packages/recruiting/schemas/checkIds.ts'
import type { AtsLimits, JobLimits, LinkedinLimits } from '#packages/recruiting/schemas/thresholds.ts'
import type { CheckResult } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import type { Score } from '#packages/recruiting/analysis/checks/score.ts'
import type { ReadDocument } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import type { Job } from '#packages/recruiting/analysis/job/Job.ts'
import type { ScanMark } from '#packages/recruiting/analysis/jobScanner/JobScan.ts'
import type { LinkedinProfile } from '#packages/recruiting/analysis/profileOptimizer/LinkedinProfile.ts'
import type { Assessment } from '#packages/recruiting/analysis/talentSelector/Ranking.ts'
import type { YearMonth } from '#packages/recruiting/analysis/dates/DateRange.ts'
import type { ScoutRow } from '#packages/recruiting/analysis/dataScout/ScoutRow.ts'
import type { Answer, JobMatch } from '#packages/recruiting/analysis/matching/JobMatch.ts'
import type { Keyword } from '#packages/recruiting/analysis/resumeSync/keywords.ts'
import type { Proposal } from '#packages/recruiting/analysis/resumeSync/proposal.ts'
import type { KeptDocument } from './KeptDocument.ts'
import type { ReportProgress } from './messages.ts'
import { skillFinder } from './skillFinder.ts'

/** The weights of checks, by id. */
export type Weights = Record<string, number>

/**
 * The analyses by tool: input and output, both plain data that can be sent to a worker or a service. `Document` is the type of documents in
 * the input: references as on the page, or complete documents.
 */
export type Analyses<Document = KeptDocument> = {
  /**
   * Checks a resume, for a title and against a job description unless they are empty. `now` is the time of the request, in milliseconds
   * since 1970. `skills` are the skills in the resume, `missingSkills` those that the job asks for and the resume lacks.
   */
  resumeChecker: {
    input: { document: Document; targetTitle: string; job: string; limits: AtsLimits; weights: Weights; now: number }
    output: { checks: CheckResult[]; score: Score; skills: string[]; missingSkills: string[] }
  }
  /** Checks the fields of a profile. */
  profileOptimizer: {
    input: { profile: LinkedinProfile; role: string; job: string; limits: LinkedinLimits; weights: Weights }
    output: { checks: CheckResult[]; score: Score }
  }
  /**
   * Compares a resume with a job description. `moved` maps skills to `must` or `nice`, overriding the text; `prompt` is the wording for a
   * missing skill, with {skill}. `title` is the job title, empty if none was found.
   */
  resumeSync: {
    input: {
      document: Document
      job: string
      moved: Record<string, 'must' | 'nice'>
      weights: Record<MatchPartId, number>
      prompt: string
      now: number
    }
    output: { title: string; match: JobMatch; proposal: Proposal; keywords: Keyword[] }
  }
  /** Reads each resume into a table row with the given id. */
  dataScout: { input: { documents: { id: string; document: Document }[] }; output: ScoutRow[] }
  /** Scans a job description; words in `ignored` are not marked. */
  jobScanner: {
    input: { text: string; limits: JobLimits; weights: Weights; ignored: string[] }
    output: { checks: CheckResult[]; marks: ScanMark[]; score: Score }
  }
  /** Reads a batch of resumes for one job description; the results are in the same order. */
  talentSelector: { input: { documents: { id: string; document: Document }[]; job: string; now: number }; output: Assessment[] }
}

/** The input of a tool’s analysis. */
export type AnalysisInput<Tool extends ToolType, Document = KeptDocument> = Analyses<Document>[Tool]['input']
/** The output of a tool’s analysis. */
export type AnalysisOutput<Tool extends ToolType> = Analyses[Tool]['output']

/** The analysis of each tool. Each loads its code on first use. A tool without an analysis does not compile. */
export const operations: {
  [Tool in ToolType]: (input: AnalysisInput<Tool, ReadDocument>, report: ReportProgress) => Promise<AnalysisOutput<Tool>>
} = {
  async resumeChecker({ document, targetTitle, job, limits, weights, now }) {
    const [{ extractResume }, { plainAdvert }, { isListed }, { checkResume }, { score }, find] = await Promise.all([
      import('#packages/recruiting/analysis/resume/extractResume.ts'),
      import('#packages/recruiting/analysis/job/plainAdvert.ts'),
      import('#packages/recruiting/analysis/job/isListed.ts'),
      import('#packages/recruiting/analysis/resumeChecker/checkResume.ts'),
      import('#packages/recruiting/analysis/checks/score.ts'),
      skillFinder(),
    ])
    const { checks, skills, match } = checkResume({
      document,
      resume: extractResume(document),
      find,
      limits,
      moment: monthOf(now),
      targetTitle,
      job: plainAdvert(job),
    })
    const missing = [...(match?.must ?? []), ...(match?.nice ?? [])].filter(
      ({ state, requirement }) => state === 'missing' && isListed(requirement),
    )
    return { checks, score: score(checks, weights), skills, missingSkills: missing.map(({ requirement }) => requirement.skill) }
  },
  async jobScanner({ text, limits, weights, ignored }) {
    const [{ scanJob }, { isGround }, { score }, find] = await Promise.all([
      import('#packages/recruiting/analysis/jobScanner/scanJob.ts'),
      import('#packages/recruiting/analysis/jobScanner/advertLaws.ts'),
      import('#packages/recruiting/analysis/checks/score.ts'),
      skillFinder(),
    ])
    const { checks, marks } = scanJob(text, { find, limits, ignored })
    return { checks, marks, score: score(checks, weights, isGround) }
  },
  async profileOptimizer({ profile, role, job, limits, weights }) {
    const [{ checkProfile }, { score }, find] = await Promise.all([
      import('#packages/recruiting/analysis/profileOptimizer/checkProfile.ts'),
      import('#packages/recruiting/analysis/checks/score.ts'),
      skillFinder(),
    ])
    const { checks } = checkProfile(profile, { find, limits, role, job })
    return { checks, score: score(checks, weights) }
  },
  async resumeSync({ document, job: given, moved, weights, prompt, now }) {
    const [{ extractResume }, { extractJob }, { plainAdvert }, { readQualifications }, { compareResume }, made, { keywords }, shown, find] =
      await Promise.all([
        import('#packages/recruiting/analysis/resume/extractResume.ts'),
        import('#packages/recruiting/analysis/job/extractJob.ts'),
        import('#packages/recruiting/analysis/job/plainAdvert.ts'),
        import('#packages/recruiting/analysis/matching/readQualifications.ts'),
        import('#packages/recruiting/analysis/matching/compareResume.ts'),
        import('#packages/recruiting/analysis/resumeSync/proposal.ts'),
        import('#packages/recruiting/analysis/resumeSync/keywords.ts'),
        import('#packages/recruiting/analysis/document/shownLine.ts'),
        skillFinder(),
      ])
    const resume = extractResume(document)
    const job = plainAdvert(given)
    const read = extractJob(job, find)
    const asked = movedRequirements(read, moved)
    const match = compareResume(readQualifications(document, resume, find, monthOf(now)), asked, job, weights)
    const lineOf = lineShown(shown, document)
    return {
      title: read.title?.text ?? '',
      match: asShown(match, lineOf),
      proposal: made.proposal(resume, match, find, prompt),
      keywords: keywords(document, resume, job, find).map((keyword) => ({
        ...keyword,
        places: keyword.places.map((place) => ({ ...place, line: lineOf(place.line) })),
      })),
    }
  },
  async dataScout({ documents }, report) {
    const [{ extractResume }, { readRow }] = await Promise.all([
      import('#packages/recruiting/analysis/resume/extractResume.ts'),
      import('#packages/recruiting/analysis/dataScout/readRow.ts'),
    ])
    return documents.map(({ id, document }, index) => {
      report({ done: index, total: documents.length, what: '' })
      return readRow(id, document, extractResume(document))
    })
  },
  async talentSelector({ documents, job, now }, report) {
    const [{ extractResume }, { extractJob }, { plainAdvert }, { assessResumes }, { personalTerms }, shown, find] = await Promise.all([
      import('#packages/recruiting/analysis/resume/extractResume.ts'),
      import('#packages/recruiting/analysis/job/extractJob.ts'),
      import('#packages/recruiting/analysis/job/plainAdvert.ts'),
      import('#packages/recruiting/analysis/talentSelector/assessResumes.ts'),
      import('#packages/recruiting/analysis/talentSelector/personalTerms.ts'),
      import('#packages/recruiting/analysis/document/shownLine.ts'),
      skillFinder(),
    ])
    const batch = documents.map(({ id, document }, index) => {
      report({ done: index, total: documents.length, what: '' })
      return { id, document, resume: extractResume(document) }
    })
    const assessments = assessResumes(batch, extractJob(plainAdvert(job), find), find, monthOf(now))
    return assessments.map((assessment, at) => {
      const { document, resume } = batch[at]!
      return { ...asShown(assessment, lineShown(shown, document)), person: personalTerms(assessment.name, resume) }
    })
  },
}

/** Maps a line of a document to the line that the visitor sees. */
const lineShown =
  ({ shownLine }: typeof import('#packages/recruiting/analysis/document/shownLine.ts'), document: ReadDocument) =>
  (line: number): number =>
    shownLine(document, line) ?? line

/** Answers whose evidence refers to the lines that the visitor sees. */
function asShown<Answered extends { must: Answer[]; nice: Answer[] }>(answered: Answered, lineOf: (line: number) => number): Answered {
  const shown = (answer: Answer): Answer =>
    answer.evidence ? { ...answer, evidence: { ...answer.evidence, line: lineOf(answer.evidence.line) } } : answer
  return { ...answered, must: answered.must.map(shown), nice: answered.nice.map(shown) }
}

/** The month of a timestamp, in UTC. */
function monthOf(now: number): YearMonth {
  const date = new Date(now)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
}

function movedRequirements(job: Job, moved: Record<string, 'must' | 'nice'>): Job {
  const all = [
    ...job.must.map((requirement) => ({ requirement, list: 'must' })),
    ...job.nice.map((requirement) => ({ requirement, list: 'nice' })),
  ]
  const inList = (wanted: string) =>
    all
      .filter(({ requirement, list }) => (Object.hasOwn(moved, requirement.skill) ? moved[requirement.skill] : list) === wanted)
      .map(({ requirement }) => requirement)
  return { ...job, must: inList('must'), nice: inList('nice') }
}
