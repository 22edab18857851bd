import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import JobScanner from '#packages/recruiting/sections/jobScanner/schema.ts'
import type { SiteSettings } from '#schemas/site.ts'
import Form from '#src/sections/form/schema.ts'
import Tabs from '#src/sections/tabs/schema.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { withBuildLock } from '#src/node/files/lock.ts'
import { fingerprint } from '#src/node/render/fingerprint.ts'
import { siteHosts } from '#src/node/render/siteHosts.ts'
import { builtSite } from '#tests/support/builtSite.ts'
import { photographOf } from '#tests/support/photographOf.ts'

/** The consent mode of analytics. */
export type ConsentMode = Extract<SiteSettings['analytics']['consent'], 'strict' | 'advanced'>

/** The settings of the site. */
export const SERVICES = {
  trackingId: 'G-EXAMPLE123',
  dsn: 'https://examplekey@o1.ingest.de.sentry.io/1',
  booking: 'https://calendly.com/brot-und-blume/tasting',
  orders: 'https://orders.brot-und-blume.example/api/user/orders',
  /** The service that analyses the pages of the tool on `/scan`. */
  analysis: 'https://orders.brot-und-blume.example/api/user/analysis',
} as const

/** The path below which the site with strict consent is served; the other one is at the root of its host. */
export const BASE = { strict: '/laden/brot', advanced: '' } as const satisfies Record<ConsentMode, string>

/** The text of the announcement above the header. */
export const ANNOUNCEMENT = 'The oven is cold from Monday to Wednesday.'

/** The names of the photographs on the page `/oven`. */
const PHOTOGRAPHS = ['peel', 'shelf', 'tray'] as const

/** The budget of the page `/oven`. */
export const OVEN_BUDGET = { path: '/oven', pictures: 2000, sections: 9 }

type Json = Record<string, unknown>

/** Sections whose headings, fields and panels request the same ids, also those of the frame. */
const ALIKE = ['Consent', 'Consent place', 'Contact name', 'Contact email', 'Contact sent', 'Mega panel visit', 'Menu fallback', 'Breads A']
const PLANS = {
  type: 'pricingPlans',
  currency: 'EUR',
  billing: { monthly: 'Monthly', yearly: 'Yearly', label: 'Ways of paying' },
  plans: [
    {
      name: 'Loaf a week',
      bestFor: 'One person',
      price: { monthly: 12, yearly: 10 },
      unit: 'a month',
      features: ['One loaf'],
      action: { label: 'Order', href: '/visit' },
    },
  ],
}
const example = (schema: { meta(): unknown }) => (schema.meta() as { examples: object[] }).examples[0]!
const tabs = { ...example(Tabs), title: 'How it works' }
const photo = (name: (typeof PHOTOGRAPHS)[number]) => ({ src: `/assets/${name}.jpg`, alt: `A loaf on a ${name}` })

/** Pages that the bakery does not have, by file. */
const PAGES: Record<string, Json> = {
  'pages/scan.json': {
    name: 'Scan',
    title: 'Scan an advert before you print it',
    description: 'Paste the advert of a job in the bakery and see which words of it put people off, and what it forgets to say to them.',
    sections: [{ ...example(JobScanner), backend: { service: 'user', path: '/analysis' } }],
  },
  'pages/oven.json': {
    name: 'The oven',
    title: 'The oven and what comes out of it',
    description: 'How we heat the oven, what goes into it first, and who stands before it at three in the morning, in a few photographs.',
    sections: [
      { type: 'hero', variant: 'split', title: 'The oven', lead: 'It is never cold.', picture: { kind: 'image', ...photo('peel') } },
      { type: 'gallery', title: 'Out of the oven', items: [photo('shelf'), photo('tray')] },
      { type: 'team', title: 'Before the oven', people: [{ name: 'Kim Sample', role: 'Baker', portrait: '/assets/tray.jpg' }] },
      {
        type: 'richText',
        title: 'How it is heated',
        body: 'With beech wood.\n\n![Logs of beech](/assets/shelf.jpg)\n\nAnd with patience.',
      },
    ],
  },
  'pages/alike.json': {
    name: 'Words that are alike',
    title: 'Words that are alike, on one page',
    description: 'Headings, fields and panels that are called alike, and like parts of the frame round them, to be told from one another.',
    sections: [
      { type: 'hero', variant: 'plain', title: 'Words that are alike', lead: 'And what is theirs.' },
      { type: 'tableOfContents' },
      PLANS,
      { type: 'richText', body: ALIKE.map((title) => `## ${title}\n\nWords.\n`).join('\n') },
      tabs,
      tabs,
      { ...example(Form), name: 'contact', title: 'Write to us' },
      { type: 'glossaryIndex', collection: 'breads', countLabel: '{count} breads' },
      PLANS,
    ],
  },
}

