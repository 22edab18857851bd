import MarkdownIt from 'markdown-it'
import { expect, test } from 'vitest'
import { hostileTexts, sampleProblem, sampleReport, sampleWarning } from './fixtures/sampleReport.ts'
import { LONGEST_SUMMARY, markdown } from './markdown.ts'

const shown = (...input: Parameters<typeof sampleReport>) => markdown(sampleReport(...input), { color: true })
const rendered = (text: string) => new MarkdownIt({ html: true, linkify: true }).render(text)

test('a sound config is a heading and the total', () => {
  expect(shown([])).toBe('### Config: no problems\n\n14 files, 7 pages: 0 errors')
})

test('problems are a table, errors first', () => {
  expect(shown([sampleWarning, sampleProblem()])).toBe(
    [
      '### Config: invalid',
      '',
      '14 files, 7 pages: 1 error, 1 warning',
      '',
      '| | Place | Rule | Problem |',
      '| --- | --- | --- | --- |',
      '| error | config/pages/index.json:2:11 | `E_DEAD_LINK` | sections.0.href: "/vist" is not a page of this site. Did you mean "/visit"? |',
      '| warning | config/theme.json:9:5 | `E_CONTRAST` | &#35;AAAAAA cannot be read. Choose a colour with more contrast. |',
    ].join('\n'),
  )
})

test('warnings alone leave the config valid', () => {
  expect(shown([sampleWarning])).toMatch(/^### Config: valid, with warnings\n/)
})

test.each(hostileTexts)('config text %j is only text in one cell', (hostile) => {
  const html = rendered(shown([sampleProblem({ message: hostile, path: '', hint: 'End.', file: `config/${hostile}.json` })]))
  expect([...html.matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag).join(' ')).toBe(
    'h3 p table thead tr th th th th tbody tr td td td code td',
  )
  expect(html).not.toMatch(/@(?=\w)|#(?=\d)/)
})

test('a long message is cut', () => {
  const lines = shown([sampleProblem({ message: 'x'.repeat(5000) })]).split('\n')
  expect(lines.at(-1)!.length).toBeLessThan(450)
  expect(lines.at(-1)).toContain('x… |')
})

test('what does not fit into a comment is counted', () => {
  const many = Array.from({ length: 5000 }, (_, index) => sampleProblem({ line: index + 1, message: '|'.repeat(100) }))
  const text = shown(many)
  expect(text.length).toBeLessThanOrEqual(LONGEST_SUMMARY)
  const rows = text.match(/^\| error/gm)!.length
  expect(rows).toBeGreaterThan(50)
  expect(text).toMatch(new RegExp(`\n\n… and ${5000 - rows} more\\.$`))
})
