import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

const { config, at } = sharedOptions

export const review = command({
  name: 'review',
  summary: 'shows what changed in the config since the last commit, and its problems',
  details: 'With `--branch`, it also commits these changes, or, with `--only`, some of them.',
  options: {
    config,
    at,
    branch: {
      type: 'string',
      value: '<name>',
      about: 'commits the changes of the config folder on this branch, which is created if needed',
    },
    only: {
      type: 'string',
      multiple: true,
      value: '<change>',
      about: 'commits only the changes of this page or file, such as `/visit` or `footer.json`, or one change by its id; can be repeated',
    },
    message: { type: 'string', value: '<title>', about: 'the first line of the commit message (default: a summary of the changes)' },
    push: { type: 'boolean', about: 'pushes the branch to the remote of this repository' },
    'pull-request': { type: 'boolean', about: 'pushes the branch and opens a pull request on GitHub; needs a token in `GITHUB_TOKEN`' },
  },
  readsPages: true,
  run: async ({ configDir, at }, { branch, only, message, push, 'pull-request': pullRequest }) =>
    (await import('#src/node/cli/actions/review.ts')).review({ configDir, branch, only, message, push, pullRequest, at }),
})
