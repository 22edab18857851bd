import type { BrowserContext, Request, Route } from 'playwright-core'

/** A request to another host: when it was made, what it asked for and what it carried. */
export type Sent = { method: string; url: string; body: string }

/** Answers requests to other hosts, by host. An answer that does nothing leaves the request hanging. */
export type Answers = Record<string, (route: Route, request: Request) => unknown>

/** What a visit has asked of other hosts. `strays` are requests that nobody answers for: they were cut off. */
export type Outside = { sent: Sent[]; strays: string[]; to(host: string): Sent[] }

/** Stands between a browser context and all hosts but those of the site: nothing reaches a network. */
export async function standBetween(context: BrowserContext, site: string, answers: Answers): Promise<Outside> {
  const sent: Sent[] = []
  const strays: string[] = []
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== new URL(site).origin,
    async (route, request) => {
      const { host } = new URL(request.url())
      sent.push({ method: request.method(), url: request.url(), body: request.postData() ?? '' })
      const answer = answers[host]
      if (answer) return void (await answer(route, request))
      strays.push(`${request.method()} ${request.url()}`)
      await route.abort()
    },
  )
  return { sent, strays, to: (host) => sent.filter(({ url }) => new URL(url).host === host) }
}

/** Cuts a request off, as blockers do. */
export const blocked = (route: Route) => route.abort('blockedbyclient')

/** Never answers. */
export const hanging = () => {}

/** Answers with a status and an HTML page, as portals and proxies do. */
export const htmlAnswer = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'text/html',
    headers: { 'access-control-allow-origin': '*' },
    body: '<!doctype html><p>Please log in',
  })
