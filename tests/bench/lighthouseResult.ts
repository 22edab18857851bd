import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { debuggedBrowser } from './debuggedBrowser.ts'
import { installedPackages } from './installedPackages.ts'

/** Of what Lighthouse says of a page, that which the bench reads. */
export type LighthouseResult = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<
    string,
    { numericValue?: number; score: number | null; scoreDisplayMode: string; title: string; details?: { items?: unknown } }
  >
  environment: { benchmarkIndex: number }
  runtimeError?: { message: string }
}

type Flags = { port: number; logLevel: 'error'; output: 'json'; onlyCategories?: string[] }
type RunLighthouse = (url: string, flags: Flags) => Promise<{ lhr: LighthouseResult } | undefined>

/**
 * Runs Lighthouse once, as on a phone (its defaults), with a browser of its own, for all categories or those that are named. It is
 * installed when it is first asked for: with its packages it is a third of what `npm ci` would have to bring to everybody. Fails with
 * Lighthouse’s message when it cannot measure the page.
 */
export async function lighthouseResult(url: string, onlyCategories?: string[]): Promise<LighthouseResult> {
  const run = await installed()
  const browser = await debuggedBrowser()
  try {
    const outcome = await run(url, { port: browser.port, logLevel: 'error', output: 'json', ...(onlyCategories && { onlyCategories }) })
    const error = outcome?.lhr.runtimeError
    if (!outcome || error) throw new Error(`Lighthouse could not measure ${url}: ${error?.message ?? 'no result'}`)
    return outcome.lhr
  } finally {
    await browser.close()
  }
}

async function installed(): Promise<RunLighthouse> {
  const folder = resolve('.build/bench/lighthouse')
  const done = installedPackages('./lighthouse', folder)
  if ('why' in done) throw new Error(`Lighthouse cannot be run, as ${done.why}`)
  const entry = pathToFileURL(resolve(folder, 'node_modules/lighthouse/core/index.js')).href
  return ((await import(entry)) as { default: RunLighthouse }).default
}
