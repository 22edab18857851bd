import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

export const importSite = command({
  name: 'import',
  summary:
    'brings a site of another system over, from a WordPress export or a folder of Markdown, or a list of redirects ([docs/moving-in.md](docs/moving-in.md))',
  details:
    'Reports what came and what did not, in numbers that add up. Repeat it at any time: files that you changed since stay as they are.',
  usage: ['<source> --to <config-folder>', 'redirects <list> --to <config-folder>'],
  options: {
    config: { type: 'string', refused: 'import writes into the folder that --to names.' },
    to: { type: 'string', value: '<folder>', about: 'the config folder to write to: an existing one, or a new one' },
    media: { type: 'string', multiple: true, value: '<path>', about: 'a folder or zip file with the uploaded files; can be repeated' },
    'dry-run': sharedOptions['dry-run'],
  },
  readsPages: true,
  run: async (_places, { to, media, 'dry-run': dryRun }, words) =>
    (await import('#src/node/cli/actions/importSite.ts')).importSite({ words, to, media, dryRun }),
})
