import { test } from 'vitest'

/** Whether this run tries everything that is alike, as `npm run test:release` does. */
export const isThorough = process.env.THOROUGH === 'yes'

/** The first `count` of cases that are alike, enough for each run of `npm test`; before a release all of them. */
export function sampled<Case>(alike: readonly Case[], count: number): readonly Case[] {
  return isThorough ? alike : alike.slice(0, count)
}

/** A test that runs before a release alone, as each run of `npm test` has another one that shows the same, or nearly so. */
export const beforeRelease = test.runIf(isThorough)
