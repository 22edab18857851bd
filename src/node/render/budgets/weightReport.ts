import type { SectionType } from '#src/contract/sections.ts'
import type { BudgetFigure } from './budgetFigures.ts'
import { kilobytes } from './kilobytes.ts'
import { REPORT_STYLE } from './reportStyle.ts'
import type { Measure, PageWeight, Weight } from './Weight.ts'

/** The data of the report. */
export type ReportParts = {
  name: string
  figures: readonly BudgetFigure[]
  pages: readonly PageWeight[]
  sharesOf(page: PageWeight): readonly Weight[]
}

const MEASURES: readonly [Measure, string][] = [
  ['scripts', 'JavaScript'],
  ['styles', 'Styles'],
  ['html', 'HTML'],
  ['pictures', 'Pictures'],
]

const MOST_PAGES = 20
const WIDTH = 1000

/** A page that shows which sections ship what: one self-contained HTML file, with the heaviest page of each page type as bars. */
export function weightReport({ name, figures, pages, sharesOf }: ReportParts): string {
  const heaviest = [...pages].sort((a, b) => all(b.weight) - all(a.weight))
  const ofKinds = heaviest.filter((page, index) => heaviest.findIndex(({ kind }) => kind === page.kind) === index)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page weights of ${text(name)}</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<h1>Page weights of ${text(name)}</h1>
<p>Sizes are compressed, in kilobytes. JavaScript counts only code that loads before any interaction. Pictures count the whole page, in the sizes for wide screens.</p>
${budgetTable(figures)}
<h2>The heaviest page of each kind, section by section</h2>
${ofKinds.map((page) => pageFigure(page, sharesOf(page))).join('\n')}
<h2>The heaviest pages</h2>
${pageTable(heaviest.slice(0, MOST_PAGES))}
</body>
</html>
`
}

function budgetTable(figures: readonly BudgetFigure[]): string {
  const rows = figures.map(
    ({ pages, what, allowed, heaviest, over, of }) =>
      `<tr><th scope="row">${text(pages)}</th><td>${what}</td>` +
      `<td data-state="${stateOf(over, of)}">${over > 0 ? `${over} of ${of} over` : of > 0 ? `within: ${of}` : 'applies to no page'}</td>` +
      `<td>${allowed}</td><td>${heaviest ? `${heaviest.amount} <span>${text(heaviest.path)}</span>` : 'no page'}</td></tr>`,
  )
  return `<h2>Budgets</h2>
<table><thead><tr><th scope="col">Pages</th><th scope="col">Measure</th><th scope="col">Status</th><th scope="col">Allowed</th><th scope="col">Heaviest</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`
}

function stateOf(over: number, of: number): string {
  if (over > 0) return 'over'
  return of > 0 ? 'kept' : 'idle'
}

/** A bar of the same width for each measure, with a segment for each contributing section, and first a gray one for what is shared. */
function pageFigure(page: PageWeight, shares: readonly Weight[]): string {
  const rows = MEASURES.map(([measure, label], row) => {
    const own = shares.reduce((sum, weight) => sum + weight[measure], 0)
    const pieces: [name: string, bytes: number, hue: number | undefined][] = [
      ['shared', Math.max(0, page.weight[measure] - own), undefined],
      ...shares.map((weight, index): [SectionType, number, number] => [page.types[index]!, weight[measure], (index * 47) % 360]),
    ]
    const scale = WIDTH / Math.max(1, page.weight[measure])
    const y = row * 56
    let x = 0
    const drawn = pieces.map(([name, bytes, hue]) => {
      const [from, width] = [x, bytes * scale]
      x += width
      if (width < 0.5) return ''
      const said = `${name} ${kilobytes(bytes)}`
      const fits = width > said.length * 7.5
      const fill = hue === undefined ? '#d8dbe2' : `hsl(${hue} 62% 82%)`
      return (
        `<g><title>${text(said)}</title><rect x="${round(from)}" y="${y + 20}" width="${round(width)}" height="28" fill="${fill}" stroke="#fff"/>` +
        `${fits ? `<text x="${round(from + 6)}" y="${y + 38}">${text(said)}</text>` : ''}</g>`
      )
    })
    return `<text class="label" x="0" y="${y + 14}">${label} ${kilobytes(page.weight[measure])}</text>${drawn.join('')}`
  })
  const rest = shares.map(
    (weight, index) =>
      `<tr><th scope="row">${index + 1}. ${page.types[index]}</th>${MEASURES.map(([measure]) => `<td>${kilobytes(weight[measure])}</td>`).join('')}</tr>`,
  )
  return `<figure>
<figcaption><b>${page.kind}</b> ${text(page.path)}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${MEASURES.length * 56}" role="img" aria-label="What each section of ${text(page.path)} adds">${rows.join('\n')}</svg>
<details><summary>In figures</summary>
<table><thead><tr><th scope="col">Section</th>${MEASURES.map(([, label]) => `<th scope="col">${label}</th>`).join('')}</tr></thead><tbody>${rest.join('\n')}</tbody></table>
</details>
</figure>`
}

function pageTable(pages: readonly PageWeight[]): string {
  const most = Math.max(1, ...pages.map(({ weight }) => all(weight)))
  const rows = pages.map(({ path, kind, types, weight }) => {
    const bar = `<svg viewBox="0 0 200 12" aria-hidden="true"><rect width="${round((all(weight) / most) * 200)}" height="12" fill="#7b8cc4"/></svg>`
    return `<tr><th scope="row">${text(path)}</th><td>${kind}</td><td>${types.length}</td>${MEASURES.map(([measure]) => `<td>${kilobytes(weight[measure])}</td>`).join('')}<td>${kilobytes(all(weight))}</td><td>${bar}</td></tr>`
  })
  return `<table><thead><tr><th scope="col">Page</th><th scope="col">Kind</th><th scope="col">Sections</th>${MEASURES.map(([, label]) => `<th scope="col">${label}</th>`).join('')}<th scope="col">Total</th><td></td></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`
}

/** All bytes of a page; its styles are included in its HTML. */
function all({ scripts, html, pictures }: Weight): number {
  return scripts + html + pictures
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
