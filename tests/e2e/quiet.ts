import type { Page, Request } from 'playwright-core'

type Requests = { begun: number; underWay: Set<Request> }

const watched = new WeakMap<Page, Requests>()

/** Counts the requests of a page from now on, for `quiet`. */
export function watchRequests(page: Page): void {
  const requests: Requests = { begun: 0, underWay: new Set() }
  watched.set(page, requests)
  page.on('request', (request) => {
    requests.begun += 1
    requests.underWay.add(request)
  })
  const end = (request: Request) => void requests.underWay.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/**
 * Resolves when a watched page has no pending request and, after an idle period, starts no other. Playwright’s `networkidle` may never
 * occur on a page that replaces another one.
 */
export async function quiet(page: Page): Promise<void> {
  const requests = watched.get(page)!
  for (let before = -1; before !== requests.begun || requests.underWay.size > 0;) {
    before = requests.begun
    await page.evaluate(async () => {
      for (let turn = 0; turn < 2; turn += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        await new Promise((resolve) => requestIdleCallback(resolve))
      }
    })
  }
}
