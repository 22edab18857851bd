/** Whether this run includes all similar cases, as `npm run test:release` does. */
export const isThorough = process.env.THOROUGH === 'yes'

/** The first `count` of similar cases, enough for each run of `npm test`; before a release all of them. */
export function sampled<Case>(alike: readonly Case[], count: number): readonly Case[] {
  return isThorough ? alike : alike.slice(0, count)
}
