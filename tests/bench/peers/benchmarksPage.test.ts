import { describe, expect, it } from 'vitest'
import { benchmarksPage } from './benchmarksPage.ts'
import { benchmarksPlot } from './benchmarksPlot.ts'
import type { PeersResult } from './peersResult.ts'

const figures = { score: 100, fcp: 800, lcp: 1000, tbt: 10, cls: 0, mainThread: 400, html: 20_000, js: 0, css: 5000, all: 60_000 }
const took = (milliseconds: number) => ({ milliseconds, cpu: milliseconds * 2, peakBytes: milliseconds * 1000 })
const result: PeersResult = {
  versions: ['this project: React 19'],
  absent: ['Hugo: it is not installed'],
  load: 9,
  runs: 3,
  repeats: 1,
  pages: [
    { name: 'without scripts', figures },
    { name: 'this project', figures: { ...figures, lcp: 1060, js: 70_000, tbt: 40 } },
  ],
  builds: new Map([
    [
      1000,
      [
        { name: 'this project', builds: { cold: took(4000), warm: took(2000), 'one edit': took(1000) } },
        { name: 'bare loop', builds: { cold: took(1000) } },
      ],
    ],
  ]),
}

describe('the page of benchmarks', () => {
  const page = benchmarksPage(result)

  it('gives ratios first, and the figures behind them', () => {
    expect(page).toContain('| this project | 1.00 × (20.0 KB) | 70.0 KB |')
    expect(page).toContain('1.06 × (1,060 ms)')
    expect(page).toContain('+30 (40 ms)')
    expect(page).toContain('| bare loop | 0.25 × (1.0 s) | – | – | 0.25 × (2.0 s) | – | – | 0.25 × (1 MB) |')
  })

  it('says what is left out, and that the machine was busy', () => {
    expect(page).toContain('- Left out: Hugo: it is not installed.')
    expect(page).toContain('Load of the machine before the run: 9.0')
  })

  it('has a plot with a bar for every figure', () => {
    const plot = benchmarksPlot(result)
    expect(plot.match(/<rect class="(?:bar|base)"/g)).toHaveLength(4 * 2 + 2 * (2 + 1 + 1) + 2)
    expect(plot).toContain('>1,000 pages, one edit: processor time<')
    expect(plot).not.toContain('NaN')
  })
})
