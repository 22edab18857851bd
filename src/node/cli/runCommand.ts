import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type HostName, hosts } from '#src/node/hosting/hosts.ts'
import { LockError } from '#src/node/files/lockError.ts'
import { LANGUAGES, SITE_KINDS } from '#src/node/init/choices.ts'
import { commandHelp } from './commandHelp.ts'
import { readMoment } from '#src/node/text/moment.ts'
import { npmOptions } from './npmOptions.ts'
import { printable } from '#src/node/text/printable.ts'
import { takeOwnSections } from '#src/node/sections/ownSections.ts'
import { PublishError } from '#src/node/render/publish.ts'
import { JournalError } from '#src/node/receive/journal/journalError.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { errorPlace, errorReason, systemReason } from '#src/node/files/systemError.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { ServeError } from '#src/node/hosting/serveError.ts'

const HELP = `Usage: npm run <command> -- [options]
       page-builder <command> [options], where the package is installed

Commands
  start      builds what is missing or stale and serves dist/ at http://localhost:4173, to this machine only; PORT and HOST
             override (HOST=0.0.0.0 serves other machines, too)
  dev        live preview at http://localhost:5173; a saved config edit shows at once
  edit       the same preview with an editor beside the page, at http://localhost:5173/_edit
  build      writes dist/; what has not changed since the last build is kept; a failed build leaves the old one whole
  merge      puts the shards of a site together and publishes it in dist/: merge <folder> <folder> …
  validate   checks config: exit 0 clean, 1 problems, 2 could not run
  slugs      records the published paths in slugs.lock.json; from then on none may vanish without a redirect
  schemas    writes the JSON Schemas for editors, those with the values of the config folder too, and the page of rules
  init       writes a new site into an empty folder: init <folder>; asks for what its options leave open
  upgrade    rewrites config of an older version for this one and shows the difference
  new        writes a page: new <collection> <id>, or new page <path>; or a section type of your own: new section <type>
  mv         moves a page with every link to it: mv <from-path> <to-path>
  rm         removes a page that nothing links to: rm <path>
  receive    takes the messages of forms at http://localhost:4174 (PORT and HOST override); receive list, export, retry, release and drop
             see to those that were taken
  patch      takes changes from a JSON file or a pipe: patch <file.json>; exit 0 written, 1 refused, 2 could not run (docs/agents.md)
  mcp        serves agents over standard input and output, by the Model Context Protocol (docs/agents.md)
  review     says what changed since the last commit and which problems there are; with --branch, commits it there
  diff       says what changed in the config since a commit: diff <git-ref>, diff <a>..<b>; exit 0 no address lost, 1 some lost, 2 could not run

Options
  --config <dir>   the config folder (default: config)
  --out <dir>      where the site is written (default: dist)
  --help           this text; behind a command, what that one takes
  --version        the version of the page builder; in place of a command

Option of start, receive, dev, edit, build, validate, diff and review
  --at <moment>        what is live then, by publishAt and expireAt: a day such as 2026-12-01, or a time such as 2026-12-01T09:00:00+01:00 (default: now)

Options of build
  --explain <path>     says why that page was made again, or was not; can be given again
  --host <name>        writes what a host needs, too: ${Object.keys(hosts).join(', ')}; can be given again (docs/hosting.md)
  --shard <i>/<n>      makes only the i-th of n parts of the site, into --out (default: shards/<i>), for merge

Options of validate
  --format <name>      text (default), json, github, sarif, junit or markdown
  --strict             warnings fail like errors
  --rule <code>=<how>  off, warn or error, for one rule; can be given again (docs/rules.md lists the rules)
  --changed [<ref>]    shows only problems in files that differ from a commit (default: the last one)
  --max <n>            shows at most so many problems, with a summary by rule; 0 shows all (default: 50 on a terminal, else all)
  --fix                repairs what can be repaired for certain; with --dry-run shows it as a diff and writes nothing
  --verbose            also names the hidden and left-over files that are passed over

Option of diff
  --format <name>      text (default), or markdown for a comment on a pull request

Options of receive
  --data <dir>         where messages are kept (default: submissions, beside the config folder; FORMS_DATA)
  --state <state>      (list, export) waiting, held, failed or delivered
  --form <name>        (list, export) one form only
  --since <moment>     (list, export) what was taken since
  --format <name>      (list) text or json; (export) jsonl or csv
  --all                (retry, release) every message that failed, or is held

Options of init
  --name <name>        what the company is called
  --colour <colour>    its colour, such as #1d7a5f; all others are made from it
  --language <tag>     ${LANGUAGES.join(', ')}
  --kind <kind>        ${SITE_KINDS.join(', ')}
  --mail <address>     where visitors can write to

Options of patch, and of mcp
  --allow-drafts       (patch, mcp) pages that are drafts are within reach, too
  --dry-run            (patch) shows what would change as a diff and writes nothing
  --fix                (patch) repairs what the patch brings about and what has one right answer
  --strict             (patch) new warnings refuse it like errors
  --format <name>      (patch) text (default) or json

Options of review
  --branch <name>      commits what changed in the config folder on this branch, which is made when it is not there
  --message <title>    first line of the commit (default: the sum of what changed)
  --push               pushes the branch to the remote of this repository
  --pull-request       pushes it and opens a pull request on GitHub; needs a token in GITHUB_TOKEN

Options of upgrade, new, mv and rm
  --dry-run            shows what would change as a diff and writes nothing
  --draft              (new) the page is not published yet
  --redirect <path>    (rm) where visitors of the page go from now on
  --relink             (rm) with --redirect, leads the links to the page there as well
  --gone               (rm) they go nowhere`

