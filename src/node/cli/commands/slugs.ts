import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

const { config, at } = sharedOptions

export const slugs = command({
  name: 'slugs',
  summary: 'records the published paths at a release, in `slugs.lock.json`',
  details: 'From then on, none of them can disappear without a redirect.',
  options: { config, at },
  readsPages: true,
  run: async ({ configDir, at }) => (await import('#src/node/cli/actions/slugs.ts')).slugs({ configDir, at }),
})
