import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

export const newPage = command({
  name: 'new',
  summary: 'writes a valid page, or a section type of your own (docs/sections.md)',
  details: 'In a terminal it asks for missing arguments.',
  usage: ['<collection> <id>', 'page <path>', 'section <type>'],
  options: {
    config: sharedOptions.config,
    draft: { type: 'boolean', about: 'writes the page as a draft, which is not published' },
    'dry-run': sharedOptions['dry-run'],
    as: sharedOptions.as,
  },
  readsPages: true,
  run: async ({ configDir }, { draft, 'dry-run': dryRun, as }, words) =>
    (await import('#src/node/cli/actions/new.ts')).newPage({ configDir, words, draft, dryRun, as }),
})