const validateOptions = {
  format: { type: 'string' },
  strict: { type: 'boolean' },
  rule: { type: 'string', multiple: true },
  changed: { type: 'string' },
  max: { type: 'string' },
  fix: { type: 'boolean' },
  verbose: { type: 'boolean' },
} as const
const editOptions = {
  'dry-run': { type: 'boolean' },
  draft: { type: 'boolean' },
  redirect: { type: 'string' },
  gone: { type: 'boolean' },
  relink: { type: 'boolean' },
} as const
const initOptions = {
  name: { type: 'string' },
  colour: { type: 'string' },
  // As it is spelt elsewhere.
  color: { type: 'string' },
  language: { type: 'string' },
  kind: { type: 'string' },
  mail: { type: 'string' },
} as const
const doorOptions = { 'allow-drafts': { type: 'boolean' } } as const
const reviewOptions = {
  branch: { type: 'string' },
  message: { type: 'string' },
  push: { type: 'boolean' },
  'pull-request': { type: 'boolean' },
} as const
const receiveOptions = {
  data: { type: 'string' },
  state: { type: 'string' },
  form: { type: 'string' },
  since: { type: 'string' },
  all: { type: 'boolean' },
} as const
const timeOptions = { at: { type: 'string' } } as const
const buildOptions = {
  explain: { type: 'string', multiple: true },
  host: { type: 'string', multiple: true },
  shard: { type: 'string' },
} as const
const someOptions = {
  ...validateOptions,
  ...buildOptions,
  ...editOptions,
  ...receiveOptions,
  ...doorOptions,
  ...reviewOptions,
  ...timeOptions,
  ...initOptions,
}

/** The table: options that only some commands take. */
const optionsOf: Record<string, readonly string[]> = {
  start: ['at'],
  dev: ['at'],
  edit: ['at'],
  build: [...Object.keys(buildOptions), 'at'],
  validate: [...Object.keys(validateOptions), 'dry-run', 'at'],
  receive: [...Object.keys(receiveOptions), 'format', 'at'],
  patch: ['allow-drafts', 'dry-run', 'fix', 'strict', 'format'],
  mcp: ['allow-drafts'],
  review: [...Object.keys(reviewOptions), 'at'],
  diff: ['format', 'at'],
  slugs: ['at'],
  init: Object.keys(initOptions),
  upgrade: ['dry-run'],
  new: ['dry-run', 'draft'],
  mv: ['dry-run'],
  rm: ['dry-run', 'redirect', 'gone', 'relink'],
}

/** Commands that take words beside their options; to all others a word is a mistake. */
const takesWords = new Set(['merge', 'receive', 'patch', 'diff', 'init', 'new', 'mv', 'rm'])

