import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commands } from '#src/node/cli/commands/index.ts'
import { walk } from '#src/node/files/walk.ts'
import { runCli } from '#tests/support/cli.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { runHere } from '#tests/support/runHere.ts'

/** Every file below a folder with its content. */
function contents(dir: string): Map<string, string> {
  const { files, links } = walk(dir)
  return new Map([...files, ...links].map((file) => [file, readFileSync(join(dir, file), 'base64')]))
}

test('validate of a sound config exits with 0 and says how much it checked', async () => {
  const { status, stdout } = await runHere('validate', '--config', 'tests/fixtures/bakery')
  expect(status).toBe(0)
  expect(stdout).toBe('14 files, 7 pages: 0 errors\n')
})

test('the process ends with the code of the command', async () => {
  expect(await runCli(['validate', '--config', 'tests/fixtures/bakery'])).toEqual({ code: 0, output: '14 files, 7 pages: 0 errors\n' })
  expect(await runCli(['bild'])).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^Unknown command "bild"\. Did you mean "build"\?\n/) as string,
  })
})

test('validate of a faulty config exits with 1 and prints each problem with its place', async () => {
  const dir = editedBakery({
    'pages/index.json': ['"href": "/visit"', '"href": "/vist"'],
    'theme.json': ['"control": 8', '"control": "8"'],
  })
  const { status, stdout } = await runHere('validate', '--config', dir)
  expect(status).toBe(1)
  const lines = stdout.split('\n').filter((line) => /^\S/.test(line) && !line.startsWith('>'))
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(
    /^\S+\/pages\/index\.json:\d+:\d+ error E_DEAD_LINK sections\.0\.actions\.1\.href: "\/vist" is not a page of this site\. Did you mean "\/visit"\?$/,
  )
  expect(lines[1]).toMatch(
    /^\S+\/theme\.json:\d+:\d+ error E_TYPE radius\.control: expected a number, got "8"\. Write 8, without quotation marks\.$/,
  )
  expect(lines[2]).toBe('14 files, 7 pages: 2 errors; 1 can be fixed: npm run validate -- --fix')
})

test('validate with warnings only exits with 0', async () => {
  const dir = editedBakery({ 'pages/index.json': ['"href": "/visit"', '"href": "/bread"'] })
  const { status, stdout } = await runHere('validate', '--config', dir)
  expect(status).toBe(0)
  expect(stdout).toContain('warning E_LINK_REDIRECTED')
  expect(stdout).toContain('1 warning')
})

test('C01 validate without a config folder exits with 2 and says in one line what it looked for and from where', async () => {
  const { status, stdout } = await runHere('validate', '--config', 'no-such-folder')
  expect(status).toBe(2)
  const [line] = stdout.split('\n')
  expect(line).toMatch(/^no-such-folder:1:1 error E_NO_CONFIG: this config folder does not exist\. /)
  expect(line).toContain(process.cwd())
})

test.each([[['bild']], [[]], [['toString']], [['--confg', 'config']]])(
  '%j is a usage error: exit code 2 and the list of commands',
  async (args) => {
    const { status, stderr } = await runHere(...args)
    expect(status).toBe(2)
    expect(stderr).toContain('Usage: npm run <command>')
  },
)

test.each([
  [['validate', '--confg', 'config'], /^Unknown option --confg\. Did you mean "--config"\?\n/],
  [['validate', '--config'], /./],
])('%j is a usage error: exit code 2 and what the command takes', async (args, message) => {
  const { status, stderr } = await runHere(...args)
  expect(status).toBe(2)
  expect(stderr).toMatch(message)
  expect(stderr).toContain('Usage: npm run validate')
  expect(stderr).toContain('--strict')
})

test.each(commands.map(({ name }) => name))(
  'authoring-review 17, H14: the help of %s tells of its own options, each once',
  async (name) => {
    const { usage = [''], options } = commands.find((command) => command.name === name)!
    const { status, stdout } = await runHere(name, '--help')
    expect(status).toBe(0)
    for (const form of usage) expect(stdout).toContain(`npm run ${name} -- ${form}${form && ' '}[options]\n`)
    const told = [...stdout.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, option]) => option!)
    expect(told).toEqual([...Object.keys(options).filter((option) => !('refused' in options[option]!)), 'help'])
  },
)

test('the help of a command says what an option with several meanings does there', async () => {
  const formatOf = async (name: string) => /--format(?:.*\n {3,})*.*/.exec((await runHere(name, '--help')).stdout)![0].replace(/\s+/g, ' ')
  expect(await formatOf('validate')).toMatch(/sarif, junit/)
  expect(await formatOf('diff')).toMatch(/markdown for a comment/)
  expect(await formatOf('receive')).toMatch(/jsonl or csv$/)
  expect(await formatOf('patch')).toMatch(/json for the whole result/)
  expect((await runHere('start', '--help')).stdout).toContain('HOST=0.0.0.0')
})

