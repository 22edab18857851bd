import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

export const rm = command({
  name: 'rm',
  summary: 'removes a page that nothing links to',
  details: '`--redirect` sends its visitors to another page, `--gone` tells them that it no longer exists.',
  usage: ['<path>'],
  options: {
    config: sharedOptions.config,
    redirect: { type: 'string', value: '<path>', about: 'redirects visitors of the page to this path' },
    relink: { type: 'boolean', about: 'with `--redirect`, also updates all links to the page' },
    gone: { type: 'boolean', about: 'tells visitors that the page no longer exists' },
    'dry-run': sharedOptions['dry-run'],
    as: sharedOptions.as,
  },
  readsPages: true,
  run: async ({ configDir }, { redirect, gone, relink, 'dry-run': dryRun, as }, words) =>
    (await import('#src/node/cli/actions/remove.ts')).removePage({ configDir, words, redirect, gone, relink, dryRun, as }),
})
