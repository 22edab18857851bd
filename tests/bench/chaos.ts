import { resolve } from 'node:path'
import { chaosPlaces } from '#tests/e2e/chaos/chaosPlaces.ts'
import { runChaos } from '#tests/e2e/chaos/runChaos.ts'
import { launchBrowser } from '#tests/support/browser/launch.ts'
import { HARBOUR } from '#tests/support/harbour.ts'
import { figure } from './figures.ts'
import { servedSite } from './servedSite.ts'

const ACTIONS = 300

/** Runs of 300 things that visitors do, over a network that fails, one for each seed from `seed` on; a broken promise fails the bench. */
export async function chaosBench({ repeats, seed }: { repeats: number; seed: number }): Promise<void> {
  const server = await servedSite(resolve(HARBOUR))
  const browser = await launchBrowser()
  let failures = 0
  try {
    for (let one = seed; one < seed + repeats; one += 1) {
      const { broken, actions, faults } = await runChaos({ browser, siteUrl: server.url, seed: one, actions: ACTIONS, places: chaosPlaces })
      console.log(`Chaos with seed ${one}: ${actions} actions, ${figure(faults)} requests that failed, ${broken.length} broken promises`)
      for (const what of broken) console.log(`  ${what}`)
      failures += broken.length
    }
  } finally {
    await browser.close()
    await server.close()
  }
  if (failures > 0) process.exitCode = 1
}