/** Commands that parse pages from their start, for which the section types of the company have to be known. */
const readsPages = new Set([
  'start',
  'dev',
  'edit',
  'build',
  'validate',
  'receive',
  'patch',
  'review',
  'diff',
  'slugs',
  'upgrade',
  'new',
  'mv',
  'rm',
])

/** Every command gives the exit code, or never returns while it serves. */
type Command = (
  places: { configDir: string; dist: string; workDir: string; words: string[]; at: number | undefined },
  options: Exclude<ReturnType<typeof readArguments>, string>['options'],
) => Promise<number>

const commands: Record<string, Command> = {
  start: async (places) => (await import('./commands/start.ts')).start(places),
  dev: async (places) => (await import('./commands/dev.ts')).dev(places),
  edit: async (places) => (await import('./commands/edit.ts')).edit(places),
  build: async ({ words: _words, ...places }, { explain, shard, out, host = [] }) =>
    shard === undefined
      ? (await import('./commands/build.ts')).build({ ...places, hosts: host.filter(isHost) }, explain)
      : (await import('./commands/buildShard.ts')).buildShardCommand(places, shard, out),
  merge: async ({ words, dist, workDir }) => (await import('./commands/merge.ts')).merge(words, { dist, workDir }),
  validate: async ({ configDir, at }, { format, strict, rule, changed, max, fix, verbose, 'dry-run': dryRun }) =>
    (await import('./commands/validate.ts')).validate({ configDir, format, strict, rules: rule, changed, max, fix, dryRun, verbose, at }),
  receive: async ({ configDir, words, at }, { data, state, form, since, format, all }) =>
    (await import('./commands/receive.ts')).receive({ configDir, words, data, state, form, since, format, all, at }),
  patch: async ({ configDir, words }, { 'dry-run': dryRun, 'allow-drafts': allowDrafts, fix, strict, format }) =>
    (await import('./commands/patch.ts')).patch({ configDir, words, dryRun, allowDrafts, fix, strict, format }),
  mcp: async ({ configDir }, { 'allow-drafts': allowDrafts }) => (await import('./commands/mcp.ts')).mcp({ configDir, allowDrafts }),
  review: async ({ configDir, at }, { branch, message, push, 'pull-request': pullRequest }) =>
    (await import('./commands/review.ts')).review({ configDir, branch, message, push, pullRequest, at }),
  diff: async ({ configDir, words, at }, { format }) => (await import('./commands/diff.ts')).diff({ configDir, words, format, at }),
  slugs: async ({ configDir, at }) => (await import('./commands/slugs.ts')).slugs({ configDir, at }),
  schemas: async (places) => (await import('./commands/schemas.ts')).schemas(places),
  init: async ({ words }, { name, colour, color, language, kind, mail }) =>
    (await import('./commands/init.ts')).init({ words, name, colour: colour ?? color, language, kind, mail }),
  upgrade: async ({ configDir }, { 'dry-run': dryRun }) => (await import('./commands/upgrade.ts')).upgrade({ configDir, dryRun }),
  new: async ({ configDir, words }, { draft, 'dry-run': dryRun }) =>
    (await import('./commands/new.ts')).newPage({ configDir, words, draft, dryRun }),
  mv: async ({ configDir, words }, { 'dry-run': dryRun }) => (await import('./commands/move.ts')).movePage({ configDir, words, dryRun }),
  rm: async ({ configDir, words }, { redirect, gone, relink, 'dry-run': dryRun }) =>
    (await import('./commands/remove.ts')).removePage({ configDir, words, redirect, gone, relink, dryRun }),
}

/**
 * Runs one command of the project: `args` are the words behind `npm run` or `cli.ts`. Gives the exit code; what there is to say is printed.
 * Everything that goes wrong is printed in words too: it never throws.
 */
export async function runCommand(args: string[]): Promise<number> {
  try {
    return await run(args)
  } catch (error) {
    const expected = [ServeError, PublishError, LockError, JournalError].some((kind) => error instanceof kind)
    console.error(
      expected
        ? (error as Error).message
        : `Something went wrong: ${failureOf(error)}${process.env.DEBUG ? `\n${(error as Error).stack}` : ''}`,
    )
    return 2
  }
}

