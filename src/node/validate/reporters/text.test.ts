import { expect, test } from 'vitest'
import { hostileTexts, sampleProblem, sampleReport, sampleWarning } from './fixtures/sampleReport.ts'
import { problemsAsText, text } from './text.ts'

const excerpt = { first: 1, lines: ['{', '  "href": "/vist"', '}'] }
const shown = (...input: Parameters<typeof sampleReport>) => text(sampleReport(...input), { color: false })

test('a sound config is one line', () => {
  expect(shown([])).toBe('14 files, 7 pages: 0 errors')
})

test('a problem is a line with place, code, path, message and hint, and a code frame', () => {
  expect(shown([sampleProblem({ excerpt })])).toBe(
    [
      'config/pages/index.json:2:11 error E_DEAD_LINK sections.0.href: "/vist" is not a page of this site. Did you mean "/visit"?',
      '  1 | {',
      '> 2 |   "href": "/vist"',
      '    |           ^^^^^^^',
      '  3 | }',
      '',
      '14 files, 7 pages: 1 error',
    ].join('\n'),
  )
})

test('problems of one file stand together, an empty line between files', () => {
  const lines = shown([sampleProblem(), sampleProblem({ line: 3 }), sampleWarning]).split('\n')
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    'config/pages/index.json:2:11',
    'config/pages/index.json:3:11',
    '',
    'config/theme.json:9:5',
    '',
    '14',
  ])
  expect(lines[3]).toBe('config/theme.json:9:5 warning E_CONTRAST: #AAAAAA cannot be read')
})

test('problems that come from one thing are told once, with all places', () => {
  const gone = { cause: '/vist' }
  const lines = shown([
    sampleProblem(gone),
    sampleProblem({ ...gone, line: 3 }),
    sampleProblem({ ...gone, line: 7 }),
    sampleProblem({ ...gone, file: 'config/header.json' }),
    sampleProblem({ line: 9, cause: '/other' }),
  ]).split('\n')
  expect(lines.slice(1)).toEqual([
    '  The same in 3 more places: config/pages/index.json:3:11, 7:11; config/header.json:2:11',
    expect.stringMatching(/^config\/pages\/index\.json:9:11 /),
    '',
    '14 files, 7 pages: 5 errors',
  ])
})

test('the total says how many problems lie in files that were not asked for', () => {
  expect(
    shown([
      sampleProblem({ fix: { do: 'set', label: 'Change "/vist" to "/visit"', file: 'pages/index.json', keyPath: ['a'], value: '/visit' } }),
    ]),
  ).toMatch(/\n14 files, 7 pages: 1 error; 1 can be fixed: npm run validate -- --fix$/)
  expect(shown([sampleProblem()], { elsewhere: 3 })).toMatch(/\n14 files, 7 pages: 1 error \(3 more in unchanged files\)$/)
})

test('with colours the words are the same', () => {
  const report = sampleReport([sampleProblem({ excerpt }), sampleWarning])
  const colored = text(report, { color: true })
  expect(colored).toContain('\u001b[31merror\u001b[0m')
  expect(colored).toContain('\u001b[33mwarning\u001b[0m')
  expect(colored.replace(/\u001b\[\d+m/g, '').replace(/ +$/gm, '')).toBe(text(report, { color: false }))
})

test('in a message that says more, the same problems stand without their number', () => {
  const problems = [sampleProblem({ excerpt }), sampleWarning]
  expect(`${problemsAsText(problems)}\n\n14 files, 7 pages: 1 error, 1 warning`).toBe(shown(problems))
  expect(problemsAsText([])).toBe('')
})

test('of files that are no longer as they were read, a message has a line for each problem', () => {
  expect(problemsAsText([sampleProblem({ excerpt }), sampleWarning], { frames: false }).split('\n')).toEqual([
    'config/pages/index.json:2:11 error E_DEAD_LINK sections.0.href: "/vist" is not a page of this site. Did you mean "/visit"?',
    'config/theme.json:9:5 warning E_CONTRAST: #AAAAAA cannot be read',
  ])
})

test.each(hostileTexts)('config text %j steers neither a terminal nor a runner', (hostile) => {
  const problem = sampleProblem({
    message: hostile,
    path: hostile,
    hint: hostile,
    file: `config/${hostile}.json`,
    excerpt: { first: 1, lines: ['{', `           ${hostile}`, '}'] },
  })
  const lines = shown([problem]).split('\n')
  expect(lines).toHaveLength(7)
  for (const line of [...lines, ...problemsAsText([problem]).split('\n')]) {
    expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]|##[a-z]*\[/)
    expect(line.trimStart()).not.toMatch(/^::/)
  }
})
