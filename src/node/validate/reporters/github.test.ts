import { expect, test } from 'vitest'
import { hostileTexts, sampleProblem, sampleReport, sampleWarning } from './fixtures/sampleReport.ts'
import { github } from './github.ts'

const shown = (...input: Parameters<typeof sampleReport>) => github(sampleReport(...input), { color: true }).split('\n')

/** Reads a line as the runner does: the command, its properties and its message, decoded. */
function command(line: string) {
  const [, name, written, message] = /^::([a-z]+) ([^]*?)::([^]*)$/.exec(line) ?? []
  const decoded = (text: string) =>
    text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%25', '%')
  return {
    name,
    properties: Object.fromEntries((written ?? '').split(',').map((property) => property.split(/=([^]*)/).map(decoded))),
    message: decoded(message ?? ''),
  }
}

test('a problem is an annotation with its place, and the total follows', () => {
  expect(shown([sampleProblem(), sampleWarning])).toEqual([
    '::error file=config/pages/index.json,line=2,endLine=2,col=11,endColumn=18,title=E_DEAD_LINK Link to a missing page::sections.0.href: "/vist" is not a page of this site. Did you mean "/visit"?',
    '::warning file=config/theme.json,line=9,endLine=9,col=5,endColumn=14,title=E_CONTRAST Colours with too little contrast::#AAAAAA cannot be read. Choose a colour with more contrast.',
    '14 files, 7 pages: 1 error, 1 warning',
  ])
})

test('a sound config makes no annotation', () => {
  expect(shown([])).toEqual(['14 files, 7 pages: 0 errors'])
})

test.each(hostileTexts)('config text %j makes no second command and no other property', (hostile) => {
  const file = `config/${hostile}.json`
  const lines = shown([sampleProblem({ message: hostile, path: hostile, hint: hostile, file })])
  expect(lines).toHaveLength(2)
  expect(lines[0]).not.toMatch(/[\r\n]/)
  const { name, properties, message } = command(lines[0]!)
  expect(name).toBe('error')
  expect(Object.keys(properties)).toEqual(['file', 'line', 'endLine', 'col', 'endColumn', 'title'])
  expect(properties['line']).toBe('2')
  expect(properties['file']).toBe(file)
  expect(message).not.toMatch(/[\r\n]|##[a-z]*\[/)
})

test('percent signs, colons and commas come through', () => {
  const { properties, message } = command(
    shown([sampleProblem({ file: 'config/a,b:c%2C.json', message: '100%0A sure', path: '', hint: 'So: be, it.' })])[0]!,
  )
  expect(properties['file']).toBe('config/a,b:c%2C.json')
  expect(message).toBe('100%0A sure. So: be, it.')
})
