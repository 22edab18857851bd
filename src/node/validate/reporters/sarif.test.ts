import { expect, test } from 'vitest'
import { problemCodes } from '#src/site/checks/ruleOf.ts'
import { hostileTexts, sampleProblem, sampleReport, sampleWarning } from './fixtures/sampleReport.ts'
import { sarif } from './sarif.ts'

const shown = (...input: Parameters<typeof sampleReport>) => JSON.parse(sarif(sampleReport(...input), { color: false }))
const runOf = (...input: Parameters<typeof sampleReport>) => shown(...input).runs[0]

/** The part of the SARIF 2.1.0 schema that such logs touch: for each object the properties it may have; `!` marks those it must have. */
const allowed = {
  log: ['$schema', 'version!', 'runs!'],
  run: ['tool!', 'columnKind', 'invocations', 'results'],
  tool: ['driver!'],
  driver: ['name!', 'rules'],
  invocation: ['executionSuccessful!'],
  descriptor: ['id!', 'name', 'shortDescription', 'fullDescription', 'help', 'defaultConfiguration', 'properties'],
  result: ['ruleId', 'ruleIndex', 'level', 'message!', 'locations'],
  location: ['physicalLocation', 'logicalLocations'],
  physicalLocation: ['artifactLocation', 'region'],
  artifactLocation: ['uri'],
  region: ['startLine', 'startColumn', 'endLine', 'endColumn'],
  logicalLocation: ['fullyQualifiedName', 'kind'],
  text: ['text!'],
}

function expectShape(what: keyof typeof allowed, value: object): void {
  const names = allowed[what].map((name) => name.replace('!', ''))
  expect(
    Object.keys(value).filter((key) => !names.includes(key)),
    what,
  ).toEqual([])
  for (const name of allowed[what]) if (name.endsWith('!')) expect(value, what).toHaveProperty([name.slice(0, -1)])
}

test('a log has the shape of SARIF 2.1.0', () => {
  const log = shown([sampleProblem(), sampleWarning])
  expectShape('log', log)
  expect(log.version).toBe('2.1.0')
  expect(log.$schema).toMatch(/sarif-2\.1\.0\.json$/)
  for (const run of log.runs) {
    expectShape('run', run)
    expectShape('tool', run.tool)
    expectShape('driver', run.tool.driver)
    expect(['utf16CodeUnits', 'unicodeCodePoints']).toContain(run.columnKind)
    for (const invocation of run.invocations) expectShape('invocation', invocation)
    for (const rule of run.tool.driver.rules) {
      expectShape('descriptor', rule)
      for (const text of ['shortDescription', 'fullDescription', 'help']) {
        expectShape('text', rule[text])
        expect(typeof rule[text].text).toBe('string')
      }
      expect(['none', 'note', 'warning', 'error']).toContain(rule.defaultConfiguration.level)
      expect(new Set(rule.properties.tags).size).toBe(rule.properties.tags.length)
    }
    for (const result of run.results) {
      expectShape('result', result)
      expectShape('text', result.message)
      expect(['none', 'note', 'warning', 'error']).toContain(result.level)
      expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId)
      for (const location of result.locations) {
        expectShape('location', location)
        expectShape('physicalLocation', location.physicalLocation)
        expectShape('artifactLocation', location.physicalLocation.artifactLocation)
        expectShape('region', location.physicalLocation.region)
        for (const value of Object.values(location.physicalLocation.region)) expect(value).toBeGreaterThanOrEqual(1)
        for (const logical of location.logicalLocations ?? []) expectShape('logicalLocation', logical)
      }
    }
  }
})

test('the rules are the whole catalogue, each once', () => {
  const { rules } = runOf([]).tool.driver
  expect(rules.map(({ id }: { id: string }) => id)).toEqual(problemCodes)
  expect(rules.find(({ id }: { id: string }) => id === 'E_NO_H1')).toMatchObject({
    name: 'NoH1',
    shortDescription: { text: 'No main heading' },
    defaultConfiguration: { level: 'error' },
  })
})

test('a result has the region of its token', () => {
  expect(runOf([sampleProblem()]).results[0].locations[0]).toEqual({
    physicalLocation: {
      artifactLocation: { uri: 'config/pages/index.json' },
      region: { startLine: 2, startColumn: 11, endLine: 2, endColumn: 18 },
    },
    logicalLocations: [{ fullyQualifiedName: 'sections.0.href', kind: 'member' }],
  })
})

test('a problem of the whole file has no logical place', () => {
  expect(runOf([sampleWarning]).results[0].locations[0]).not.toHaveProperty('logicalLocations')
})

test('a sound config has an empty list of results, which closes earlier alerts', () => {
  expect(runOf([]).results).toEqual([])
})

test.each(['a b.json', 'a%20b.json', 'c:d/e.json', 'ü?#.json', 'half \ud83c.json', '../out/a.json'])(
  'the path config/%s is a relative reference that leads to the file',
  (name) => {
    const { uri } = runOf([sampleProblem({ file: `x/${name}` })]).results[0].locations[0].physicalLocation.artifactLocation
    const url = new URL(uri, 'file:///root/')
    expect(uri).toMatch(/^[\x21-\x7e]+$/)
    expect(decodeURIComponent(url.pathname)).toBe(
      `/root/${name.startsWith('../') ? name.slice(3) : `x/${name.replace('\ud83c', '\ufffd')}`}`,
    )
  },
)

test.each(hostileTexts)('config text %j makes no link in a message', (hostile) => {
  expect(runOf([sampleProblem({ message: hostile, hint: hostile })]).results[0].message.text).not.toMatch(
    /\]\(|[\u0000-\u001f\u202a-\u202e]/,
  )
})
