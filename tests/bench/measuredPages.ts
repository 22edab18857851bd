import { loadSite } from '#src/node/config/loadSite.ts'

/** The pages of the shipped site that have targets. */
const SHIPPED = ['/', '/products/recruitment-platform', '/pricing/recruitment-platform', '/glossary/recruitment-platform']

/**
 * The pages of a config folder that are measured when none is named: those with targets where it has all of them, else its home page and
 * those that are about the company and for contact.
 */
export function measuredPages(configDir: string): string[] {
  const pages = loadSite(configDir).site?.pages ?? []
  if (SHIPPED.every((path) => pages.some((page) => page.path === path))) return SHIPPED
  const of = (kind: string) =>
    pages.filter(({ meta, translates }) => meta.kind === kind && translates === undefined).map(({ path }) => path)
  return ['/', ...of('AboutPage').slice(0, 1), ...of('ContactPage').slice(0, 1)]
}
