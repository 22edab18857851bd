import type { JobCheckId } from '#schemas/tools/checkIds.ts'
import type { CheckResult } from '#src/tools/CheckResult.ts'
import type { Job } from '#src/tools/job/Job.ts'

/**
 * A place of the text to underline: line from 0, characters `start` up to, without, `end` within the line, and the check that it belongs
 * to.
 */
export type ScanMark = { id: JobCheckId; line: number; start: number; end: number; text: string }

/** The scan of a job description. `sentenceWords` are the words of each sentence in their order. */
export type JobScan = { checks: CheckResult[]; marks: ScanMark[]; job: Job; sentenceWords: number[]; words: number }
