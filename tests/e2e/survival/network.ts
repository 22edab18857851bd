import type { Page, Route } from 'playwright-core'
import { deferred } from '#tests/support/deferred.ts'

/** The outcome of a request: normal, not found, aborted by the network, or pending forever. */
export type Answer = 'answer' | 'missing' | 'reset' | 'hang'

/** Requests that match a pattern. */
export type Watched = {
  /** Sets the outcome of the following ones. */
  answer: Answer
  /** The number of requests. */
  count: number
}

const ENDINGS: Record<Answer, (route: Route) => Promise<void>> = {
  answer: (route) => route.continue(),
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found.' }),
  reset: (route) => route.abort('connectionreset'),
  hang: async () => {},
}

/** Gives requests of a page the specified outcome and counts them. `pattern` is a glob. */
export async function intercept(page: Page, pattern: string, answer: Answer): Promise<Watched> {
  const watched: Watched = { answer, count: 0 }
  await page.route(pattern, async (route) => {
    watched.count += 1
    await ENDINGS[watched.answer](route)
  })
  return watched
}

/** Holds requests that match a pattern until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = deferred()
  await page.route(pattern, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** A pattern for a chunk of the built site, by file name: `chunk('Form')`. */
export function chunk(name: string): string {
  return `**/static/js/${name}-*.js`
}

/** The paths of the documents that a page requests from now on, including reloads. */
export function documentsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** The paths of the scripts that a page requests from now on. */
export function scriptsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Sends the documents of a path without prerendering: an empty shell without page data. */
export async function emptyShell(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      const [entry] = /<script type="module" async[^>]*><\/script>/.exec(text)!
      const html = text.replace(/<div id="root">[\s\S]*<\/body>/, `<div id="root"></div>${entry}</body>`)
      await route.fulfill({ response, body: html })
    },
  )
}
