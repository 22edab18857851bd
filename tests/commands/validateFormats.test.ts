import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { walk } from '#src/node/files/walk.ts'
import { runCli } from '#tests/support/cli.ts'
import { type Edit, editedBakery } from '#tests/support/editedBakery.ts'
import { runHere } from '#tests/support/runHere.ts'

const HOSTILE = '::error:: ##[add-mask]a %0A::b, | <b> @everyone'

/**
 * Mistakes of several kinds: a dead link, broken text, a wrong type, a warning in a Markdown file, and a value that tries to command
 * whatever shows it.
 */
const mistakes: Record<string, Edit> = {
  'pages/index.json': ['"href": "/visit"', '"href": "/vist"'],
  'theme.json': ['"control": 8', '"control": "8"'],
  'pages/breads.json': '{\n  "name": "Breads",\n}',
  'pages/house-rules.md': ['(/visit#order)', '(/bread)'],
  'pages/visit.json': ['"title": "Come by"', `"title": "Come by",\n      "highlight": ${JSON.stringify(HOSTILE)}`],
}

const run = (...args: string[]) => runHere('validate', ...args)
const report = async (...args: string[]) => JSON.parse((await run(...args, '--format', 'json')).stdout)

test('--format json has every mistake with the text that is at fault', async () => {
  const dir = editedBakery(mistakes)
  const { status, stdout } = await run('--config', dir, '--format', 'json')
  expect(status).toBe(1)
  const { version, valid, checked, problems } = JSON.parse(stdout)
  expect({ version, valid, checked }).toEqual({ version: 1, valid: false, checked: { files: 14, pages: 6 } })
  const atFault = (
    problems as { rule: string; file: string; line: number; column: number; endLine: number; endColumn: number; hint: string }[]
  ).map(({ rule, file, line, column, endLine, endColumn, hint }) => {
    expect(endLine).toBe(line)
    expect(hint.length).toBeGreaterThan(5)
    const text = readFileSync(resolve(file), 'utf8')
      .split('\n')
      .at(line - 1)!
      .slice(column - 1, endColumn - 1)
    return `${rule} ${relative(dir, resolve(file))} ${text}`
  })
  expect(atFault).toEqual([
    'E_JSON pages/breads.json ,',
    'E_LINK_REDIRECTED pages/house-rules.md /bread',
    'E_DEAD_LINK pages/index.json "/vist"',
    `E_RAW_HTML pages/visit.json ${JSON.stringify(HOSTILE)}`,
    `E_HIGHLIGHT pages/visit.json ${JSON.stringify(HOSTILE)}`,
    'E_TYPE theme.json "8"',
  ])
})

test.each(['text', 'github', 'sarif', 'junit', 'markdown'])(
  '--format %s tells of the same mistakes, exits with 1, and lets no config text act',
  async (format) => {
    const { status, stdout, stderr } = await run('--config', editedBakery(mistakes), '--format', format)
    expect(status).toBe(1)
    expect(stderr).toBe('')
    for (const code of ['E_JSON', 'E_LINK_REDIRECTED', 'E_DEAD_LINK', 'E_HIGHLIGHT', 'E_TYPE']) expect(stdout).toContain(code)
    expect(stdout).not.toMatch(/##\[|\u001b/)
    const commands = stdout.split('\n').filter((line) => line.trimStart().startsWith('::'))
    expect(commands).toHaveLength(format === 'github' ? 6 : 0)
    if (format === 'sarif') expect(() => JSON.parse(stdout)).not.toThrow()
  },
)

test('text is the default, without colours when it is not a terminal, with a frame below each problem', async () => {
  const { stdout } = await run('--config', editedBakery({ 'theme.json': ['"control": 8', '"control": "8"'] }))
  expect(stdout).toMatch(
    /^\S+theme\.json:\d+:\d+ error E_TYPE radius\.control: [^\n]+\n(?: {2}\d+ \| [^\n]+\n){2}> \d+ \| +"control": "8",\n +\| +\^\^\^\n(?: {2}\d+ \| [^\n]+\n){2}\n14 files, 7 pages: 1 error\n$/,
  )
})

test('--strict makes a warning fail', async () => {
  const dir = editedBakery({ 'pages/index.json': ['"href": "/visit"', '"href": "/bread"'] })
  expect((await run('--config', dir)).status).toBe(0)
  const { status, stdout } = await run('--config', dir, '--strict')
  expect(status).toBe(1)
  expect(stdout).toContain('error E_LINK_REDIRECTED')
})

test('--rule can be given again, and decides how the check ends', async () => {
  const dir = editedBakery({
    'pages/index.json': ['"href": "/visit"', '"href": "/vist"'],
    'pages/visit.json': ['"title": "Opening hours and orders"', '"title": "our breads"'],
  })
  const { valid, problems } = await report('--config', dir, '--rule', 'E_DEAD_LINK=warn', '--rule=E_SAME_TITLE=off')
  expect(valid).toBe(true)
  expect(problems).toMatchObject([{ rule: 'E_DEAD_LINK', severity: 'warning' }])
})

test.each([
  [['--format', 'jsn'], 'Unknown format "jsn". Did you mean "json"?'],
  [['--rule', 'E_DEAD_LNK=off'], 'There is no rule "E_DEAD_LNK". Did you mean "E_DEAD_LINK"?'],
  [['--changed', '--strict'], '--changed: the config folder is not in a git repository.'],
])('%j is a usage error: one line, exit code 2', async (args, message) => {
  const { status, stdout, stderr } = await run('--config', editedBakery({}), ...args)
  expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: `${message}\n` })
})

