import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SiteSettings } from '#schemas/site.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { withBuildLock } from '#src/node/files/lock.ts'
import { siteHosts } from '#src/node/render/siteHosts.ts'
import { builtSite } from '#tests/support/builtSite.ts'

/** What the site of these tests is switched on with. */
export const SERVICES = {
  trackingId: 'G-EXAMPLE123',
  dsn: 'https://examplekey@o1.ingest.de.sentry.io/1',
  booking: 'https://calendly.com/brot-und-blume/tasting',
  orders: 'https://orders.brot-und-blume.example/api/user/orders',
} as const

const BAKERY = 'tests/fixtures/bakery'

/** How visitors are asked before they are counted. */
export type ConsentMode = SiteSettings['analytics']['consent']

type Json = Record<string, unknown>
/** The bakery’s files that differ, each with what is done to it. */
const edits: Record<string, (content: never, consent: string) => unknown> = {
  'site.json': (site: Json, consent) => ({
    ...site,
    // Who says nothing about consent has the strict one.
    analytics: { trackingId: SERVICES.trackingId, ...(consent === 'strict' ? {} : { consent }) },
    errorReports: { dsn: SERVICES.dsn },
    booking: { url: SERVICES.booking },
  }),
  'header.json': (header: { actions: Json[] }) => ({
    ...header,
    actions: [{ label: 'Book a tasting', href: SERVICES.booking, look: 'secondary', newTab: true, opens: 'booking' }, ...header.actions],
  }),
  'footer.json': (footer: { columns: Json[] }) => ({
    ...footer,
    action: { label: 'Get Started', href: '/visit' },
    columns: [
      { key: 'products', title: 'Products', items: [{ label: 'Spelt crown', location: '/breads/spelt-crown' }] },
      ...footer.columns,
    ],
  }),
  'pages/visit.json': (page: { sections: { type: string; fields?: Json[] }[] }) => ({
    ...page,
    sections: page.sections.map((section) =>
      section.type === 'form'
        ? {
            ...section,
            fields: [...section.fields!, { kind: 'long', name: 'wishes', label: 'Wishes', maxLength: 400 }],
            delivery: { kind: 'endpoint', service: 'user', path: '/orders' },
          }
        : section,
    ),
  }),
}

/** Builds the bakery with all services for a mode of consent, unless that was done before. Gives its folder and the hosts of its policy. */
export async function servicesSite(consent: ConsentMode) {
  const home = resolve('.build/e2e/services', consent)
  const configDir = join(home, 'config')
  // Test files run side by side; the second one finds the site built.
  return withBuildLock(join(home, 'turn'), async () => {
    writeConfig(configDir, consent)
    return { dist: await builtSite(configDir, home), csp: siteHosts(loadSite(configDir).site!) }
  })
}

function writeConfig(configDir: string, consent: string) {
  rmSync(configDir, { recursive: true, force: true })
  cpSync(resolve(BAKERY), configDir, { recursive: true })
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(configDir, file)
    writeFileSync(path, JSON.stringify(edit(JSON.parse(readFileSync(path, 'utf8')) as never, consent), null, 2))
  }
}