/** Files of the bakery in three languages that differ, each with its changes. */
const EDITS: Record<string, (content: never, consent: ConsentMode) => unknown> = {
  'site.json': (site: Json, consent) => ({
    ...site,
    url: `${site['url'] as string}${BASE[consent]}`,
    // The default consent mode is the strict one.
    analytics: { trackingId: SERVICES.trackingId, ...(consent === 'strict' ? {} : { consent }) },
    errorReports: { dsn: SERVICES.dsn },
    booking: { url: SERVICES.booking },
    sectionPackages: ['page-builder-recruiting'],
    budgets: [OVEN_BUDGET],
  }),
  'header.json': (header: { actions: Json[] }) => ({
    ...header,
    announcement: { text: ANNOUNCEMENT, link: { label: 'Why it rests', href: '/visit' } },
    actions: [...header.actions, { label: 'Book a tasting', href: SERVICES.booking, look: 'secondary', newTab: true, opens: 'booking' }],
  }),
  'theme.json': (theme: Json, consent) => ({ ...theme, scheme: consent === 'strict' ? 'choice' : 'light' }),
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
  'pages/visit.de.json': ({ translated, ...page }: { translated: Json; sections: Json[] }) => ({
    translated: Object.fromEntries(Object.entries(translated).filter(([place]) => !place.includes('.delivery.'))),
    ...page,
    sections: page.sections.map((section) => Object.fromEntries(Object.entries(section).filter(([name]) => name !== 'delivery'))),
  }),
}

/**
 * Builds the bakery with everything: three languages, all services, an announcement, a tool that uses a service (`/scan`), photographs
 * (`/oven`) and equal names (`/alike`), unless it is already built. Several test files share a site, since a build takes longer than most
 * of them. With `strict` consent it is below a path; with `advanced` consent
 * it has so many pages that their styles are files. Returns its folder, its config and the hosts of its
 * policy.
 */
export async function plentySite(consent: ConsentMode) {
  const home = resolve('.build/e2e/plenty', consent)
  const configDir = join(home, 'config')
  // Test files run in parallel; later ones find the site built.
  return withBuildLock(join(home, 'turn'), async () => {
    await renewConfig(configDir, consent)
    return { dist: await builtSite(configDir, home), home, configDir, csp: siteHosts(loadSite(configDir).site!) }
  })
}

/** Writes the config of the site unless the folder has it already: tests of other processes may be reading its files. */
async function renewConfig(configDir: string, consent: ConsentMode): Promise<void> {
  const next = `${configDir}.next`
  await writeConfig(next, consent)
  if (existsSync(configDir) && configHash(configDir) === configHash(next)) return rmSync(next, { recursive: true })
  rmSync(configDir, { recursive: true, force: true })
  renameSync(next, configDir)
}

function configHash(dir: string): string {
  return fingerprint(dir, null, '')
}

/** Writes the config of the site into a folder, replacing its content. */
export async function writeConfig(configDir: string, consent: ConsentMode): Promise<void> {
  rmSync(configDir, { recursive: true, force: true })
  mkdirSync(configDir, { recursive: true })
  for (const part of ['bakery', 'bakery-languages']) cpSync(resolve('tests/fixtures', part), configDir, { recursive: true })
  const read = (file: string) => JSON.parse(readFileSync(join(configDir, file), 'utf8')) as Json
  const write = (file: string, content: unknown) => writeFileSync(join(configDir, file), JSON.stringify(content, null, 2))
  const rules = read('pages/house-rules.json')
  for (const [file, edit] of Object.entries(EDITS)) write(file, edit(read(file) as never, consent))
  for (const [file, page] of Object.entries(PAGES)) write(file, { ...rules, ...page })
  for (const [seed, name] of PHOTOGRAPHS.entries())
    writeFileSync(join(configDir, `assets/${name}.jpg`), await (await photographOf(1000, 700, seed + 1)).jpeg().toBuffer())
  if (consent === 'strict') return
  for (let day = 1; day <= 150; day += 1)
    write(`pages/rules-${day}.json`, {
      ...rules,
      title: `House rules of day ${day}`,
      description: `Day ${day}: ${rules['description'] as string}`,
      noindex: true,
    })
}
