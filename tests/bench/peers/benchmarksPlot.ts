import { figure } from '#tests/bench/figures.ts'
import { BUILDS } from './buildFigures.ts'
import type { PeersResult } from './peersResult.ts'
import { ratio } from './ratio.ts'
import { units } from './units.ts'

const WIDTH = 480
const LEFT = 116
/** Room for the figures behind the longest bar. */
const RIGHT = 134
const LINE = 21
const HEAD = 38
const GAP = 12

/** Bars under a title: how long each is, and what stands behind it. The first is the base. */
type Panel = { title: string; bars: { name: string; value: number; text: string }[] }

/** The ratios of the report as bars, an SVG that reads on light and dark ground. */
export function benchmarksPlot(result: PeersResult): string {
  let height = GAP
  const parts = panelsOf(result).flatMap((row) => {
    // Without /proc there is neither processor time nor memory.
    const panels = row.filter(({ bars }) => bars.length > 0)
    const top = height
    height += Math.max(0, ...panels.map(({ bars }) => HEAD + bars.length * LINE + GAP))
    return panels.map((panel, column) => `<g transform="translate(${column * WIDTH} ${top})">${draw(panel)}</g>`)
  })
  const width = 2 * WIDTH
  height += GAP
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">
<title id="title">Pages in the browser and builds: this project beside others</title>
<style>text { font: 13px system-ui, sans-serif; fill: #1b2733 } .title { font-weight: 700 } .bar { fill: #9db4c6 } .base { fill: #0b6b5b }</style>
<rect width="100%" height="100%" rx="12" fill="#fff"/>
${parts.join('\n')}
</svg>
`
}

/** The panels in rows of up to two. */
function panelsOf({ pages, builds }: PeersResult): Panel[][] {
  const panel = <Row extends { name: string }>(
    title: string,
    rows: readonly Row[],
    value: (row: Row) => number,
    show: (value: number) => string,
  ): Panel => ({
    title,
    bars: rows
      .filter((row) => !Number.isNaN(value(row)))
      .map((row) => ({ name: row.name, value: value(row), text: ratio(value(row), value(rows[0]!), show) })),
  })
  return [
    [
      panel('Largest contentful paint', pages, ({ figures }) => figures.lcp, units.milliseconds),
      panel('Main thread', pages, ({ figures }) => figures.mainThread, units.milliseconds),
    ],
    [
      panel('JavaScript on the wire', pages, ({ figures }) => figures.js, units.kilobytes),
      panel('All bytes on the wire', pages, ({ figures }) => figures.all, units.kilobytes),
    ],
    ...[...builds].flatMap(([size, rows]) => {
      const of = (what: string) => `${figure(size)} pages, ${what}`
      return [
        ...BUILDS.map((build) => [
          panel(of(build), rows, ({ builds }) => builds[build]?.milliseconds ?? Number.NaN, units.seconds),
          panel(of(`${build}: processor time`), rows, ({ builds }) => builds[build]?.cpu ?? Number.NaN, units.seconds),
        ]),
        [panel(of('cold: peak memory'), rows, ({ builds }) => builds.cold!.peakBytes, units.megabytes)],
      ]
    }),
  ]
}

function draw({ title, bars }: Panel): string {
  const longest = Math.max(...bars.map(({ value }) => value), Number.EPSILON)
  const lines = bars.map(({ name, value, text }, index) => {
    const y = HEAD + index * LINE
    const width = figure((value / longest) * (WIDTH - LEFT - RIGHT), 1)
    const look = name === 'this project' ? 'base' : 'bar'
    return [
      `<text x="${LEFT - 8}" y="${y + 12}" text-anchor="end">${name}</text>`,
      `<rect class="${look}" x="${LEFT}" y="${y}" width="${width}" height="${LINE - 7}" rx="3"/>`,
      `<text x="${LEFT + Number(width) + 8}" y="${y + 12}">${text}</text>`,
    ].join('')
  })
  return `<text class="title" x="20" y="24">${title}</text>\n${lines.join('\n')}`
}