/** What failed, with the file or folder where the system stood in the way. */
function failureOf(error: unknown): string {
  const [reason, place] = [systemReason(error), errorPlace(error)]
  return reason === undefined ? errorReason(error) : printable(place === undefined ? reason : `${place}: ${reason}`)
}

async function run(args: string[]): Promise<number> {
  if (args.length === 1 && args[0] === '--version') {
    const { version } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as { version: string }
    console.log(version)
    return 0
  }
  const read = readArguments(args)
  if (typeof read === 'string') {
    console.error(`${read}\n\n${helpOf(args[0] ?? '')}`)
    return 2
  }
  const { name, words, options, help } = read
  if (help) {
    console.log(helpOf(name))
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    const meant = didYouMean(name, Object.keys(commands))
    console.error(`${name ? `There is no command "${printable(name)}".${meant ? ` ${meant}` : ''}` : 'Which command?'}\n\n${HELP}`)
    return 2
  }
  const surplus = takesWords.has(name) ? undefined : words[0]
  if (surplus !== undefined) {
    const isPath = /[./\\]/.test(surplus) || existsSync(surplus)
    const instead = isPath ? `Did you mean: npm run ${name} -- --config ${surplus}` : `What it takes: npm run ${name} -- --help`
    console.error(printable(`${name} takes no ${isPath ? 'path' : 'word'}, and got "${surplus}". ${instead}`))
    return 2
  }
  const ofNpm = npmOptions(name, Object.keys(options), optionsOf[name] ?? [], process.env)
  if ('failure' in ofNpm) {
    console.error(printable(ofNpm.failure))
    return 2
  }
  const empty = Object.entries(options).find(([, value]) => [value].flat().some((one) => typeof one === 'string' && one.trim() === ''))?.[0]
  if (empty !== undefined) {
    console.error(`--${empty} is empty, as from a variable that is not set. Give it a value, or leave it out.`)
    return 2
  }
  if (name === 'init' && (options.config ?? options.out) !== undefined) {
    console.error('--config and --out name the folders of a site that is there; init takes the folder of a new one: init my-site.')
    return 2
  }
  const misplaced = Object.keys(someOptions).find((option) => option in options && !optionsOf[name]?.includes(option))
  if (misplaced !== undefined) {
    const takers = Object.keys(optionsOf).filter((command) => optionsOf[command]!.includes(misplaced))
    console.error(`--${misplaced} is an option of ${takers.join(', ')} only.`)
    return 2
  }
  const stranger = options.host?.find((host) => !isHost(host))
  if (stranger !== undefined) {
    console.error(`There is no host "${printable(stranger.slice(0, 80))}"; --host is one of ${Object.keys(hosts).join(', ')}.`)
    return 2
  }
  if (options.host && options.shard !== undefined) {
    console.error('--host is for whole builds, not for shards.')
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
  const configDir = resolve(options.config ?? ofNpm.config ?? 'config')
  if (readsPages.has(name)) await takeOwnSections(configDir)
  return command({ configDir, dist, workDir: join(dirname(dist), '.build'), words, at }, options)
}

function isHost(name: string): name is HostName {
  return Object.hasOwn(hosts, name)
}

/** The name of the command, its words and its options; or what is wrong with the arguments. */
function readArguments(written: string[]) {
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
    const strange = /^Unknown option '(-[^']*)'/.exec((error as Error).message)?.[1]
    if (strange === undefined) return errorReason(error)
    const name = Object.hasOwn(commands, args[0] ?? '') ? args[0]! : undefined
    const known = ['config', 'out', 'help', ...(name === undefined ? Object.keys(someOptions) : (optionsOf[name] ?? []))]
    const meant = didYouMean(
      strange,
      known.map((option) => `--${option}`),
    )
    return `There is no option ${printable(strange)}.${meant ? ` ${meant}` : ''}`
  }
}

/** What to read about a command; about all of them when there is none of this name. */
function helpOf(name: string): string {
  return Object.hasOwn(commands, name) ? commandHelp(HELP, name, optionsOf[name] ?? []) : HELP
}
