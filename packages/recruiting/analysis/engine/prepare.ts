import type { ToolType } from '#packages/recruiting/schemas/ToolProps.ts'
import { skillFinder } from './skillFinder.ts'

/** Texts that fill the tables when read: a resume and an advert that use most of them. */
const RESUME =
  'Robin Example\nrobin@example.org\n\nExperience\nBaker, Example Ltd, Leeds\nJan 2020 - Present\n- Baked bread\n\nSkills\nBaking, SQL'
const ADVERT = 'Baker\n\nRequirements\n- 3 years of baking\n- A degree\n\nNice to have\n- Excel'
const LIMITS = { bytes: 10_000, pages: 1, characters: 10_000, milliseconds: 10_000 }
const MOMENT = { year: 2026, month: 1 }

/** The texts that each tool reads. */
const READS: { readonly [Tool in ToolType]: readonly ('resume' | 'advert' | 'wording')[] } = {
  resumeChecker: ['resume', 'advert'],
  profileOptimizer: ['advert'],
  resumeSync: ['resume', 'advert'],
  dataScout: ['resume'],
  jobScanner: ['advert', 'wording'],
  talentSelector: ['resume', 'advert'],
}

/**
 * Loads the code of a tool and builds its tables by reading sample texts, so that the first analysis is not delayed. Rejects if the code
 * cannot be loaded.
 */
export async function prepare(tool: ToolType): Promise<void> {
  const reads = new Set(READS[tool])
  if (reads.has('wording')) (await import('#packages/recruiting/analysis/jobScanner/jobMarks.ts')).jobMarks(ADVERT.split('\n'), new Set())
  const resume = reads.has('resume') ? await readResume() : undefined
  if (!reads.has('advert')) return
  const [{ extractJob }, find] = await Promise.all([import('#packages/recruiting/analysis/job/extractJob.ts'), skillFinder()])
  const job = extractJob(ADVERT, find)
  if (!resume) return
  const [{ readQualifications }, { compareResume }] = await Promise.all([
    import('#packages/recruiting/analysis/matching/readQualifications.ts'),
    import('#packages/recruiting/analysis/matching/compareResume.ts'),
  ])
  compareResume(readQualifications(resume.document, resume.resume, find, MOMENT), job, ADVERT, { must: 1, nice: 1, likeness: 1 })
}

async function readResume() {
  const [{ readPasted }, { extractResume }] = await Promise.all([
    import('#packages/recruiting/analysis/document/readPasted.ts'),
    import('#packages/recruiting/analysis/resume/extractResume.ts'),
  ])
  const read = readPasted(RESUME, LIMITS)
  return read.ok ? { document: read.document, resume: extractResume(read.document) } : undefined
}
