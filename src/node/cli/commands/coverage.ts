import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

const { config, at } = sharedOptions

export const coverage = command({
  name: 'coverage',
  summary: 'lists what the site answers to the addresses of an old one, and which are lost',
  details:
    'The old addresses come from a sitemap, a list, or the log of the old server, whose most visited addresses come first. For each lost one it proposes a page by its words. Exit code: 0 none is lost, 1 some are, 2 could not run.',
  options: {
    config,
    at,
    old: { type: 'string', value: '<file>', about: 'the old addresses: `sitemap.xml`, a text with one in each line, or an `access.log`' },
    write: { type: 'boolean', about: 'adds redirects to the proposed pages to `redirects.json`, where the words agree well' },
    'dry-run': sharedOptions['dry-run'],
    format: { type: 'string', value: '<name>', about: '`text` (default), or `json`' },
  },
  readsPages: true,
  run: async ({ configDir, at }, { old, write, format, 'dry-run': isDryRun }) =>
    (await import('#src/node/cli/actions/coverage.ts')).coverage({ configDir, at, old, write, format, isDryRun }),
})
