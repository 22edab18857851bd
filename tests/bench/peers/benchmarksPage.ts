import { cpus, totalmem } from 'node:os'
import { figure } from '#tests/bench/figures.ts'
import { BUILDS } from './buildFigures.ts'
import type { PageFigures } from './pageFigures.ts'
import type { BuildRow, PeersResult } from './peersResult.ts'
import { ratio } from './ratio.ts'
import { units } from './units.ts'

/** The columns of the table of pages. */
const columns: { title: string; key: keyof PageFigures; show(value: number): string }[] = [
  { title: 'HTML', key: 'html', show: units.kilobytes },
  { title: 'JavaScript', key: 'js', show: units.kilobytes },
  { title: 'CSS', key: 'css', show: units.kilobytes },
  { title: 'all bytes', key: 'all', show: units.kilobytes },
  { title: 'FCP', key: 'fcp', show: units.milliseconds },
  { title: 'LCP', key: 'lcp', show: units.milliseconds },
  { title: 'main thread', key: 'mainThread', show: units.milliseconds },
]

/** The report as a page of the documentation. */
export function benchmarksPage(result: PeersResult): string {
  const { builds, load } = result
  const cores = cpus().length
  return `${[
    '# Benchmarks',
    '',
    'The same pages, built in several ways from the same data on the same machine, in one run of',
    '`npm run bench -- peers --write`, which writes this page. Ratios come first; the absolute values in brackets depend on the machine.',
    '',
    '![The ratios as bars](benchmarks.svg)',
    '',
    `- ${new Date().toISOString().slice(0, 10)}, ${process.platform} ${process.arch}, ${cores} × ${cpus()[0]?.model ?? 'unknown'}, ${figure(totalmem() / 2 ** 30)} GB`,
    `- Load of the machine before the run: ${figure(load, 1)} on ${cores} cores. ${quiet(load, cores)}`,
    ...result.versions.map((version) => `- ${version}`),
    ...result.absent.map((reason) => `- Left out: ${reason}.`),
    '',
    '## A page in the browser',
    '',
    `Lighthouse for a phone (simulated slow 4G, processor four times slower), median of ${result.runs}; all pages are served the same way, with`,
    'brotli 9. Ratios are to the page of this project without its scripts. Bytes are those transferred until the page is idle, without any',
    'interaction; JavaScript and CSS include those in the document.',
    '',
    pageTable(result),
    ...[...builds].flatMap(([size, rows]) => ['', `## Builds of ${figure(size)} pages`, '', buildTable(rows)]),
    '',
    `${result.repeats === 1 ? 'Measured once' : `Medians of ${result.repeats}`}. Ratios are to this project. *Cold*: a clean build; *warm*: nothing has changed since the`,
    'last one; *one edit*: one sentence of one page has changed. *Processor* is the time of all cores together, which is more reliable than elapsed time',
    'if other programs run. Peak memory is that of a cold build, summed over its processes.',
    '',
    '## What is compared',
    '',
    'Every page has twelve sections from one JSON file, with the same header, footer, font and icons. The sources of the peers are in',
    '`tests/bench/peers`.',
    '',
    '- **this project** validates config (links, titles, references …), draws social cards, writes the data of each page for client-side',
    '  navigation, and compresses every file. No peer does any of this.',
    '- **Astro** renders a content collection without a schema to HTML with one style sheet and no scripts.',
    '- **Next.js** is a static export of the App Router with MUI components. Its menus render when they are opened, so they are not in the HTML.',
    '- **Hugo** renders JSON front matter with the HTML and the style sheet of the Astro pages.',
    '- **bare loop** reads and validates config like this project, then renders one finished document with React, without any component, as',
    '  often as there are pages. It bundles and compresses nothing.',
    '- **without scripts** is the page of this project with its scripts removed.',
    '',
    'The pages of the peers look similar, not identical: their style sheets and menus are simpler.',
  ].join('\n')}\n`
}

function quiet(load: number, cores: number): string {
  return load < cores / 4
    ? 'Nothing else significant ran at the same time.'
    : 'Other programs ran at the same time, so elapsed times are too long and uneven; compare processor time.'
}

function pageTable({ pages }: PeersResult): string {
  const base = pages[0]!.figures
  return markdownTable([
    ['', ...columns.map(({ title }) => title), 'TBT', 'CLS', 'score'],
    ...pages.map(({ name, figures }) => [
      name,
      ...columns.map(({ key, show }) => ratio(figures[key], base[key], show)),
      `${figures.tbt < base.tbt ? '−' : '+'}${figure(Math.abs(figures.tbt - base.tbt))} (${units.milliseconds(figures.tbt)})`,
      figure(figures.cls, 3),
      figure(figures.score),
    ]),
  ])
}

function buildTable(rows: readonly BuildRow[]): string {
  const base = rows[0]!.builds
  return markdownTable([
    ['', ...BUILDS, ...BUILDS.map((build) => `processor, ${build}`), 'peak memory'],
    ...rows.map(({ name, builds }) => [
      name,
      ...BUILDS.map((build) => ratio(builds[build]?.milliseconds ?? Number.NaN, base[build]!.milliseconds, units.seconds)),
      ...BUILDS.map((build) => ratio(builds[build]?.cpu ?? Number.NaN, base[build]!.cpu, units.seconds)),
      ratio(builds.cold!.peakBytes, base.cold!.peakBytes, units.megabytes),
    ]),
  ])
}

function markdownTable([head, ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head!), `|---|${'---:|'.repeat(head!.length - 1)}`, ...rows.map(line)].join('\n')
}
