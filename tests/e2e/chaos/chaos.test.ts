import { expect, inject, test } from 'vitest'
import { workersBrowser } from '#tests/e2e/workersBrowser.ts'
import { chaosPlaces } from './chaosPlaces.ts'
import { runChaos } from './runChaos.ts'

// For another seed or a longer run: npm run bench -- chaos.
const [seed, actions] = [11, 30]

test(`X03 ${actions} things that visitors do, over a network that fails, break no promise`, async () => {
  const { broken, faults } = await runChaos({
    browser: await workersBrowser(),
    siteUrl: inject('siteUrl'),
    seed,
    actions,
    places: chaosPlaces,
  })
  expect(broken).toEqual([])
  expect(faults).toBeGreaterThan(5)
})
