import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LockError } from '#src/node/files/lock.ts'
import { readMoment } from './moment.ts'
import { printable } from './printable.ts'
import { PublishError } from '#src/node/render/publish.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { ServeError } from '#src/node/serve/serveError.ts'

const HELP = `Usage: npm run <command> -- [options]

Commands
  start      builds what is missing or stale and serves dist/ at http://localhost:4173 (PORT overrides)
  dev        live preview at http://localhost:5173; a saved config edit shows at once
  build      writes dist/; a failed build leaves the old one whole
  validate   checks config: exit 0 clean, 1 problems, 2 could not run
  slugs      records the published paths in slugs.lock.json; from then on none may vanish without a redirect
  schemas    writes the JSON Schemas for editors, those with the values of the config folder too, and the page of rules
  new        writes a page: new <collection> <id>, or new page <path>
  mv         moves a page with every link to it: mv <from-path> <to-path>
  rm         removes a page that nothing links to: rm <path>
  diff       says what changed in the config since a commit: diff <git-ref>, diff <a>..<b>; exit 0 no address lost, 1 some lost, 2 could not run

Options
  --config <dir>   the config folder (default: config)
  --out <dir>      where the site is written (default: dist)
  --help           this text

Option of start, dev, build, validate and diff
  --at <moment>        what is live then, by publishAt and expireAt: a day such as 2026-12-01, or a time such as 2026-12-01T09:00:00+01:00 (default: now)

Options of validate
  --format <name>      text (default), json, github, sarif, junit or markdown
  --strict             warnings fail like errors
  --rule <code>=<how>  off, warn or error, for one rule; can be given again (docs/rules.md lists the rules)
  --changed [<ref>]    shows only problems in files that differ from a commit (default: the last one)
  --fix                fixes what has one right answer; with --dry-run shows it as a diff and writes nothing
  --verbose            also names the hidden and left-over files that are passed over

Option of diff
  --format <name>      text (default), or markdown for a comment on a pull request

Options of new, mv and rm
  --dry-run            shows what would change as a diff and writes nothing
  --draft              (new) the page is not published yet
  --redirect <path>    (rm) where visitors of the page go from now on
  --gone               (rm) they go nowhere`

const validateOptions = {
  format: { type: 'string' },
  strict: { type: 'boolean' },
  rule: { type: 'string', multiple: true },
  changed: { type: 'string' },
  fix: { type: 'boolean' },
  verbose: { type: 'boolean' },
} as const
const editOptions = {
  'dry-run': { type: 'boolean' },
  draft: { type: 'boolean' },
  redirect: { type: 'string' },
  gone: { type: 'boolean' },
} as const
const timeOptions = { at: { type: 'string' } } as const
const someOptions = { ...validateOptions, ...editOptions, ...timeOptions }

/** The table: options that only some commands take. */
const optionsOf: Record<string, readonly string[]> = {
  start: ['at'],
  dev: ['at'],
  build: ['at'],
  validate: [...Object.keys(validateOptions), 'dry-run', 'at'],
  diff: ['format', 'at'],
  slugs: ['at'],
  new: ['dry-run', 'draft'],
  mv: ['dry-run'],
  rm: ['dry-run', 'redirect', 'gone'],
}

/** Every command gives the exit code, or never returns while it serves. */
type Command = (
  places: { configDir: string; dist: string; workDir: string; words: string[]; at: number | undefined },
  options: ReturnType<typeof readArguments>['options'],
) => Promise<number>

const commands: Record<string, Command> = {
  start: async (places) => (await import('./commands/start.ts')).start(places),
  dev: async (places) => (await import('./commands/dev.ts')).dev(places),
  build: async (places) => (await import('./commands/build.ts')).build(places),
  validate: async ({ configDir, at }, { format, strict, rule, changed, fix, verbose, 'dry-run': dryRun }) =>
    (await import('./commands/validate.ts')).validate({ configDir, format, strict, rules: rule, changed, fix, dryRun, verbose, at }),
  diff: async ({ configDir, words, at }, { format }) => (await import('./commands/diff.ts')).diff({ configDir, words, format, at }),
  slugs: async ({ configDir, at }) => (await import('./commands/slugs.ts')).slugs({ configDir, at }),
  schemas: async (places) => (await import('./commands/schemas.ts')).schemas(places),
  new: async ({ configDir, words }, { draft, 'dry-run': dryRun }) =>
    (await import('./commands/new.ts')).newPage({ configDir, words, draft, dryRun }),
  mv: async ({ configDir, words }, { 'dry-run': dryRun }) => (await import('./commands/move.ts')).movePage({ configDir, words, dryRun }),
  rm: async ({ configDir, words }, { redirect, gone, 'dry-run': dryRun }) =>
    (await import('./commands/remove.ts')).removePage({ configDir, words, redirect, gone, dryRun }),
}

async function run(): Promise<number> {
  const { name, words, options, help } = readArguments()
  if (help) {
    console.log(HELP)
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    console.error(`${name ? `There is no command "${name}".` : 'Which command?'}\n\n${HELP}`)
    return 2
  }
  const misplaced = Object.keys(someOptions).find((option) => option in options && !optionsOf[name]?.includes(option))
  if (misplaced !== undefined) {
    const takers = Object.keys(optionsOf).filter((command) => optionsOf[command]!.includes(misplaced))
    console.error(`--${misplaced} is an option of ${takers.join(', ')} only.`)
    return 2
  }
  const at = options.at === undefined ? undefined : readMoment(options.at)
  if (options.at !== undefined && at === undefined) {
    console.error(
      `--at "${printable(options.at.slice(0, 80))}" is no moment; write a day such as 2026-12-01, or a time with its offset such as 2026-12-01T09:00:00+01:00.`,
    )
    return 2
  }
  const dist = resolve(options.out ?? 'dist')
  return command({ configDir: resolve(options.config ?? 'config'), dist, workDir: join(dirname(dist), '.build'), words, at }, options)
}

function readArguments() {
  const written = process.argv.slice(2)
  // The value of --changed may be left out, which the parser does not know.
  const args = written.map((word, index) => (word === '--changed' && (written[index + 1] ?? '-').startsWith('-') ? '--changed=HEAD' : word))
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { config: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean', short: 'h' }, ...someOptions },
    })
    return { name: positionals[0] ?? '', words: positionals.slice(1), options: values, help: values.help === true }
  } catch (error) {
    console.error(`${errorReason(error)}\n\n${HELP}`)
    process.exit(2)
  }
}

const minimum = (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { engines: { node: string } })
  .engines.node
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19) || !existsSync('package.json')) {
  console.error(
    existsSync('package.json')
      ? `Node ${minimum} is needed; this is ${process.versions.node}.`
      : 'Run this from the folder of the project.',
  )
  process.exit(2)
}
// Class names of styles differ between the two; the server build, the prerendering and the client must agree.
process.env.NODE_ENV ??= process.argv[2] === 'dev' ? 'development' : 'production'
run().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    const expected = error instanceof ServeError || error instanceof PublishError || error instanceof LockError
    console.error(
      expected ? error.message : `Something went wrong: ${errorReason(error)}${process.env.DEBUG ? `\n${(error as Error).stack}` : ''}`,
    )
    process.exitCode = 2
  },
)