test('other commands do not take the options of validate', async () => {
  const { status, stderr } = await runHere('build', '--verbose')
  expect({ status, stderr }).toEqual({ status: 2, stderr: '--verbose only works with validate.\n' })
})

test('C01 --format json of a folder that is not there is a report too', async () => {
  const { valid, checked, problems } = await report('--config', 'no-such-folder', '--changed')
  expect({ valid, checked }).toEqual({ valid: false, checked: { files: 0, pages: 0 } })
  expect(problems).toMatchObject([{ rule: 'E_NO_CONFIG', line: 1, column: 1, endLine: 1, endColumn: 1 }])
})

test('C10 100 faults are all shown, with the right total', async () => {
  const redirects = Array.from({ length: 100 }, (_, index) => `{ "from": "/old-${index}", "to": "/nowhere-${index}" }`)
  const dir = editedBakery({ 'redirects.json': `{ "redirects": [\n${redirects.join(',\n')}\n] }` })
  const { stdout } = await run('--config', dir, '--format', 'github')
  expect(stdout.match(/^::error /gm)).toHaveLength(100)
  expect(stdout).toContain(': 100 errors')
})

test('C43 with folders that may not be written it works all the same, and nothing is written', async () => {
  const dir = editedBakery(mistakes)
  const { files } = walk(dir)
  const stamps = () => files.map((file) => readFileSync(join(dir, file), 'base64'))
  const before = stamps()
  const locked = [dir, ...new Set(files.map((file) => join(dir, file, '..')))]
  for (const folder of locked) chmodSync(folder, 0o555)
  try {
    expect((await runCli(['validate', '--config', dir, '--format', 'junit'], { HOME: '/nowhere' })).code).toBe(1)
  } finally {
    for (const folder of locked) chmodSync(folder, 0o755)
  }
  expect(walk(dir).files).toEqual(files)
  expect(stamps()).toEqual(before)
})

/** A bakery with a dead link in its home page, committed in a repository of its own. Gives its config folder. */
function committedBakery(): string {
  const repository = mkdtempSync(join(tmpdir(), 'committed-'))
  onTestFinished(() => rmSync(repository, { recursive: true, force: true }))
  const config = join(repository, 'config')
  cpSync(editedBakery({ 'pages/index.json': mistakes['pages/index.json']! }), config, { recursive: true })
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    ['commit', '--quiet', '-m', 'First'],
  ]) {
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false', ...args], {
      cwd: repository,
      stdio: 'ignore',
    })
  }
  return config
}

test('--changed shows only problems in files that differ from the last commit, and counts the others', async () => {
  const config = committedBakery()
  const unchanged = await run('--config', config, '--changed')
  expect(unchanged).toMatchObject({ status: 0, stdout: '14 files, 7 pages: 0 errors (1 more in unchanged files)\n' })

  appendFileSync(join(config, 'theme.json'), ',')
  writeFileSync(join(config, 'menu.json'), '{}')
  const { valid, problems } = await report('--config', config, '--changed', '--strict')
  expect(valid).toBe(false)
  expect((problems as { rule: string; file: string }[]).map(({ rule, file }) => `${rule} ${relative(config, resolve(file))}`)).toEqual([
    'E_STRAY_FILE menu.json',
    'E_JSON theme.json',
  ])

  expect((await run('--config', config, '--changed', 'HEAD', '--format', 'junit')).stdout.match(/<testcase /g)).toHaveLength(2)
  expect(await run('--config', config, '--changed=no-such-branch')).toMatchObject({
    status: 2,
    stderr: '--changed: git cannot find the commit "no-such-branch".\n',
  })
})
