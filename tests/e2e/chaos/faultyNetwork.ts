import type { BrowserContext, Route } from 'playwright-core'
import type { Random } from './randomFrom.ts'

const HTML = '<!doctype html><title>Sign in to this network</title><p>Welcome to the network of the hotel.</p>'

/** The ways in which a request can fail. */
const FAULTS = {
  cut: (route: Route) => route.abort('connectionreset'),
  unreachable: (route: Route) => route.abort('internetdisconnected'),
  broken: (route: Route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'Internal server error' }),
  missing: (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found.' }),
  html: (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: HTML }),
  truncated: async (route: Route) => {
    const response = await route.fetch()
    const body = await response.body()
    await route.fulfill({ response, body: body.subarray(0, Math.floor(body.length / 2)) })
  },
  late: async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  },
}
/** The same for documents: without a document, none of our code could keep a promise. */
const OF_DOCUMENTS = ['late'] as const

/** The network between visitor and site. */
export type FaultyNetwork = {
  /** The probability that a request fails, from 0 to 1. */
  likelihood: number
  /** The failures so far, such as `html /static/js/start.js`. */
  happened: string[]
}

/** Adds a faulty network to all requests of a context. Other hosts never respond. */
export async function faultyNetwork(context: BrowserContext, siteUrl: string, random: Random): Promise<FaultyNetwork> {
  const network: FaultyNetwork = { likelihood: 0, happened: [] }
  await context.route('**/*', async (route) => {
    const request = route.request()
    if (!request.url().startsWith(siteUrl)) return route.abort()
    const kinds = request.isNavigationRequest() ? OF_DOCUMENTS : (Object.keys(FAULTS) as (keyof typeof FAULTS)[])
    const kind = random.happens(network.likelihood) ? random.pick(kinds) : undefined
    if (kind) network.happened.push(`${kind} ${new URL(request.url()).pathname}`)
    // A page that the visitor has left makes no requests.
    await (kind ? FAULTS[kind](route) : route.continue()).catch(() => {})
  })
  return network
}
