// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { hostileTexts, sampleProblem, sampleReport, sampleWarning } from './fixtures/sampleReport.ts'
import { junit } from './junit.ts'

function parsed(...input: Parameters<typeof sampleReport>): Document {
  const document = new DOMParser().parseFromString(junit(sampleReport(...input), { color: true }), 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}

const files = ['config/footer.json', 'config/pages/index.json', 'config/theme.json']

test('there is a test case for each file, and those with errors fail', () => {
  const document = parsed([sampleProblem(), sampleProblem({ line: 3, message: 'another one' }), sampleWarning], { files })
  expect([...document.querySelectorAll('testcase')].map((node) => [node.getAttribute('name'), node.children[0]?.tagName])).toEqual([
    ['config/footer.json', undefined],
    ['config/pages/index.json', 'failure'],
    ['config/theme.json', 'system-out'],
  ])
  expect(document.querySelector('failure')!.getAttribute('message')).toBe('2 errors')
  expect(document.querySelector('failure')!.textContent).toBe(
    'config/pages/index.json:2:11 E_DEAD_LINK sections.0.href: "/vist" is not a page of this site. Did you mean "/visit"?\nconfig/pages/index.json:3:11 E_DEAD_LINK sections.0.href: another one. Did you mean "/visit"?',
  )
})

test('the counts agree with the cases', () => {
  for (const suite of parsed([sampleProblem(), sampleWarning], { files }).querySelectorAll('testsuites, testsuite')) {
    expect([suite.getAttribute('tests'), suite.getAttribute('failures'), suite.getAttribute('errors')]).toEqual(['3', '1', '0'])
  }
})

test('a problem in a file that is not there has a case too', () => {
  expect(parsed([sampleProblem({ file: 'config/site.json', code: 'E_NO_FILE' })], { files }).querySelectorAll('testcase')).toHaveLength(4)
})

test('a single error is named in its message', () => {
  expect(parsed([sampleProblem()]).querySelector('failure')!.getAttribute('message')).toBe('"/vist" is not a page of this site')
})

test.each(hostileTexts)('config text %j is only text', (hostile) => {
  const problem = sampleProblem({ message: hostile, path: hostile, hint: hostile, file: `config/${hostile}.json` })
  const document = parsed([problem, { ...problem, severity: 'warning' }])
  expect([...document.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual([
    'testsuites',
    'testsuite',
    'testcase',
    'failure',
    'system-out',
  ])
  expect([...document.querySelector('testcase')!.attributes].map(({ name }) => name)).toEqual(['classname', 'name', 'file', 'line'])
})
