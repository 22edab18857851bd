import type { KeptSubmission, SubmissionState, Suspicion } from '#src/node/receive/journal/submission.ts'

/** Signs of spam in words. */
const SIGNS: Record<Suspicion, string> = {
  trap: 'a field was filled in that people do not see',
  fast: 'it was filled in faster than people do',
  many: 'many came from the same visitor',
  repeated: 'the same words came from several visitors',
  links: 'many web addresses are in it',
  advert: 'it reads like spam that is sent to every form',
  noProof: 'it was sent without JavaScript, so no puzzle was solved',
}

/** What to do about messages in a state. */
const ADVICE: Partial<Record<SubmissionState, string>> = {
  held: 'Held messages are delivered after: npm run receive -- release <id>',
  failed: 'Failed ones are tried again after: npm run receive -- retry <id>, or retry --all',
}

/** Messages as a list for people, with nothing in it that a visitor wrote. */
export function listText(messages: readonly KeptSubmission[]): string {
  if (messages.length === 0) return 'There are no such messages.'
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
