import type { BrowserContext, Request, Route } from 'playwright-core'

/** A request to another host: its time, address and content. */
export type Sent = { method: string; url: string; body: string }

/** Answers requests to other hosts, by host. An answer that does nothing leaves the request pending. */
export type Answers = Record<string, (route: Route, request: Request) => unknown>

/** The requests of a visit to other hosts. `strays` are requests without an answer: they were aborted. */
export type Outside = { sent: Sent[]; strays: string[]; to(host: string): Sent[] }

/** Intercepts all requests of a browser context to hosts other than the site: no request reaches a network. */
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

/** Aborts a request, like an ad blocker. */
export const blocked = (route: Route) => route.abort('blockedbyclient')

/** Never answers. */
export const hanging = () => {}
