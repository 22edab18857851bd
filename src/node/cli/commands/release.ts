import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

const { config, at, as } = sharedOptions

export const release = command({
  name: 'release',
  summary: 'collects changes in named releases, and publishes each of them together',
  usage: ['', 'create <name>', 'add <release> <file>…', 'take <release> <file>…', '(publish | send | drop) <release>'],
  details:
    'Without arguments it lists the releases with their changes, and the changes that are in none. `add` and `take` put the changes of files into a release and take them out, such as `add spring-campaign pages/visit.json`. `publish` commits the release to the current branch, if the site has no errors with it alone; the files here get its changes, too. `send` pushes the branch of the release for approval. `drop` deletes a release without changes. Exit code: 0 done, 1 refused or incomplete, 2 could not run.',
  options: {
    config,
    at,
    as,
    all: { type: 'boolean', about: 'with `add` and `take`: all changes instead of those of files' },
    message: { type: 'string', value: '<title>', about: 'the first line of the commit message (default: the name of the release)' },
    push: { type: 'boolean', about: 'with `publish`: pushes the current branch to the remote of this repository' },
    'pull-request': { type: 'boolean', about: 'with `send`: opens a pull request on GitHub; needs a token in `GITHUB_TOKEN`' },
    format: { type: 'string', value: '<name>', about: '`text` (default), or `json`, for the list' },
  },
  readsPages: true,
  run: async ({ configDir, at: moment }, { as: person, all, message, push, 'pull-request': pullRequest, format }, words) =>
    (await import('#src/node/cli/actions/release.ts')).release({
      configDir,
      words,
      at: moment,
      as: person,
      isAll: all,
      message,
      push,
      pullRequest,
      format,
    }),
})
