import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

export const upgrade = command({
  name: 'upgrade',
  summary: 'upgrades the config to the current version of its format (docs/package.md)',
  details: 'It shows the changes as a diff.',
  options: { config: sharedOptions.config, 'dry-run': sharedOptions['dry-run'] },
  readsPages: true,
  run: async ({ configDir }, { 'dry-run': dryRun }) => (await import('#src/node/cli/actions/upgrade.ts')).upgrade({ configDir, dryRun }),
})
