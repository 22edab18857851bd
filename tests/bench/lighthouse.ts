import { figure, median, table } from './figures.ts'
import { type LighthouseResult as Result, lighthouseResult } from './lighthouseResult.ts'
import { servedSite } from './servedSite.ts'

/** What Lighthouse is run on, and how often. */
export type LighthouseOptions = { configDir: string; paths: string[]; runs: number }

/** A column of the table: where Lighthouse has the figure, how it is shown and what it has to be. */
type Column = { title: string; value(result: Result): number; show(value: number): string; meets?(value: number): boolean }

const score = (category: string, least: number): Omit<Column, 'title'> => ({
  value: ({ categories }) => (categories[category]?.score ?? Number.NaN) * 100,
  show: (value) => figure(value),
  meets: (value) => value >= least,
})
const audit = (id: string, show: (value: number) => string): Omit<Column, 'title'> => ({
  value: ({ audits }) => audits[id]?.numericValue ?? Number.NaN,
  show,
})
const milliseconds = (value: number) => figure(value)

/** The table of figures; those with `meets` are targets. */
const columns: Column[] = [
  { title: 'perf', ...score('performance', 97) },
  { title: 'a11y', ...score('accessibility', 100) },
  { title: 'best', ...score('best-practices', 100) },
  { title: 'SEO', ...score('seo', 100) },
  { title: 'FCP ms', ...audit('first-contentful-paint', milliseconds) },
  { title: 'LCP ms', ...audit('largest-contentful-paint', milliseconds) },
  { title: 'TBT ms', ...audit('total-blocking-time', milliseconds) },
  { title: 'CLS', ...audit('cumulative-layout-shift', (value) => figure(value, 3)), meets: (value) => value === 0 },
  { title: 'KB', ...audit('total-byte-weight', (value) => figure(value / 1024, 1)) },
  { title: 'main thread ms', ...audit('mainthread-work-breakdown', milliseconds) },
]

/**
 * Runs Lighthouse as on a phone (its defaults: simulated slow 4G, processor four times slower) on pages of the built site and prints
 * medians; `!` marks missed targets, with the checks behind them below. Every run has a browser of its own, the pages take turns. The site
 * comes from this machine over HTTP/1.1, so times of the network are simulated and nothing leaves the machine.
 */
export async function lighthouse({ configDir, paths, runs }: LighthouseOptions): Promise<void> {
  const site = await servedSite(configDir)
  try {
    const results = new Map<string, Result[]>(paths.map((path) => [path, []]))
    for (let turn = 1; turn <= runs; turn += 1) {
      console.log(`  Lighthouse ${turn} of ${runs} …`)
      for (const [path, done] of results) done.push(await lighthouseResult(site.url + path))
    }
    console.log(`\n${report(results, runs)}`)
  } finally {
    await site.close()
  }
}

function report(results: Map<string, Result[]>, runs: number): string {
  const power = median([...results.values()].flat().map(({ environment }) => environment.benchmarkIndex))
  const missed: string[] = []
  const rows = [...results].map(([path, done]) => {
    const cells = columns.map(({ title, value, show, meets }) => {
      const middle = median(done.map(value))
      const met = !meets || meets(middle)
      if (!met) missed.push(`${path}: ${title} ${show(middle)}`)
      return met ? show(middle) : `${show(middle)}!`
    })
    return [path, ...cells]
  })
  return [
    `Lighthouse, mobile, median of ${runs}; speed of this machine by its index: ${figure(power)}`,
    table([['', ...columns.map(({ title }) => title)], ...rows]),
    missed.length === 0 ? 'All targets are met.' : `MISSED: ${missed.join('; ')}`,
    ...[...results].flatMap(([path, done]) =>
      [...new Set(done.flatMap((result) => [...faults(result), ...shifts(result)]))].map((fault) => `  ${path}: ${fault}`),
    ),
  ].join('\n')
}

/** What of accessibility, best practices and SEO did not pass, in Lighthouse’s words, with the first place. */
function faults({ categories, audits }: Result): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score, title, scoreDisplayMode, details } = audits[id]!
      if (weight === 0 || score === null || score === 1 || scoreDisplayMode === 'manual') return []
      return [`${category}: ${title} ${JSON.stringify(items(details)[0] ?? '').slice(0, 240)}`]
    }),
  )
}

/** Which elements moved while the page loaded. */
function shifts({ audits }: Result): string[] {
  return items(audits['layout-shifts']?.details).map((item) => {
    const { node, score } = item as { node?: { selector?: string }; score?: number }
    return `shift of ${figure(score ?? 0, 4)}: ${node?.selector ?? 'the page'}`
  })
}

function items(details: object | undefined): unknown[] {
  return details && 'items' in details && Array.isArray(details.items) ? details.items : []
}
