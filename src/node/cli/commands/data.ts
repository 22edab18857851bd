import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

export const data = command({
  name: 'data',
  summary: 'fetches the data of collections from addresses and databases, as docs/data.md describes',
  details:
    'Keeps a copy in `data/fetched` and its hash in `data/lock.json`, so that all other commands need no network. If data cannot be fetched, the last good copy stays in use for the days of its `maxAge`.',
  usage: ['', '<collection> …'],
  options: { config: sharedOptions.config },
  run: async ({ configDir }, _options, names) => (await import('#src/node/cli/actions/data.ts')).data(configDir, names),
})