test('H14 help is plain text of at most 100 columns', async () => {
  const texts = await Promise.all(
    [[], ...commands.map(({ name }) => [name])].map(async (words) => (await runHere(...words, '--help')).stdout),
  )
  expect(texts.join('').match(/`|\*\*/g)).toBeNull()
  expect(texts.flatMap((text) => text.split('\n')).filter((line) => line.length > 100)).toEqual([])
})

test.each([
  [['validate', '--out', 'x'], '--out only works with start, dev, edit, build, merge, translations.\n'],
  [['merge', 'x', '--draft'], '--draft only works with new.\n'],
  [['build', '--host', 'nginx', '--host', 'ngnix'], 'Unknown host "ngnix"; --host must be one of nginx, caddy, apache, systemd, '],
  [['build', '--host', 'nginx', '--shard', '1/2'], '--host does not work with --shard; use it in a full build.\n'],
  [['diff', 'HEAD', '--at', 'soon'], '--at "soon" is not a time. Write a day such as 2026-12-01, '],
])('%j is refused in one line', async (args, message) => {
  const { status, stdout, stderr } = await runHere(...args)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr.startsWith(message), stderr).toBe(true)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})

test.each([
  ['validate', '--config='],
  ['build', '--out', ''],
  ['validate', '--config', ' '],
  ['receive', 'list', '--data='],
])('H14 an option without a value, as from a variable that is not set, is refused: %j', async (...args) => {
  const { status, stdout, stderr } = await runHere(...args)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^--(?:config|out|data) is empty, .*\n$/)
})

test('R8.4 init takes no folders of a site that is there, and the spelling of colour that others have', async () => {
  const { stdout } = await runHere('init', '--help')
  expect(stdout).toContain('--colour <colour>')
  expect(stdout).not.toMatch(/--config|--out/)
  expect(await runHere('init', 'new-site', '--config', 'x')).toMatchObject({ status: 2, stderr: expect.stringContaining('init my-site.') })
  const { status, stderr } = await runHere('init', 'new-site', '--name', 'X', '--color', 'sky')
  expect([status, stderr]).toEqual([2, '"sky" is not a colour; enter one such as #1d7a5f.\n'])
})

test.each([
  [['validate', '../f3'], 'Unexpected argument "../f3" for validate. Did you mean: npm run validate -- --config ../f3\n'],
  [['build', 'tests'], 'Unexpected argument "tests" for build. Did you mean: npm run build -- --config tests\n'],
  [['dev', 'fast'], 'Unexpected argument "fast" for dev. Usage: npm run dev -- --help\n'],
])('authoring-review 4: %j is refused', async (args, stderr) => {
  expect(await runHere(...args)).toMatchObject({ status: 2, stdout: '', stderr })
})

test('authoring-review 4: options that npm kept for itself are taken, or it is said how to write them', async () => {
  const run = (args: string[], environment: Record<string, string>) => runCli(args, { npm_lifecycle_event: 'validate', ...environment })
  const bakery = 'tests/fixtures/bakery'
  expect(await run(['validate'], { npm_config_config: bakery })).toMatchObject({ code: 0, output: '14 files, 7 pages: 0 errors\n' })
  expect(await run(['validate'], { npm_config_config: 'nowhere' })).toEqual({
    code: 2,
    output: '--config nowhere: there is no such folder. Usage: npm run validate -- --config <dir>\n',
  })
  expect(await run(['validate'], { npm_config_config: '' })).toEqual({
    code: 2,
    output: 'npm took --config as its own option. Put a separate -- before it: npm run validate -- --config <dir>\n',
  })
  expect(await run(['validate'], { npm_config_strict: 'true' })).toEqual({
    code: 2,
    output: 'npm took --strict as its own option. Put a separate -- before it: npm run validate -- --strict\n',
  })
  // What was said behind the hyphens counts, and so does nothing that another script was told.
  expect(await run(['validate', '--config', bakery], { npm_config_config: 'nowhere' })).toMatchObject({ code: 0 })
  expect(await runCli(['validate', '--config', bakery], { npm_lifecycle_event: 'check', npm_config_strict: 'true' })).toMatchObject({
    code: 0,
  })
})

test('--help exits with 0', async () => {
  const { status, stdout } = await runHere('--help')
  expect(status).toBe(0)
  expect(stdout).toContain('validate')
})

test('C43 validate writes nothing', async () => {
  const dir = editedBakery({})
  const before = contents(dir)
  expect((await runHere('validate', '--config', dir)).status).toBe(0)
  expect(contents(dir)).toEqual(before)
})

test('C01 C03 G06 build with a faulty config exits with 1 and leaves the published site as it is, byte for byte', async () => {
  const place = mkdtempSync(join(tmpdir(), 'published-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  const dist = join(place, 'dist')
  mkdirSync(join(dist, 'about'), { recursive: true })
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Old</title>')
  writeFileSync(join(dist, 'about/index.html'), Buffer.from([0, 1, 2, 255]))
  const before = contents(dist)
  const dir = editedBakery({ 'pages/visit.json': '', 'site.json': ['"name"', '"nam"'] })
  for (const config of [dir, join(place, 'nowhere')]) {
    const { status, stderr } = await runHere('build', '--config', config, '--out', dist)
    expect(status).toBe(1)
    expect(stderr).toContain('nothing was built, and the published site is unchanged')
    expect(contents(dist)).toEqual(before)
  }
  const { stderr } = await runHere('build', '--config', dir, '--out', dist)
  expect(stderr).toContain(`${relative(process.cwd(), dir)}/pages/visit.json:1:1 error E_EMPTY`)
  expect(walk(place).files.filter((file) => !file.startsWith('dist/'))).toEqual([])
})

test('the bundle of the command line says what the sources say', async () => {
  const dir = editedBakery({ 'pages/index.json': ['"href": "/visit"', '"href": "/vist"'] })
  const args = ['validate', '--config', dir, '--format', 'json']
  const { status, stdout } = spawnSync(process.execPath, ['src/node/cli/run.mjs', ...args], { encoding: 'utf8', timeout: 60_000 })
  const sources = await runCli(args)
  expect([status, stdout]).toEqual([sources.code, sources.output])
  expect(status).toBe(1)
})

test('--version prints the version and nothing else; it is no option of a command', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(await runHere('--version')).toMatchObject({ status: 0, stdout: `${version}\n`, stderr: '' })
  expect((await runHere('validate', '--version')).status).toBe(2)
})
