import type { KeptSubmission, SubmissionState, Suspicion } from '#src/node/receive/journal/submission.ts'

/** Descriptions of the reasons for holding a message. */
const SIGNS: Record<Suspicion, string> = {
  trap: 'a hidden field was filled in',
  fast: 'the form was filled in too fast',
  many: 'the same visitor sent many messages',
  repeated: 'several visitors sent the same text',
  links: 'it contains many web addresses',
  advert: 'it reads like form spam',
  noProof: 'it was sent without JavaScript, so without a solved puzzle',
}

/** What to do about messages in a state. */
const ADVICE: Partial<Record<SubmissionState, string>> = {
  held: 'To deliver a held message: npm run receive -- release <id>',
  failed: 'To retry failed messages: npm run receive -- retry <id>, or retry --all',
}

/** Messages as a list for people, without any text from visitors. */
export function listText(messages: readonly KeptSubmission[]): string {
  if (messages.length === 0) return 'No matching messages.'
  const lines = messages.map(({ id, form, at, state, suspicion, deliveries }) => {
    const why =
      state === 'held'
        ? suspicion && SIGNS[suspicion]
        : Object.entries(deliveries)
            .filter((entry) => entry[1].state !== 'done' && state !== 'delivered')
            .map(
              ([recipient, { attempts, why }]) =>
                `${recipient}${attempts > 0 ? ` (tried ${attempts} ${attempts === 1 ? 'time' : 'times'}${why ? `: ${why}` : ''})` : ''}`,
            )
            .join('; ')
    return [id, new Date(at).toISOString().slice(0, 16).replace('T', ' '), state.padEnd(9), form, why].filter(Boolean).join('  ')
  })
  const states = new Set(messages.map(({ state }) => state))
  const advice = Object.entries(ADVICE).flatMap(([state, text]) => (states.has(state as SubmissionState) ? [text] : []))
  return [...lines, '', `${messages.length} ${messages.length === 1 ? 'message' : 'messages'}.`, ...advice].join('\n')
}
