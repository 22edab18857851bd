import type { JobCheckId } from '#packages/recruiting/schemas/checkIds.ts'
import type { CheckResult } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import type { Job } from '#packages/recruiting/analysis/job/Job.ts'

/**
 * A passage to underline: its line from 0, its characters from `start` up to but not including `end`, and the check it belongs to.
 * `instead` is a suggested replacement, empty if the passage should be deleted, absent if the replacement depends on the job.
 */
export type ScanMark = { id: JobCheckId; line: number; start: number; end: number; text: string; instead?: string | undefined }

/** The scan of a job description. `sentenceWords` is the number of words of each sentence, in order. */
export type JobScan = { checks: CheckResult[]; marks: ScanMark[]; job: Job; sentenceWords: number[]; words: number }
