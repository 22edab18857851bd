import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { serve } from '#src/node/serve/serve.ts'
import { type Visit, type VisitOptions, useBrowser } from '#tests/e2e/visit.ts'
import { type Answers, type Outside, standBetween } from './outside.ts'
import { type ConsentMode, servicesSite } from './servicesSite.ts'

type Served = { url: string; close(): Promise<void> }

/** A visit to a site with all services, with what it has asked of other hosts. */
export type ServicesVisit = Visit & { outside: Outside; site: string }

/**
 * Serves a site with all services to the tests of a file and opens its pages. Other hosts answer as `answers` says; a request to a host
 * that has no answer fails the test. `policy: 'bare'` opens the site from a server whose policy allows no other host.
 */
export function useServices(consent: ConsentMode): {
  open(path: string, options?: VisitOptions & { answers?: Answers; policy?: 'whole' | 'bare' }): Promise<ServicesVisit>
} {
  const { visit } = useBrowser()
  const opened: Outside[] = []
  const servers = new Map<'whole' | 'bare', Served>()

  beforeAll(async () => {
    const { dist, csp } = await servicesSite(consent)
    servers.set('whole', await serve({ dist, port: 0, redirects: [], csp }))
    servers.set('bare', await serve({ dist, port: 0, redirects: [], csp: {} }))
  }, 400_000)
  afterEach(() => {
    expect(opened.splice(0).flatMap(({ strays }) => strays)).toEqual([])
  })
  afterAll(async () => {
    await Promise.all([...servers.values()].map((server) => server.close()))
  })

  return {
    async open(path, { answers = {}, policy = 'whole', before, ...options } = {}) {
      const site = servers.get(policy)!.url
      let outside: Outside | undefined
      const visitor = await visit(path, {
        ...options,
        site,
        async before(page) {
          outside = await standBetween(page.context(), site, answers)
          opened.push(outside)
          await before?.(page)
        },
      })
      return { ...visitor, outside: outside!, site }
    },
  }
}
