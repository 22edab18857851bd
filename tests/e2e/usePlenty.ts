import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { serve } from '#src/node/serve/serve.ts'
import { BASE, type ConsentMode, plentySite } from './plentySite.ts'
import { type Answers, type Outside, standBetween } from './services/outside.ts'
import { type Visit, type VisitOptions, useBrowser } from './visit.ts'

type Served = { url: string; close(): Promise<void> }

/** A visit to the site with everything, with its requests to other hosts. */
export type PlentyVisit = Visit & { outside: Outside; site: string }

/**
 * Options of such a visit: `answers` are the answers of other hosts, `refused` means that the visitor has refused consent before, and
 * `policy: 'bare'` that the policy of the server allows no other host.
 */
export type PlentyOptions = VisitOptions & { answers?: Answers; refused?: boolean; policy?: 'whole' | 'bare' }

/**
 * Serves the site with everything (`plentySite`) to the tests of a file and opens its pages. A request to a host without an answer fails
 * the test.
 */
export function usePlenty(consent: ConsentMode): {
  open(path: string, options?: PlentyOptions): Promise<PlentyVisit>
  /** The address of the site with its base path, once it is served. */
  url(): string
  /** The folder of the built site, and that of its config. */
  folders(): { dist: string; home: string; configDir: string }
} {
  const { visit } = useBrowser()
  const opened: Outside[] = []
  const sites: Awaited<ReturnType<typeof plentySite>>[] = []
  const servers = new Map<'whole' | 'bare', Served>()

  beforeAll(async () => {
    const site = await plentySite(consent)
    sites.push(site)
    servers.set('whole', await serve({ dist: site.dist, port: 0, redirects: [], csp: site.csp }))
    servers.set('bare', await serve({ dist: site.dist, port: 0, redirects: [], csp: {} }))
  }, 400_000)
  afterEach(() => {
    expect(opened.splice(0).flatMap(({ strays }) => strays)).toEqual([])
  })
  afterAll(() => Promise.all([...servers.values()].map((server) => server.close())))

  return {
    url: () => servers.get('whole')!.url + BASE[consent],
    folders: () => sites[0]!,
    async open(path, { answers = {}, refused, policy = 'whole', before, ...options } = {}) {
      const site = servers.get(policy)!.url + BASE[consent]
      let outside: Outside | undefined
      const visitor = await visit(path, {
        ...options,
        site,
        async before(page) {
          outside = await standBetween(page.context(), site, answers)
          opened.push(outside)
          if (refused) await refuse(page, BASE[consent])
          await before?.(page)
        },
      })
      return { ...visitor, outside: outside!, site }
    },
  }
}

/** Stores a refusal in the browser, so that no banner appears. */
function refuse(page: Page, base: string) {
  return page.addInitScript((key) => {
    const date = new Date().toISOString()
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ version: 1, answer: 'refused', signal: 'none', date }))
  }, `consent${base}`)
}
