import type { Page, Route } from 'playwright-core'

/** How a request ends: as usual, not found, cut off by the network, or never. */
export type Answer = 'answer' | 'missing' | 'reset' | 'hang'

/** Requests that match a pattern. */
export type Watched = {
  /** How the following ones end. */
  answer: Answer
  /** How many there were. */
  count: number
}

const ENDINGS: Record<Answer, (route: Route) => Promise<void>> = {
  answer: (route) => route.continue(),
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found.' }),
  reset: (route) => route.abort('connectionreset'),
  hang: async () => {},
}

/** Lets requests of a page end as said and counts them. `pattern` is a glob. */
export async function intercept(page: Page, pattern: string, answer: Answer): Promise<Watched> {
  const watched: Watched = { answer, count: 0 }
  await page.route(pattern, async (route) => {
    watched.count += 1
    await ENDINGS[watched.answer](route)
  })
  return watched
}

/** Where code of the built site is, by the name of its file: `chunk('Form')`. */
export function chunk(name: string): string {
  return `**/static/js/${name}-*.js`
}

/** Paths of the documents that a page has asked for since, the reloads among them. */
export function documentsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Paths of the scripts that a page has asked for since. */
export function scriptsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname)
  })
  return paths
}

/** Sends the documents of a path as a shell that nobody has prerendered: without content and without data of the page. */
export async function emptyShell(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(/<div id="root">[\s\S]*<\/body>/, '<div id="root"></div></body>')
      await route.fulfill({ response, body: html })
    },
  )
}
