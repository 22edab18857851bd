import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

export const mv = command({
  name: 'mv',
  summary: 'moves a page, updates every link to it, and redirects the old path',
  usage: ['<from-path> <to-path>'],
  options: { config: sharedOptions.config, 'dry-run': sharedOptions['dry-run'], as: sharedOptions.as },
  readsPages: true,
  run: async ({ configDir }, { 'dry-run': dryRun, as }, words) =>
    (await import('#src/node/cli/actions/move.ts')).movePage({ configDir, words, dryRun, as }),
})
