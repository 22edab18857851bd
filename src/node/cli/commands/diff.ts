import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

const { config, at } = sharedOptions

export const diff = command({
  name: 'diff',
  summary: 'lists what changed in the config since a commit, or between two',
  details:
    'It compares pages, titles, sections, menus and redirects. Exit code: 0 all previous addresses work, 1 some do not, 2 could not run.',
  usage: ['<git-ref>', '<a>..<b>'],
  options: {
    config,
    at,
    format: { type: 'string', value: '<name>', about: '`text` (default), or `markdown` for a comment on a pull request' },
  },
  readsPages: true,
  run: async ({ configDir, at }, { format }, words) =>
    (await import('#src/node/cli/actions/diff.ts')).diff({ configDir, words, format, at }),
})
