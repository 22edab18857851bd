import type { Browser, BrowserContext, Page } from 'playwright-core'
import { backOnSite } from './backOnSite.ts'
import type { Places } from './chaosPlaces.ts'
import { faultyNetwork } from './faultyNetwork.ts'
import { type Random, randomFrom } from './randomFrom.ts'
import { promises } from './promises.ts'
import { type Visitor, visitorActions } from './visitorActions.ts'

/** The result of a run: the broken promises, each with the last actions, and the number of actions. */
export type ChaosResult = { broken: string[]; actions: number; faults: number }

type ChaosOptions = {
  browser: Browser
  siteUrl: string
  seed: number
  /** The number of actions; the run stops after a broken promise. */
  actions: number
  places: Places
}

/** The number of reported actions and failures. */
const TOLD = 12

/** Performs random visitor actions on a randomly failing network, and checks all promises after each action. */
export async function runChaos({ browser, siteUrl, seed, actions, places }: ChaosOptions): Promise<ChaosResult> {
  const random = randomFrom(seed)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: false })
  try {
    // A separate generator for requests, since their order varies independently of the actions.
    const network = await faultyNetwork(context, siteUrl, randomFrom(seed ^ 0x5eed))
    const visitor = await newVisitor(context, siteUrl, places, random)
    const log: string[] = []
    const broken = async (calm: boolean) =>
      (await promises(visitor, calm)).map(
        (what) => `seed ${seed}, action ${log.length}: ${what}\n  ${[...log.slice(-TOLD), ...network.happened.slice(-TOLD)].join('\n  ')}`,
      )
    for (let count = 0; count < actions; count += 1) {
      // Failures come in bursts.
      if (count % 10 === 0) network.likelihood = random.pick([0, 0.05, 0.3, 0.7])
      const [name, act] = random.pick(visitorActions)
      visitor.documents = 0
      const what = await act(visitor, random).catch((error: unknown) => `could not: ${String(error).split('\n', 1)[0]}`)
      await backOnSite(visitor)
      log.push(`${name} ${what ?? ''} at ${visitor.page.url().replace(siteUrl, '')}`)
      const now = await broken(false)
      if (now.length > 0) return { broken: now, actions: count + 1, faults: network.happened.length }
    }
    network.likelihood = 0
    await context.setOffline(false)
    return { broken: await broken(true), actions, faults: network.happened.length }
  } finally {
    await context.close()
  }
}

async function newVisitor(context: BrowserContext, siteUrl: string, places: Places, random: Random): Promise<Visitor> {
  const visitor: Visitor = {
    context,
    siteUrl,
    places,
    page: await context.newPage(),
    isOffline: false,
    errors: [],
    documents: 0,
    typed: new Map(),
    hasResult: false,
    watch(page: Page) {
      visitor.page = page
      page.setDefaultTimeout(5000)
      page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}))
      page.on('pageerror', (error) => visitor.errors.push(String(error)))
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) visitor.documents += 1
      })
    },
  }
  visitor.watch(visitor.page)
  await visitor.page.goto(siteUrl + random.pick(places.paths), { waitUntil: 'load' })
  return visitor
}
