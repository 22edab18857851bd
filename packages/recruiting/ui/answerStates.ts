import type { Finding } from '#packages/recruiting/results/records.ts'
import type { AnswerState } from '#packages/recruiting/analysis/matching/JobMatch.ts'

/** The state of a requirement’s answer as the state of a finding. */
export const answerStates: Record<AnswerState, Finding['state']> = {
  covered: 'good',
  partial: 'improve',
  missing: 'missing',
  unclear: 'note',
}
